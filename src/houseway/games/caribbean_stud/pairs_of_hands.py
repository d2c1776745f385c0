"""How often a player's hand and the dealer's fall as they do: all 3,986,646,103,440 pairs, counted in groups.

A group is a shape, like two of one rank and three odd cards, or sets of five different ranks, suited or not. How many
hands of a shape are left depends on no more than the shape of what is taken; how many suits fit two sets, on how many
ranks they share.
"""

from collections import Counter
from dataclasses import dataclass
from functools import cache
from itertools import combinations, permutations
from math import comb, prod
from typing import Final, TypeAlias

from houseway.families.poker_hands import (
    FLUSH,
    FOUR_OF_A_KIND,
    FULL_HOUSE,
    LOW_STRAIGHT,
    ONE_PAIR,
    ROYAL_FLUSH,
    STRAIGHT,
    STRAIGHT_FLUSH,
    THREE_OF_A_KIND,
    TWO_PAIRS,
)

HANDS: Final = comb(52, 5)
ALL_PAIRS: Final = HANDS * comb(47, 5)
RANKS: Final = 13

Pattern: TypeAlias = tuple[int, ...]
"""How many cards of each rank, the 2 first and the ace last."""
Set: TypeAlias = int
"""Five different ranks, as a mask; the 2 is the lowest bit."""


@dataclass(frozen=True, slots=True)
class HandShape:
    """Hands of one shape, or hands of these ranks that are all suited or all not."""

    shape: tuple[int, ...] = ()
    sets: tuple[Set, ...] = ()
    suited: bool = False


ACE_AND_KING: Final = 0b11 << 11
TOP: Final = 0b11111 << 8
STRAIGHTS: Final = (LOW_STRAIGHT[52], *(0b11111 << low for low in range(9)))
OTHERS: Final = tuple(
    each for ranks in combinations(range(RANKS), 5) if (each := sum(1 << rank for rank in ranks)) not in STRAIGHTS
)
QUALIFIED: Final = HandShape(sets=tuple(each for each in OTHERS if each & ACE_AND_KING == ACE_AND_KING))
NOT_QUALIFIED: Final = HandShape(sets=tuple(each for each in OTHERS if each & ACE_AND_KING != ACE_AND_KING))
GROUPS: Final = {
    ONE_PAIR: HandShape((2, 1, 1, 1)),
    TWO_PAIRS: HandShape((2, 2, 1)),
    THREE_OF_A_KIND: HandShape((3, 1, 1)),
    STRAIGHT: HandShape(sets=STRAIGHTS),
    FLUSH: HandShape(sets=OTHERS, suited=True),
    FULL_HOUSE: HandShape((3, 2)),
    FOUR_OF_A_KIND: HandShape((4, 1)),
    STRAIGHT_FLUSH: HandShape(sets=STRAIGHTS[:-1], suited=True),
    ROYAL_FLUSH: HandShape(sets=(TOP,), suited=True),
}
"""Every class but the odd card hands, which qualify or do not."""


# Shapes


@cache
def patterns(shape: tuple[int, ...]) -> tuple[Pattern, ...]:
    """Every pattern of a shape."""
    found = set()
    for ranks in permutations(range(RANKS), len(shape)):
        pattern = [0] * RANKS
        for rank, number in zip(ranks, shape, strict=True):
            pattern[rank] = number
        found.add(tuple(pattern))
    return tuple(sorted(found))


def ways(pattern: Pattern, taken: Pattern) -> int:
    """In how many ways four suits make a pattern when some cards are taken."""
    return prod(comb(4 - gone, number) for number, gone in zip(pattern, taken, strict=True))


@cache
def left(shape: tuple[int, ...], taken: tuple[int, ...]) -> int:
    """How many hands of a shape are left when any hand of another shape is taken."""
    gone = (*taken, *[0] * (RANKS - len(taken)))
    return sum(ways(pattern, gone) for pattern in patterns(shape))


# Sets of ranks


def suits(shared: int, suited: bool, other_suited: bool) -> int:
    """In how many ways two sets that share so many ranks have suits, each of them suited or not."""
    free: int = 3**shared * 4 ** (5 - shared)  # the other's suits, whatever the first's are
    both = 12 if shared else 16
    if suited and other_suited:
        return both
    if suited or other_suited:
        return 4 * free - both
    return 1024 * free - 8 * free + both


@cache
def shared(mine: tuple[Set, ...], other: tuple[Set, ...]) -> Counter[int]:
    """How many pairs of sets share how many ranks."""
    return Counter([(one & two).bit_count() for one in mine for two in other])


# Groups


def count(group: HandShape) -> int:
    """How many of the 2,598,960 hands are in a group."""
    if group.shape:
        return left(group.shape, ())
    return len(group.sets) * (4 if group.suited else 1020)


def joint(mine: HandShape, other: HandShape) -> int:
    """How many pairs of hands, of different cards, are in the one group and in the other."""
    if mine.shape:
        return count(other) * left(mine.shape, other.shape or (1, 1, 1, 1, 1))
    if other.shape:
        return joint(other, mine)
    return pairs(shared(mine.sets, other.sets), mine.suited, other.suited)


def pairs(shared: Counter[int], suited: bool, other_suited: bool) -> int:
    return sum(number * suits(ranks, suited, other_suited) for ranks, number in shared.items())


def ties(group: HandShape) -> int:
    """How many pairs of hands in a group are of equal rank."""
    if group.shape:
        return sum(ways(pattern, (0,) * RANKS) * ways(pattern, pattern) for pattern in patterns(group.shape))
    return len(group.sets) * suits(5, group.suited, group.suited)
