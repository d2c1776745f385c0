"""What a candidate has to do at a live table, and how what they did is marked."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from houseway.school.item import ItemQuestion
from houseway.school.live.said import SaidLine

PAYS: Final = "pay"
GRAVE: Final[Mapping[str, str]] = {
    "count": "a float or a result that is counted wrongly",
    PAYS: "a payment that is wrong",
    "collect": "a wager that is collected, handed back or left wrongly",
    "card": "a card to the wrong place, or at the wrong time",
    "bet": "a bet that is taken or refused wrongly",
    "rule": "an irregularity that is dealt with wrongly",
}
MINOR: Final[Mapping[str, str]] = {
    "do": "a step left out, out of order or by the wrong person",
    "call": "a wrong announcement, or one left out",
    "limit": "a limit of the sign that is not known",
}

RIGHT: Final[Mapping[str, str]] = {
    "count": "counts",
    PAYS: "payments",
    "collect": "times that wagers were collected or handed back",
    "card": "cards",
    "bet": "bets that were taken or refused",
    "rule": "irregularities",
    "do": "steps",
    "call": "announcements",
    "limit": "limits of the sign",
}
"""What was done rightly, in words."""


class AwaitedStep(NamedTuple):
    """What has to be done now. Where there is a question, it is put; else the candidate knows it."""

    kind: str
    right: str  # in words
    cites: tuple[str, ...] = ()
    question: ItemQuestion | None = None
    line: str = ""  # as the candidate may do it


class StepMark(NamedTuple):
    """One thing that the candidate did or left out, held against what the table does."""

    place: int  # of the answer by which it was done
    part: str
    kind: str
    right: bool
    given: str
    answer: str
    cites: tuple[str, ...]
    settlement: int  # which one it belongs to; nought: none

    @property
    def gravity(self) -> str:
        return "grave" if self.kind in GRAVE else "minor"

    def as_data(self) -> dict[str, Any]:
        return {
            "place": self.place,
            "part": self.part,
            "kind": self.kind,
            "says": {**GRAVE, **MINOR}[self.kind],
            "gravity": self.gravity,
            "right": self.right,
            "given": self.given,
            "is": self.answer,
            "cites": list(self.cites),
        }


class StepMarking:
    """The marks of a test, in their order."""

    def __init__(self) -> None:
        self.marks: list[StepMark] = []
        self.part, self.settlement = "opening", 0

    def mark(self, awaited: AwaitedStep, said: SaidLine, *, right: bool, cites: tuple[str, ...] = ()) -> None:
        settled = self.settlement if awaited.kind in (PAYS, "collect") else 0
        found = cites or awaited.cites
        self.marks.append(
            StepMark(said.place, self.part, awaited.kind, right, str(said), awaited.right, found, settled)
        )
