"""A plugin of pytest: which tests call which function, how long each test takes, and which fail as it is.

`pytest -p support.who_calls --who-calls FILE`, over a source that says so itself (`support.changed_source.telling`):
with a profiler every call of everything is heard, and the tests take several times as long.
"""

import json
from collections import defaultdict
from pathlib import Path

import pytest

_now: set[str] = set()  # what the test under way has called, in whichever thread
_called: dict[str, list[str]] = defaultdict(list)
_took: dict[str, float] = {}
_failed: list[str] = []
_imported: list[str] = []  # what was called while modules were imported and tests collected
called = _now.add


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--who-calls", type=Path)


def pytest_collection_finish() -> None:
    _imported.extend(_now)


def pytest_runtest_logstart() -> None:
    _now.clear()


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    _took[report.nodeid] = _took.get(report.nodeid, 0.0) + report.duration
    if report.failed:
        _failed.append(report.nodeid)


def pytest_runtest_logfinish(nodeid: str) -> None:
    for function in tuple(_now):
        _called[function].append(nodeid)


def pytest_sessionfinish(session: pytest.Session) -> None:
    file: Path = session.config.getoption("--who-calls")
    file.write_text(
        json.dumps({"by": _called, "took": _took, "failed": _failed, "imported": _imported}), encoding="utf-8"
    )
