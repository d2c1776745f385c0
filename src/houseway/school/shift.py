"""A shift as a row of items, by a seed: the float and the sign, rounds step by step with their settlements, the count.

The last lesson of a course is one (`course.py`). The table test is no row of items, but one live table (`live/`).
"""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from houseway.play.events import Asked
from houseway.play.game import Game
from houseway.play.wagering import Wagering
from houseway.school.drills import DRILLS
from houseway.school.drills.do_it import steps
from houseway.school.drills.settle import times
from houseway.school.item import ItemName
from houseway.school.situation import Lots, Situation, named_round

ROUNDS: Final = 20
SERVICES: Final = 2
FURTHER: Final = 8  # seeds, until there is an item: not every round has something to rule on
COUNTS: Final = 2
LIMITS: Final = 3


class ShiftTask(NamedTuple):
    """One thing that is done: in which part of the shift, and the item."""

    part: str
    item: str

    @property
    def kind(self) -> str:
        return self.item.partition("/")[0]


def tasks(game: Game[Any], seed: str, rounds: int = ROUNDS) -> list[ShiftTask]:
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


def _beside(game: Game[Any], seed: str, part: str, kinds: Mapping[str, int]) -> list[ShiftTask]:
    """What is counted and known before the first round, when another dealer takes over, and after the last."""
    names = [ItemName(kind, game, f"{seed}.{number}") for kind, count in kinds.items() for number in range(count)]
    return [ShiftTask(part, str(name)) for name in names if _is_made(name)]


def _round(game: Game[Any], seed: str, part: str, lots: Lots, *, prepared: bool) -> list[ShiftTask]:
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
    return [ShiftTask(part, str(name)) for name in names if _is_made(name)]


def _wagering_from(there: Situation) -> int:
    """Where wagers are first open in a round; from its beginning, where people bet in turn."""
    opened = (at for at, entry in enumerate(there.log) if entry[0] is Asked and isinstance(entry[1], Wagering))
    return next(opened, 0)


def _is_made(name: ItemName) -> bool:
    made = DRILLS[name.kind].make(name) if not DRILLS[name.kind].senseless(name.game) else None
    return made is not None
