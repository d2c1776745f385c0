"""A plugin of pytest: which tests call which function of the package, and how long each test takes.

`pytest -p support.who_calls --who-calls FILE`; with threads, since a floor has a loop of its own.
"""

import json
import sys
import threading
from collections import defaultdict
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

import houseway

PACKAGE = str(Path(houseway.__file__).parent)
_test = ""
_called: dict[Any, set[str]] = defaultdict(set)  # tests, by the code that they ran
_took: dict[str, float] = {}


def _heard(frame: FrameType, event: str, _what: Any) -> None:
    if event == "call" and _test:
        _called[frame.f_code].add(_test)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--who-calls", type=Path)


def pytest_runtest_logstart(nodeid: str) -> None:
    global _test
    _test = nodeid
    threading.setprofile(_heard)
    sys.setprofile(_heard)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    _took[report.nodeid] = _took.get(report.nodeid, 0.0) + report.duration


def pytest_sessionfinish(session: pytest.Session) -> None:
    sys.setprofile(None)
    found: dict[str, list[str]] = defaultdict(list)
    for code, tests in _called.items():
        if code.co_filename.startswith(PACKAGE):
            name = f"{Path(code.co_filename).relative_to(PACKAGE)}:{code.co_qualname}"
            found[name] = sorted({*found[name], *tests})
    file: Path = session.config.getoption("--who-calls")
    file.write_text(json.dumps({"called": found, "took": _took}), encoding="utf-8")
