"""The facts that decide a wager at craps, and the words of the clauses: small predicates of a roll."""

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

ON_THE_LINE: Final = frozenset({"win bet", "don't win bet"})
DONT: Final = frozenset({"don't win bet", "don't come bet"})


class Thrown(NamedTuple):
    """What the dice say, and what they say it to."""

    total: int
    hard: bool  # the same number on each die
    point: int = 0  # of this wager: its number or its point, 0 where it has none yet
    active: bool = True  # or 'off' for a come out roll


When: TypeAlias = Callable[[Thrown], bool]
Rule: TypeAlias = Callable[[Thrown], int]


def asleep(thrown: Thrown) -> bool:
    """Inactive on this come out roll."""
    return not thrown.active


def by(rule: Rule, result: int, *points: int) -> When:
    """The rule has this result for a wager that is on; where points are named, for a wager with one of them."""

    def applies(thrown: Thrown) -> bool:
        return thrown.active and rule(thrown) == result and (not points or thrown.point in points)

    return applies


def one_of(*totals: int) -> When:
    return lambda thrown: thrown.total in totals
