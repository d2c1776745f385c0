"""The course of a game, in the order of its Part: lay, call, collect, pay; then what goes wrong; up to a shift.

Nothing of it is written for one game. Which lessons there are, their words and their tasks follow from the game: its
guide, its moments, its wagers and its acts. Every task is an item, done at the table and marked by it.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice
from typing import Any, Final

from houseway.cite import Cite, cite
from houseway.errors import BadInput
from houseway.play.game import Game
from houseway.play.people import PLAYERS
from houseway.play.wager import Wager
from houseway.school.drills.do_it import make as step
from houseway.school.drills.do_it import steps
from houseway.school.item import Item, ItemName
from houseway.school.items import items, kinds
from houseway.school.shift import tasks as shift
from houseway.school.situation import Situation, named_round
from houseway.why.law import says

SEED: Final = "course"
SEVERAL: Final = 4
LOOKED_AT: Final = 16  # items, of which the easiest are chosen, or one of each skill
MOST_STEPS: Final = 14


@dataclass(frozen=True)
class Lesson:
    """What is said first, each with its provision; then what is done."""

    number: int
    title: str
    says: Sequence[tuple[str, Cite | None]]
    tasks: Sequence[str]  # names of items

    def as_data(self) -> dict[str, Any]:
        return {
            "number": self.number,
            "title": self.title,
            "says": [{"says": says, "under": under.text if under else ""} for says, under in self.says],
            "tasks": list(self.tasks),
        }


@cache
def course(game: Game[Any]) -> tuple[Lesson, ...]:
    """The lessons of a game's text."""
    there = kinds(game)
    found = [(title, list(says(game)), tasks(game)) for title, kind, says, tasks in LESSONS if kind in there]
    return tuple(Lesson(number, *each) for number, each in enumerate(found, 1))


def lesson(game: Game[Any], number: int) -> Lesson:
    lessons = course(game)
    if not 1 <= number <= len(lessons):
        raise BadInput(f"the course of {game.name} has lessons 1 to {len(lessons)}, not {number}")
    return lessons[number - 1]


Says = Iterable[tuple[str, Cite | None]]


def _guide(game: Game[Any]) -> Says:
    """How the game is won, and its wagers."""
    won = game.face.guide_to(game.variant.get("version")).won
    return [(" ".join(won), None), *_wagers(game.wagers)]


def _wagers(rows: Sequence[Wager[Any]]) -> Iterator[tuple[str, Cite | None]]:
    for row in rows:
        pays = row.gets or str(row.pays)
        yield f"{row.name}: {row.says}; it pays {pays}", row.cites[0]


def _steps(game: Game[Any]) -> Says:
    """What each step of the staff rests on, in the order of a round."""
    asked = dict.fromkeys(ask.under for _, ask in steps(_round(game)))
    return [(says(under), under) for under in asked]


def _calls(game: Game[Any]) -> Says:
    return _laws(items_of(game, "call", SEVERAL))


def _payments(game: Game[Any]) -> Says:
    rows = dict.fromkeys(cite for row in game.wagers for cite in row.paid_cites)
    return [(says(under), under) for under in rows]


def _limits(game: Game[Any]) -> Says:
    general = game.general
    return [(says(under), under) for under in (game.made_with, general.over_maximum)]


def _reports(game: Game[Any]) -> Says:
    return [(f"{row.name}: {says(row.under)}", row.under) for row in game.acts if row.at and not row.by <= PLAYERS]


def _nothing(_game: Game[Any]) -> Says:
    return ()


def _laws(found: Sequence[Item]) -> Says:
    under = dict.fromkeys(cite(text) for each in found for text in each.cites if not text.startswith("reading"))
    return [(says(each), each) for each in under]


def _round(game: Game[Any]) -> Situation:
    """The round that the lesson on its steps goes through."""
    return named_round(game, f"{SEED}.0")[0]


def _walked(game: Game[Any]) -> Sequence[str]:
    """Every step of the staff in one round, one after another."""
    names = [ItemName("do", game, f"{SEED}.{number}") for number in range(len(steps(_round(game))))]
    return [str(name) for name in names[:MOST_STEPS] if step(name) is not None]


def _first_day(game: Game[Any]) -> Says:
    """What a shift is made of."""
    general = game.general
    yield "Know the sign before anybody plays: the least and the most of every wager are on it.", game.sign_under
    yield "Count the float with whoever opens the table, out loud, in stacks of twenty; so you do when it closes.", None
    yield "Take no wager that the sign or the Part does not allow, and hand it back at once.", general.over_maximum
    yield "Do each step when it is its turn, say what is to be said, and settle before anything else begins.", None
    yield "When something is wrong, stop, leave the chips where they lie and call the floor manager.", None


def _small_shift(game: Game[Any]) -> Sequence[str]:
    """A table test of a single round: opened, dealt and closed."""
    return list(dict.fromkeys(task.item for task in shift(game, SEED, 1)))


def _easiest(kind: str, count: int) -> Callable[[Game[Any]], Sequence[str]]:
    """So many items, the easier ones of those that are looked at, and the harder after them."""

    def tasks(game: Game[Any]) -> Sequence[str]:
        some = sorted(items_of(game, kind, LOOKED_AT), key=lambda each: each.difficulty)
        return [each.id for each in some[:count]]

    return tasks


def _different(kind: str, count: int) -> Callable[[Game[Any]], Sequence[str]]:
    """As many skills as there are, one item of each."""

    def tasks(game: Game[Any]) -> Sequence[str]:
        by_skill = {each.skill: each for each in reversed(items_of(game, kind, LOOKED_AT))}
        return [each.id for each in sorted(by_skill.values(), key=lambda each: each.difficulty)[:count]]

    return tasks


@cache
def items_of(game: Game[Any], kind: str, count: int) -> list[Item]:
    return list(islice(items(game, kind, SEED), count))


LESSONS: Final[Sequence[tuple[str, str, Callable[[Game[Any]], Says], Callable[[Game[Any]], Sequence[str]]]]] = (
    ("Lay the wagers", "lay", _guide, _different("lay", 8)),
    ("The round, step by step", "do", _steps, _walked),
    ("Call", "call", _calls, _different("call", 6)),
    ("What a hand comes to", "hand", _nothing, _different("hand", 6)),
    ("Set the tiles", "tiles", _nothing, _different("tiles", 6)),
    ("Collect and pay", "pay", _payments, _easiest("pay", 8)),
    ("Take it or refuse it", "take-or-refuse", _limits, _different("take-or-refuse", 6)),
    ("What comes next", "next", _nothing, _different("next", 5)),
    ("When something goes wrong", "rule", _reports, _different("rule", 8)),
    ("Find the mistake", "spot", _nothing, _different("spot", 4)),
    ("Your first day", "count", _first_day, _small_shift),
)
"""Title, the kind of its tasks, what is said first, and the tasks. A lesson whose kind a game lacks is left out."""


def done(lesson: Lesson, right: Mapping[str, bool]) -> bool:
    """Has somebody answered every task of it rightly? By what they answered, item by item."""
    return all(right.get(task, False) for task in lesson.tasks)
