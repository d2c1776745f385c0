"""Keno in plain integers: a set of numbers is the bits of one integer, and a catch is the bits that two of them share.

>>> catch(mask([3, 17, 44]), mask([17, 44, 80]))
2
>>> weight(10, 10), comb(NUMBERS, 10)
(184756, 1646492110120)
"""

from collections.abc import Iterable, Sequence
from math import comb

NUMBERS, DRAWN = 80, 20


def mask(numbers: Iterable[int]) -> int:
    """A set of numbers as bits: bit n is set where n is in it."""
    bits = 0
    for number in numbers:
        bits |= 1 << number
    return bits


def members(bits: int) -> list[int]:
    """The numbers of a set, in order."""
    return [number for number in range(1, NUMBERS + 1) if bits >> number & 1]


def catch(spots: int, drawn: int) -> int:
    """How many of the spots were drawn."""
    return (spots & drawn).bit_count()


def weight(spots: int, caught: int) -> int:
    """How many selections of so many spots catch exactly so many of the twenty."""
    return comb(DRAWN, caught) * comb(NUMBERS - DRAWN, spots - caught)


def shares(pool: int, stakes: Sequence[int]) -> list[int]:
    """A pool shared in proportion to stakes, to the last cent: odd cents go where most was cut off, then in order.

    >>> shares(100, [1, 1, 1])
    [34, 33, 33]
    """
    total = sum(stakes)
    found = [pool * stake // total for stake in stakes]
    by_rest = sorted(range(len(stakes)), key=lambda at: -(pool * stakes[at] % total))
    for at in by_rest[: pool - sum(found)]:
        found[at] += 1
    return found
