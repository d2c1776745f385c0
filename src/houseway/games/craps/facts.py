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

    # In words, for whoever asks why

    @property
    def stage(self) -> str:
        return stage(self.point)

    @property
    def for_with(self) -> str:
        """What decides a bet with the dice at this stage."""
        return f"{self.point} wins and 7 loses" if self.point else "7 or 11 wins and 2, 3 or 12 loses"

    @property
    def for_against(self) -> str:
        """What decides a bet against the dice."""
        return f"7 wins and {self.point} loses" if self.point else "3 or 12 wins, 7 or 11 loses and 2 is void"

    @property
    def otherwise(self) -> str:
        return "no other number decides it" if self.point else "any other number becomes its point"

    @property
    def shown(self) -> str:
        """The total with what a hardway looks at: `6 (3 and 3)`."""
        how = f"{self.total // 2} and {self.total // 2}" if self.hard else "two different numbers"
        return f"{self.total} ({how})"

    @property
    def on_or_off(self) -> str:
        return "it is on for this roll" if self.active else "it is off for this come out roll"


def stage(point: int) -> str:
    """Where a wager stands, in words."""
    return f"with {point} as its point" if point else "before it has a point"


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
