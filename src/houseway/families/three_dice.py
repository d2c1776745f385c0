"""Three dice that lie in a tumbler: what they add up to, what they show, and how that is called."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, Final, NamedTuple

from houseway.equipment.dice import Dice, Roll
from houseway.play.cloth import area_name
from houseway.play.wager import Verdict, Wager

MATCHES = ("none of them shows {}", "one of them shows {}", "two of them show {}", "all three show {}")
TIMES = {1: "{}", 2: "double {}", 3: "triple {}"}


# In plain integers


def total(first: int, second: int, third: int) -> int:
    return first + second + third


def showing(number: int, first: int, second: int, third: int) -> int:
    """On how many of the dice a number appears."""
    return (first == number) + (second == number) + (third == number)


# As the table has them


class Rolled(NamedTuple):
    """The facts that decide a wager: the numbers that it was made on, if any, and the dice from lowest to highest."""

    chosen: tuple[int, ...]
    dice: Roll

    # In words, for whoever asks why

    @property
    def shown(self) -> str:
        """`1, 2 and 2`."""
        return "{}, {} and {}".format(*self.dice)

    @property
    def total(self) -> int:
        return total(*self.dice)

    @property
    def matches(self) -> str:
        """Which dice show the number wagered on: `two of them show 3`."""
        return MATCHES[showing(*self.chosen, *self.dice)].format(*self.chosen)

    @property
    def lacks(self) -> str:
        """The numbers wagered on that no die shows: `neither 1 nor 4 is there`."""
        missing = [number for number in self.chosen if number not in self.dice]
        return f"{missing[0]} is not there" if len(missing) == 1 else "neither {} nor {} is there".format(*missing)


def facts(selection: str, dice: Roll) -> Rolled:
    return Rolled(_numbers(selection), dice)


@cache
def _numbers(selection: str) -> tuple[int, ...]:
    """`1-2` is made on 1 and 2; a wager that is not on numbers of its player's choice has none."""
    return tuple(int(part) for part in selection.split("-") if part.isdecimal())


def on_dice(count: int) -> Callable[[Rolled], bool]:
    """Does the number chosen appear on exactly so many of the dice?"""

    def appears(rolled: Rolled) -> bool:
        return showing(*rolled.chosen, *rolled.dice) == count

    return appears


SHOWN: Final = "the dice show {0.shown}"
MATCHED: Final = f"{SHOWN}: {{0.matches}}"
TOTAL: Final = f"{SHOWN}, a total of {{0.total}}"


def chances(_wager: Wager[Rolled], selection: str) -> Iterator[tuple[Rolled, int]]:
    """Every way for three dice to lie, as often as they can: 216 in all."""
    for dice, weight in Dice(3).sorted_weights().items():
        yield facts(selection, dice), weight


def areas(rows: tuple[Wager[Any], ...], dice: Roll) -> list[str]:
    """The areas of the layout that win on these dice, in the order of the rows."""
    return [
        area_name(row.name, selection)
        for row in rows
        for selection in row.selections
        if row.decide(facts(selection, dice)).verdict is Verdict.WIN
    ]


def in_words(dice: Roll) -> str:
    """From the smallest number to the highest: `double 3, 4`."""
    return ", ".join(TIMES[times].format(number) for number, times in sorted(Counter(dice).items()))


def written(dice: Roll) -> str:
    """As a record has them: `3-3-4`."""
    return "-".join(map(str, dice))
