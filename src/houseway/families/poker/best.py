"""The best poker hand of five among more cards than five, by the ranks of `poker_hands`.

The cards are laid out as one mask of face values a suit, so that pairs, threes and fours are a few logical operations,
however many cards there are.

>>> from houseway.equipment.cards import many
>>> from houseway.families.poker_hands import hand_class
>>> hand_class(best_rank(many("AS 2S 9D 4S 3S KD 5S")))
'straight flush'
"""

from collections.abc import Iterable
from functools import cache
from typing import Final

from houseway.equipment.cards import RANK, SUIT, Card
from houseway.families.poker_hands import (
    ACE,
    BIT,
    CLASS_SHIFT,
    FACE_MASK,
    FLUSH,
    FOUR_OF_A_KIND,
    FULL_HOUSE,
    LOW,
    ODD_CARD_HAND,
    ONE_PAIR,
    ROYAL_FLUSH,
    STRAIGHT,
    STRAIGHT_FLUSH,
    THREE_OF_A_KIND,
    TOP_STRAIGHT,
    TWO_PAIRS,
    VALUE_SHIFT,
)

LAID_OUT: Final = tuple((BIT[card] << 13 * SUIT[card]) + (1 << 52 + 4 * SUIT[card]) for card in range(52))
"""Each card in the mask of its suit, and above the four masks the number of cards of each suit, in four bits."""
TO_EIGHT: Final = 0x3333  # added to those numbers it makes five or more reach their highest bit
EIGHT: Final = 0x8888
RUN: Final = 0b11111
FACE_UP: Final = 4  # cards of one player, at the most
COUNTED: Final = tuple(1 << 3 * ((RANK[card] - 2) % 13) for card in range(52))  # three bits for each face value


def best_rank(cards: Iterable[Card], low_straight: int = LOW, reduced: bool = False) -> int:
    """The rank of the best five of these cards, no two of which are the same; the options are those of `hand_rank`."""
    laid = sum(map(LAID_OUT.__getitem__, cards))
    clubs, diamonds, hearts = laid & FACE_MASK, laid >> 13 & FACE_MASK, laid >> 26 & FACE_MASK
    spades = laid >> 39 & FACE_MASK
    minor, major, two_minor, two_major = clubs | diamonds, hearts | spades, clubs & diamonds, hearts & spades
    once, twice = minor | major, two_minor | two_major | minor & major
    flush = 0
    if (laid >> 52) + TO_EIGHT & EIGHT:
        flush = _of_one_suit(max(clubs, diamonds, hearts, spades, key=int.bit_count), low_straight, reduced)
        if flush >> CLASS_SHIFT >= STRAIGHT_FLUSH:
            return flush
    thrice = two_minor & major | two_major & minor
    if thrice:
        found = _of_three_or_four(once, twice, thrice, two_minor & two_major, FULL_HOUSE - reduced)
        if found >> CLASS_SHIFT > STRAIGHT:
            return max(found, flush)
    else:
        found = _of_pairs(once, twice)
    if flush:
        return flush
    runs = once & once >> 1 & once >> 2  # as a straight has, and little else
    run = _straight(once, low_straight) if runs else 0
    return STRAIGHT << CLASS_SHIFT | run << VALUE_SHIFT if run else found


def _of_one_suit(values: int, low_straight: int, reduced: bool) -> int:
    if run := _straight(values, low_straight):
        return (ROYAL_FLUSH if run == TOP_STRAIGHT else STRAIGHT_FLUSH) << CLASS_SHIFT | run << VALUE_SHIFT
    return (FLUSH + reduced) << CLASS_SHIFT | _top(values, 5) << VALUE_SHIFT


def _of_three_or_four(once: int, twice: int, thrice: int, four_times: int, full_house: int) -> int:
    if four_times:
        several = _top(four_times, 1)
        return FOUR_OF_A_KIND << CLASS_SHIFT | several << VALUE_SHIFT | _top(once ^ several, 1)
    several = _top(thrice, 1)
    if pair := twice ^ several:
        return full_house << CLASS_SHIFT | several << VALUE_SHIFT | _top(pair, 1)
    return THREE_OF_A_KIND << CLASS_SHIFT | several << VALUE_SHIFT | _top(once ^ several, 2)


def _of_pairs(once: int, twice: int) -> int:
    if not twice:
        return ODD_CARD_HAND << CLASS_SHIFT | _top(once, 5) << VALUE_SHIFT
    if twice & (twice - 1):
        pairs = _top(twice, 2)
        return TWO_PAIRS << CLASS_SHIFT | pairs << VALUE_SHIFT | _top(once ^ pairs, 1)
    return ONE_PAIR << CLASS_SHIFT | twice << VALUE_SHIFT | _top(once ^ twice, 3)


def _straight(values: int, low_straight: int) -> int:
    """The face values of the highest straight among these; a low ace is left out."""
    runs = values & values >> 1 & values >> 2 & values >> 3 & values >> 4
    if runs:
        return RUN << runs.bit_length() - 1
    return low_straight ^ ACE if low_straight and values & low_straight == low_straight else 0


def _top(values: int, many: int) -> int:
    """The highest face values, so many of them: the lowest go, one after another."""
    for _ in range(values.bit_count() - many):
        values &= values - 1
    return values


@cache
def face_up_rank(counts: int) -> int:
    """How one to four cards rank among themselves: by fours, threes, pairs and high cards, whatever their suits.

    `counts` is the sum of what each counts (`COUNTED`): worked out once for each of the few ways to hold four cards.
    """
    values = [(value, counts >> 3 * value & 7) for value in range(13)]
    assert sum(times for _, times in values) <= FACE_UP, "five cards of one suit would be a flush"
    return best_rank([(value + 1) % 13 * 4 + suit for value, times in values for suit in range(times)], 0)
