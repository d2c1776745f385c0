"""The table test: a live table is opened, twenty rounds are dealt in two services, and it is closed, all by a seed.

A test is its game, its seed and what the candidate did, one line after another: the same lines lead to the same table,
so that anybody with the right can go through it again, step by step. What is grave and what is not, and what is needed
to pass, is said beforehand.
"""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Any, Final, NamedTuple

from houseway.errors import BadInput
from houseway.play.game import Game
from houseway.school.live.steps import GRAVE, MINOR, PAYS, RIGHT, StepMark
from houseway.school.live.table import ROUNDS, LiveTable
from houseway.school.seconds import TARGETS

SLOW: Final = {PAYS: TARGETS["pay"], **{kind: TARGETS[kind] for kind in ("do", "call", "rule", "count", "limit")}}


class TaskAnswer(NamedTuple):
    """What the candidate did, as a line, and how long it took."""

    given: str
    seconds: float


class ReplayedStep(NamedTuple):
    """What somebody did in a test, from the table as it stood before it; and how that was marked."""

    before: LiveTable
    given: str
    marks: Sequence[Mapping[str, Any]]


@dataclass(frozen=True)
class PassMarks:
    """What is needed to pass. An examiner may set others; these are ours, with their reasons in docs/school.md."""

    grave: int = 2  # at the most
    steps: float = 0.9  # right, of what is not grave
    payments: float = 0.95  # right
    seconds: float = 45.0  # a settlement, in the middle

    def as_data(self) -> dict[str, float]:
        return {"grave": self.grave, "steps": self.steps, "payments": self.payments, "seconds": self.seconds}


@dataclass
class TableTest:
    """As far as somebody has come with it."""

    game: Game[Any]
    seed: str
    rounds: int = ROUNDS
    marks: PassMarks = field(default_factory=PassMarks)
    answers: list[TaskAnswer] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.table = LiveTable(self.game, self.seed, self.rounds)
        self.again: LiveTable | None = None  # as it stood at the step that was looked at last
        given, self.answers = self.answers, []
        self.hear(given)

    @property
    def over(self) -> bool:
        return self.table.awaited is None

    def hear(self, answers: Sequence[TaskAnswer]) -> None:
        """Those that are known, one after another."""
        for each in answers:
            self.table.answer(each.given)
            self.answers.append(each)

    def check(self, given: str) -> None:
        """What is nothing that is said or done at the table at all raises `BadInput`."""
        self.table.check(given)

    def answer(self, given: str, seconds: float) -> None:
        """Whether it was right is not told to the candidate."""
        self.hear([TaskAnswer(given, seconds)])

    def step(self, place: int) -> ReplayedStep:
        """What was done, from 0 on, at the table as it stood then."""
        if not 0 <= place < len(self.answers):
            raise BadInput(f"so far {len(self.answers)} steps are done; there is none {place + 1} to look at")
        if self.again is None or self.again.done > place:
            self.again = LiveTable(self.game, self.seed, self.rounds)
        while self.again.done < place:
            self.again.answer(self.answers[self.again.done].given)
        marks = [self._told(each) for each in self.table.marks if each.place == place]
        return ReplayedStep(self.again, self.answers[place].given, marks)

    def _told(self, mark: StepMark) -> dict[str, Any]:
        seconds = self.answers[mark.place].seconds
        return mark.as_data() | {"seconds": seconds, "slow": seconds > SLOW.get(mark.kind, seconds)}

    def report(self) -> dict[str, Any]:
        """Errors by kind and gravity with their citations, the pace, and whether it is passed."""
        marks = self.table.marks
        wrong = [each for each in marks if not each.right]
        grave = [each for each in wrong if each.kind in GRAVE]
        payments = [each for each in marks if each.kind == PAYS]
        whole = sum(each.seconds for each in self.answers)
        found = {
            "game": self.game.name,
            "rules": self.game.rules,
            "from": self.game.since,
            "seed": self.seed,
            "over": self.over,
            "done": len(self.answers),
            "of": len(marks),
            "right": len(marks) - len(wrong),
            "errors": [self._told(each) for each in wrong],
            "grave": len(grave),
            "minor": len(wrong) - len(grave),
            "steps": _share([each for each in marks if each.kind in MINOR]),
            "payments": _share(payments),
            "seconds": self._settlement(),
            "payout": self._middle([self.answers[each.place].seconds for each in payments]),
            "rounds": self.table.dealt,
            "rounds_an_hour": round(3600 * self.table.dealt / whole, 1) if whole else 0.0,
            "well": dict(Counter(RIGHT[each.kind] for each in marks if each.right)),
            "marks": self.marks.as_data(),
        }
        return found | {"passed": self._passed(found)}

    def _settlement(self) -> float:
        """Seconds that a settlement took, from the first wager that was collected to the last that was paid."""
        took: dict[int, dict[int, float]] = defaultdict(dict)
        for each in self.table.marks:
            if each.settlement:
                took[each.settlement][each.place] = self.answers[each.place].seconds
        return self._middle([sum(each.values()) for each in took.values()])

    def _middle(self, seconds: Sequence[float]) -> float:
        return round(median(seconds), 2) if seconds else 0.0

    def _passed(self, found: Mapping[str, Any]) -> bool:
        needed = self.marks
        return bool(
            found["over"]
            and found["grave"] <= needed.grave
            and found["steps"] >= needed.steps
            and found["payments"] >= needed.payments
            and found["seconds"] <= needed.seconds
        )


def _share(marked: Sequence[StepMark]) -> float:
    return round(sum(each.right for each in marked) / len(marked), 4) if marked else 1.0


def by_kind(report: Mapping[str, Any]) -> Counter[str]:
    """How many errors of each kind, in words."""
    return Counter(each["says"] for each in report["errors"])
