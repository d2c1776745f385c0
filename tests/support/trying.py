"""A plugin of pytest that collects once and then tries one mutant after another, each in a process forked from there.

`pytest -p support.trying --asked FD --answers FD`: a line of JSON for each, and what came of it. Functions are given
their changed code where they stand; what a module did while it was imported stays as it was, so that whatever is not
noticed here is tried again from the start.
"""

import gc
import json
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep
from types import CodeType, FunctionType
from typing import Any

import pytest

from support.changed_source import Place

TOO_LONG, NOTICED, NOT_NOTICED, CANNOT_SAY = range(-1, 3)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--asked", type=int)
    parser.addoption("--answers", type=int)


def pytest_runtestloop(session: pytest.Session) -> bool:
    items = {item.nodeid: item for item in session.items}
    asked, answers = session.config.getoption("--asked"), session.config.getoption("--answers")
    with open(asked, encoding="utf-8") as lines, open(answers, "w", encoding="utf-8") as said:
        said.write("ready\n")
        said.flush()
        for line in lines:
            ask = json.loads(line)
            place = Place(Path(ask["place"][0]), *ask["place"][1:])
            said.write(f"{_forked(session, place, [items[each] for each in ask['tests'] if each in items], ask)}\n")
            said.flush()
    return True


def _forked(session: pytest.Session, place: Place, items: list[pytest.Item], ask: dict[str, Any]) -> int:
    """Which of the above; whatever takes too long is noticed by that."""
    if (child := os.fork()) == 0:
        status = CANNOT_SAY
        try:
            os.setsid()
            status = _tried(session, place, items)
        finally:
            os._exit(status)
    until = monotonic() + ask["longest"]
    while monotonic() < until:
        ended, status = os.waitpid(child, os.WNOHANG)
        if ended:
            return os.waitstatus_to_exitcode(status)
        sleep(0.02)
    os.killpg(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return TOO_LONG


def _tried(session: pytest.Session, place: Place, items: list[pytest.Item]) -> int:
    if not items or not swap(place):
        return CANNOT_SAY
    for item, following in zip(items, [*items[1:], None], strict=True):
        session.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        if session.testsfailed:
            return NOTICED
    return NOT_NOTICED


def swap(place: Place) -> bool:
    """Was there a function that now does something else?"""
    new = {(code.co_qualname, code.co_firstlineno): code for code in _codes(place.compiled())}
    gc.unfreeze()
    swapped = False
    for each in gc.get_objects():
        if type(each) is FunctionType and each.__code__.co_filename == str(place.file):
            code = new.get((each.__code__.co_qualname, each.__code__.co_firstlineno))
            if code is not None and code != each.__code__:
                each.__code__, swapped = code, True
    gc.freeze()
    return swapped


def _codes(code: CodeType) -> Iterator[CodeType]:
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield each
            yield from _codes(each)
