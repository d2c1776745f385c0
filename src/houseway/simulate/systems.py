"""Ways to count cards and to wager by the count, by name or as people write them."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from houseway.errors import BadInput, quoted

NAMES: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10")  # 10 stands for every court card too
COPIES: Final = (*(4,) * 9, 16)
"""Cards of each in a deck."""


class CountingSystem(NamedTuple):
    """The tags of an ace to a ten; and whether one goes by the running count instead of the true count."""

    tags: tuple[int, ...]
    by_running: bool = False

    def starts_at(self, decks: int) -> int:
        """A running count that is gone by begins so low that it ends the shoe at what one deck comes to."""
        deck = sum(tag * copies for tag, copies in zip(self.tags, COPIES, strict=True))
        return deck * (1 - decks) if self.by_running else 0


SYSTEMS: Final = {
    "hi-lo": CountingSystem((-1, 1, 1, 1, 1, 1, 0, 0, 0, -1)),
    "hi-opt-1": CountingSystem((0, 0, 1, 1, 1, 1, 0, 0, 0, -1)),
    "hi-opt-2": CountingSystem((0, 1, 1, 2, 2, 1, 1, 0, 0, -2)),
    "ko": CountingSystem((-1, 1, 1, 1, 1, 1, 1, 0, 0, -1), by_running=True),
    "omega-2": CountingSystem((0, 1, 1, 2, 2, 2, 1, 0, -1, -2)),
    "zen": CountingSystem((-1, 1, 1, 2, 2, 2, 1, 0, 0, -2)),
}
"""Systems that people use."""
FIRST_RISE, LAST_RISE = 1, 5
"""The wager is the least up to the one count, and the most from the other on; between them it rises evenly."""
Ramp: TypeAlias = Callable[[int], Fraction]
"""The wager at a count, in units."""


def system_of(text: str) -> CountingSystem:
    """By its name; as tags are written, A=-1,2=1,…,10=-1, what is left out being 0; or in a file that has them so."""
    if text in SYSTEMS:
        return SYSTEMS[text]
    try:
        written = Path(text).read_text(encoding="utf-8") if text and Path(text).is_file() else text
        given = dict(each.split("=") for each in written.replace(",", " ").split())
        if not given or not set(given) <= set(NAMES):
            raise ValueError
        return CountingSystem(tuple(int(given.get(name, "0")) for name in NAMES))
    except (OSError, ValueError):
        there = f"{', '.join(SYSTEMS)}, or tags like A=-1,2=1,10=-1, or a file with such tags"
        raise BadInput(f"--count: {quoted(text)} is no way to count cards; there are {there}") from None


def spread_of(text: str) -> tuple[int, int]:
    """`1-12`: the least wager and the most."""
    least, _, most = text.partition("-")
    if not (least.isdecimal() and most.isdecimal() and 0 < int(least) <= int(most)):
        raise BadInput(f"--spread: {quoted(text)} is no spread of wagers; write one like 1-12")
    return int(least), int(most)


def even_ramp(spread: tuple[int, int]) -> Ramp:
    """From the least to the most."""
    least, most = spread

    def wager(count: int) -> Fraction:
        risen = min(max(Fraction(count - FIRST_RISE, LAST_RISE - FIRST_RISE), Fraction(0)), Fraction(1))
        return least + (most - least) * risen

    return wager


def ramp_of(text: str) -> Ramp:
    """`1:1,2:4,4:12`: from each count on, so many units; below the first, as many as there."""
    try:
        steps = sorted((int(count), Fraction(units)) for count, units in (each.split(":") for each in text.split(",")))
        if any(units < 0 for _, units in steps) or not any(units for _, units in steps):
            raise ValueError
    except (ValueError, ZeroDivisionError):
        raise BadInput(f"--ramp: {quoted(text)} is no ramp; write counts with units, like 1:1,2:4,4:12") from None

    def wager(count: int) -> Fraction:
        return next((units for first, units in reversed(steps) if count >= first), steps[0][1])

    return wager


def depths_of(text: str) -> Sequence[Fraction]:
    """`3/4`, or `1/4..3/4`: in steps of an eighth."""
    first, dots, last = text.partition("..")
    try:
        begin_at, end_at = Fraction(first), Fraction(last if dots else first)
    except (ValueError, ZeroDivisionError):
        begin_at = end_at = Fraction(0)
    if not 0 < begin_at <= end_at < 1:
        raise BadInput(f"--penetration: {quoted(text)} is no part of a shoe; write one like 3/4, or 1/4..3/4")
    steps = int((end_at - begin_at) * 8)
    return list(dict.fromkeys((*(begin_at + Fraction(each, 8) for each in range(steps)), end_at)))
