"""The table test: a table is opened, twenty rounds are dealt in two services, and it is closed, all by a seed.

A test is its game and its seed: every task is an item, so that anybody with the right can go through it again, step by
step, with what the candidate answered. What is grave and what is not, and what is needed to pass, is said beforehand.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from houseway.errors import BadInput
from houseway.play.events import Asked
from houseway.play.game import Game
from houseway.play.wagering import Wagering
from houseway.school.drills import DRILLS
from houseway.school.drills.do_it import steps
from houseway.school.drills.settle import times
from houseway.school.item import Item, ItemName
from houseway.school.items import item
from houseway.school.marks import mark
from houseway.school.seconds import TARGETS
from houseway.school.situation import Lots, Situation, named_round

ROUNDS: Final = 20
SERVICES: Final = 2
FURTHER: Final = 8  # seeds, until there is an item: not every round has something to rule on
COUNTS: Final = 2
LIMITS: Final = 3
GRAVE: Final[Mapping[str, str]] = {
    "count": "a float or a drop that is counted wrongly",
    "settle": "a payment that is wrong",
    "take-or-refuse": "a bet that is taken or refused wrongly",
    "rule": "an irregularity that is dealt with wrongly",
}
MINOR: Final[Mapping[str, str]] = {
    "limit": "a limit of the sign that is not known",
    "do": "a step left out, out of order or by the wrong person",
    "call": "a wrong announcement",
}


class TestTask(NamedTuple):
    """One thing that the candidate does: in which part of the test, and the item."""

    part: str
    item: str

    @property
    def kind(self) -> str:
        return self.item.partition("/")[0]


class TaskAnswer(NamedTuple):
    """What the candidate said to a task, and how long it took."""

    given: str
    seconds: float


@dataclass(frozen=True)
class PassMarks:
    """What is needed to pass. An examiner may set others; these are ours, with their reasons in docs/school.md."""

    grave: int = 2  # at the most
    steps: float = 0.9  # right, of the minor tasks
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
        self.tasks = tasks(self.game, self.seed, self.rounds)

    @property
    def task(self) -> TestTask | None:
        """What is to be done now; None when the test is over."""
        at = len(self.answers)
        return self.tasks[at] if at < len(self.tasks) else None

    def check(self, given: str) -> bool:
        """Is it right? What is no answer at all raises `BadInput`."""
        assert self.task is not None, "the test is over"
        return mark(item(self.task.item), given).right

    def answer(self, given: str, seconds: float) -> bool:
        """Whether it was right is not told to the candidate. What is no answer at all raises `BadInput`."""
        right = self.check(given)
        self.answers.append(TaskAnswer(given, seconds))
        return right

    def step(self, place: int) -> dict[str, Any]:
        """What was said to a task, from 0 on, and what is right."""
        if not 0 <= place < len(self.answers):
            raise BadInput(f"so far {len(self.answers)} tasks are answered; there is none {place + 1} to look at")
        return _marked(self.tasks[place], self.answers[place])

    def report(self) -> dict[str, Any]:
        """Errors by kind and gravity with their citations, the pace, and whether it is passed."""
        marked = [_marked(task, answer) for task, answer in zip(self.tasks, self.answers, strict=False)]
        wrong = [each for each in marked if not each["right"]]
        grave = [each for each in wrong if each["kind"] in GRAVE]
        payments = [each for each in marked if each["kind"] == "settle"]
        minor = [each for each in marked if each["kind"] in MINOR]
        seconds = sorted(each["seconds"] for each in payments)
        whole = sum(each["seconds"] for each in marked)
        found = {
            "game": self.game.name,
            "rules": self.game.rules,
            "from": self.game.since,
            "seed": self.seed,
            "done": len(marked),
            "of": len(self.tasks),
            "right": len(marked) - len(wrong),
            "errors": wrong,
            "grave": len(grave),
            "minor": len(wrong) - len(grave),
            "steps": _share(minor),
            "payments": _share(payments),
            "seconds": seconds[len(seconds) // 2] if seconds else 0.0,
            "rounds_an_hour": round(3600 * self._dealt() / whole, 1) if whole else 0.0,
            "marks": self.marks.as_data(),
        }
        return found | {"passed": self._passed(found)}

    def _dealt(self) -> int:
        """Rounds that were settled."""
        settled = {task.part for task, _ in zip(self.tasks, self.answers, strict=False) if task.kind == "settle"}
        return len(settled)

    def _passed(self, found: Mapping[str, Any]) -> bool:
        needed = self.marks
        return bool(
            found["done"] == found["of"]
            and found["grave"] <= needed.grave
            and found["steps"] >= needed.steps
            and found["payments"] >= needed.payments
            and found["seconds"] <= needed.seconds
        )


def tasks(game: Game[Any], seed: str, rounds: int = ROUNDS) -> list[TestTask]:
    """Everything that a candidate is asked, in its order."""
    lots = Lots("table test", game.name, seed)
    found = _beside(game, f"{seed}-opening", "opening", {"count": COUNTS - 1, "limit": LIMITS})
    begins = True  # cards and tiles are inspected and made ready as a service begins, and lie ready after it
    for number in range(1, rounds + 1):
        service = 1 + (number - 1) * SERVICES // rounds
        if number > 1 and service > 1 + (number - 2) * SERVICES // rounds:
            found += _beside(game, f"{seed}-relief-{service}", "relief", {"count": 1})
            begins = True
        found += _round(game, f"{seed}-{number}", f"service {service}, round {number}", lots, prepared=not begins)
        begins = False
    return found + _beside(game, f"{seed}-closing", "closing", {"count": COUNTS})


def _beside(game: Game[Any], seed: str, part: str, kinds: Mapping[str, int]) -> list[TestTask]:
    """What is counted and known before the first round, when another dealer takes over, and after the last."""
    names = [ItemName(kind, game, f"{seed}.{number}") for kind, count in kinds.items() for number in range(count)]
    return [TestTask(part, str(name)) for name in names if _is_made(name)]


def _round(game: Game[Any], seed: str, part: str, lots: Lots, *, prepared: bool) -> list[TestTask]:
    """Every step of the staff and every settlement of one round; with it a bet, a call or something that goes wrong."""
    there, _ = named_round(game, f"{seed}.0")
    since = _wagering_from(there) if prepared else 0
    asked = [(at, ItemName("do", game, f"{seed}.{place}")) for place, (at, _) in enumerate(steps(there)) if at >= since]
    asked += [(move.start, ItemName("settle", game, f"{seed}.{place}")) for place, move in enumerate(times(there))]
    names = [name for _, name in sorted(asked, key=lambda each: each[0])]
    besides = lots.one_of(("take-or-refuse", "call", "rule"))
    tried = (ItemName(besides, game, f"{seed}.{further}") for further in range(FURTHER))
    if (extra := next(filter(_is_made, tried), None)) is not None:
        names.insert(lots.below(len(names) + 1), extra)
    return [TestTask(part, str(name)) for name in names if _is_made(name)]


def _wagering_from(there: Situation) -> int:
    """Where wagers are first open in a round; from its beginning, where people bet in turn."""
    opened = (at for at, entry in enumerate(there.log) if entry[0] is Asked and isinstance(entry[1], Wagering))
    return next(opened, 0)


def _is_made(name: ItemName) -> bool:
    made = DRILLS[name.kind].make(name) if not DRILLS[name.kind].senseless(name.game) else None
    return made is not None


def _marked(task: TestTask, answer: TaskAnswer) -> dict[str, Any]:
    asked: Item = item(task.item)
    marked = mark(asked, answer.given)
    return {
        "part": task.part,
        "item": task.item,
        "kind": task.kind,
        "gravity": "grave" if task.kind in GRAVE else "minor",
        "right": marked.right,
        "given": answer.given,
        "is": marked.answer,
        "cites": list(asked.cites),
        "seconds": answer.seconds,
        "slow": answer.seconds > TARGETS[task.kind],
    }


def _share(marked: Sequence[Mapping[str, Any]]) -> float:
    return round(sum(each["right"] for each in marked) / len(marked), 4) if marked else 1.0


def by_kind(report: Mapping[str, Any]) -> Counter[str]:
    """How many errors of each kind, in words."""
    return Counter({**GRAVE, **MINOR}[each["kind"]] for each in report["errors"])
