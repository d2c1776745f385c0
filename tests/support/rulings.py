"""Whether a ruling changed something, or was words alone: the table before and after the function that ruled.

A function that rules is traced (`sys.settrace`) from where it is called or goes on to where it returns or yields.
Between the two it changed something where the table is another one than before, or where it asks somebody, answers what
is asked, or starts a script of its own. That costs time, so it is done in tests by provision and recorded rounds alone;
of what is ruled elsewhere it is only known that it was said.
"""

import sys
from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from functools import cache
from types import CodeType, FrameType, GeneratorType
from typing import Any, Final

from houseway.cite import Cite
from houseway.play.acts import ScriptAnswer
from houseway.play.ask import Ask
from houseway.play.key import Freezer
from houseway.play.table import Table
from houseway.rulebook.collector import Collector

__all__ = ["Rulings"]

TRACED: Final = (
    *("tests/games/", "tests/families/"),
    *(f"tests/play/test_{name}" for name in ("every_record", "discovery", "general_provisions", "departure", "sign")),
)
MOVES_THE_ROUND: Final = (Ask, ScriptAnswer, GeneratorType)


class Rulings:
    """Hears of every ruling, and notes which kind it was once the function that made it is done."""

    def __init__(self, into: Collector) -> None:
        self.into = into
        self.before: dict[FrameType, object] = {}
        self.made: dict[FrameType, list[tuple[str, tuple[Cite, ...]]]] = {}

    @contextmanager
    def during(self, test: str) -> Iterator[None]:
        """Functions that rule are watched while this test runs."""
        if not test.startswith(TRACED):
            yield
            return
        sys.settrace(self._called)
        try:
            yield
        finally:
            sys.settrace(None)
            self.before.clear()
            self.made.clear()

    def hear(self, where: str, cites: tuple[Cite, ...], frame: FrameType | None) -> None:
        """A ruling was made; by a function that is watched, or who knows."""
        while frame is not None and frame not in self.before:
            frame = frame.f_back
        if frame is None:
            self.into.note("words", where, cites)
        else:
            self.made.setdefault(frame, []).append((where, cites))

    def _called(self, frame: FrameType, _event: str, _arg: object) -> Any:
        if not _rules(frame.f_code) or (table := _table(frame)) is None:
            return None
        self.before[frame] = _state(table)
        frame.f_trace_lines = False
        return self._returned

    def _returned(self, frame: FrameType, event: str, given: object) -> Any:
        if event == "return":
            before, made = self.before.pop(frame, None), self.made.pop(frame, [])
            table = _table(frame) if made else None
            changed = isinstance(given, MOVES_THE_ROUND) or (table is not None and _state(table) != before)
            for where, cites in made:
                self.into.note("ruling" if changed else "words", where, cites)
        return self._returned


@cache
def _rules(code: CodeType) -> bool:
    own = "/houseway/" in code.co_filename and not code.co_filename.endswith("/play/table.py")
    return own and "rule" in code.co_names and "<" not in code.co_name


def _table(frame: FrameType) -> Table | None:
    """The table that a function is handed, by itself or with its round."""
    for name in ("table", "self", "round_", "_round"):
        held = frame.f_locals.get(name)
        held = held if isinstance(held, Table) else getattr(held, "table", None)
        if isinstance(held, Table):
            return held
    return None


class _Whole(Freezer):
    """With what the devices hold, and which they are."""

    def frozen(self, value: Any) -> Hashable:
        if isinstance(value, bytearray):
            return bytes(value)
        return (id(value), self.state(value)) if hasattr(value, "weights") else super().frozen(value)


def _state(table: Table) -> object:
    """All that a table keeps: chips, cards, wagers, the sign, and what is due of somebody."""
    return table.sign, [str(due) for due in table.duties], _Whole().state(table)
