"""A plugin of pytest that collects once and then tries one mutant after another, each in a process forked from there.

`pytest -p support.trying --asked FD --answers FD`: a line of JSON for each, and what came of it. Functions are given
their changed code where they stand; what a module did while it was imported stays as it was, so that whatever is not
noticed here is tried again from the start. Where no place is named, nothing is changed: that is the control.
"""

import gc
import json
import os
import resource
import signal
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import monotonic, process_time, sleep
from types import CodeType, FunctionType
from typing import NamedTuple

import pytest

from support.changed_source import Place

PASS, FAIL, CANNOT_SAY = range(3)


class Came(NamedTuple):
    """What came of some tests; of the last of them, which it was and how long it took."""

    to: str  # "pass", "fail", "too long" or "cannot say"
    test: str = ""
    seconds: float = 0.0
    processor: float = 0.0  # seconds of it that the process was at work, however busy the machine was

    @property
    def is_waiting(self) -> bool:
        return self.processor < self.seconds / 10


def goes_on_for_ever(changed: Came, control: Came) -> bool:
    """A test that had not ended: beside what it takes without the change, directly afterwards. A busy machine makes the
    clock go on and not the processor; of two tests that wait, it delays both."""
    if control.to != "pass" or changed.to != "too long":
        return False
    if changed.is_waiting:
        return changed.seconds > 20 * max(control.seconds, 1)
    return changed.processor > 10 * max(control.processor, 1)


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
            place = Place(Path(ask["place"][0]), *ask["place"][1:]) if ask["place"] else None
            wanted = items if ask["tests"] is None else ask["tests"]
            came = _forked(session, place, [items[each] for each in wanted if each in items], ask["longest"])
            said.write(json.dumps(came) + "\n")
            said.flush()
    return True


def _forked(session: pytest.Session, place: Place | None, items: list[pytest.Item], longest: dict[str, float]) -> Came:
    """`longest` is each test's own."""
    heard, tells = os.pipe()
    if (child := os.fork()) == 0:
        status = CANNOT_SAY
        try:
            os.setsid()
            status = _tried(session, place, items, tells)
        finally:
            os._exit(status)
    os.close(tells)
    os.set_blocking(heard, False)
    try:
        return _watched(child, heard, longest)
    finally:
        os.close(heard)


def _watched(child: int, heard: int, longest: dict[str, float]) -> Came:
    test, since, worked = "", monotonic(), 0.0
    while True:
        ended, status, used = os.wait4(child, os.WNOHANG)
        for line in _lines(heard):
            before, test = line.split(" ", 1)
            since, worked = monotonic(), float(before)
        if ended:
            to = {PASS: "pass", CANNOT_SAY: "cannot say"}.get(os.waitstatus_to_exitcode(status), "fail")
            return Came(to, test, monotonic() - since, used.ru_utime + used.ru_stime - worked)
        if monotonic() - since > longest.get(test, 600.0):
            os.killpg(child, signal.SIGKILL)
            used = os.wait4(child, 0)[2]
            return Came("too long", test, monotonic() - since, used.ru_utime + used.ru_stime - worked)
        sleep(0.02)


def _lines(heard: int) -> Sequence[str]:
    try:
        return os.read(heard, 1 << 20).decode().splitlines()
    except BlockingIOError:
        return ()


def _tried(session: pytest.Session, place: Place | None, items: list[pytest.Item], tells: int) -> int:
    if not items or (place is not None and not swap(place)):
        return CANNOT_SAY
    resource.setrlimit(resource.RLIMIT_DATA, (8 << 30, 8 << 30))
    session.testsfailed = 0  # files that could not be collected count as failed
    for item, following in zip(items, [*items[1:], None], strict=True):
        os.write(tells, f"{process_time()} {item.nodeid}\n".encode())
        session.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        if session.testsfailed:
            return FAIL
    return PASS


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
