"""Poker hands of five cards: what each is called, and a rank that compares them, as one integer.

A rank is its class, then the face values that decide between hands of that class: a mask of 13 bits (2 lowest, ace
highest) for those that come in pairs, threes or fours, then another for the rest. Equal hands have equal ranks.

>>> from houseway.equipment.cards import many
>>> kings, nines = (hand_rank(*many(text)) for text in ("KS KH 4D 4C 2S", "9S 9H 9D 4C 2S"))
>>> hand_class(kings), nines > kings
('2 pairs', True)
"""

from typing import Final

from houseway.equipment.cards import RANK, Card

ODD_CARD_HAND: Final = 0
ONE_PAIR: Final = 1
TWO_PAIRS: Final = 2
THREE_OF_A_KIND: Final = 3
STRAIGHT: Final = 4
FLUSH: Final = 5
FULL_HOUSE: Final = 6
FOUR_OF_A_KIND: Final = 7
STRAIGHT_FLUSH: Final = 8
ROYAL_FLUSH: Final = 9

CLASSES: Final = (
    "odd card hand",  # Q 10 6 4 2
    "1 pair",  # 10 10 K 6 3
    "2 pairs",  # 7 7 4 4 J
    "3 of a kind",  # Q Q Q 8 3
    "straight",  # 9 8 7 6 5
    "flush",  # K J 9 5 2 suited
    "full house",  # K K K J J
    "4 of a kind",  # A A A A 7
    "straight flush",  # 9 8 7 6 5 suited
    "royal flush",  # A K Q J 10 suited
)
"""From lowest to highest, in a complete deck."""
REDUCED_CLASSES: Final = (*CLASSES[:FLUSH], "full house", "flush", *CLASSES[FOUR_OF_A_KIND:])
"""From lowest to highest, in a reduced deck, where a flush is rarer than a full house."""

BIT: Final = tuple(1 << ((RANK[card] - 2) % 13) for card in range(52))  # 2 is the lowest bit, the ace the highest
ACE: Final = 1 << 12
KING: Final = 1 << 11
TOP_STRAIGHT: Final = 0b11111 << 8
LOW_STRAIGHT: Final = {52: ACE | 0b1111, 40: ACE | 0b1111 << 3, 32: ACE | 0b1111 << 5}
"""The straight in which the ace may be the lowest card, by the size of the deck."""
LOW: Final = LOW_STRAIGHT[52]

CLASS_SHIFT: Final = 26
VALUE_SHIFT: Final = 13
FACE_MASK: Final = (1 << 13) - 1
ACE_AND_KING: Final = (ACE | KING) << VALUE_SHIFT
"""No odd card hand without both an ace and a king ranks as high as this, and every other hand ranks higher."""


def hand_rank(a: Card, b: Card, c: Card, d: Card, e: Card, low_straight: int = LOW, reduced: bool = False) -> int:
    """The higher, the better. `low_straight` 0: the ace is high only; `reduced`: a flush beats a full house."""
    once = twice = thrice = four_times = 0
    for bit in (BIT[a], BIT[b], BIT[c], BIT[d], BIT[e]):
        four_times |= thrice & bit
        thrice |= twice & bit
        twice |= once & bit
        once |= bit
    if not twice:
        suited = ((a ^ b) | (a ^ c) | (a ^ d) | (a ^ e)) & 3 == 0
        return _no_two_alike(once, suited, low_straight, reduced)
    if four_times:
        kind, several = FOUR_OF_A_KIND, four_times
    elif thrice:
        kind, several = FULL_HOUSE - reduced if twice != thrice else THREE_OF_A_KIND, thrice
    else:
        kind, several = TWO_PAIRS if twice & (twice - 1) else ONE_PAIR, twice
    return kind << CLASS_SHIFT | several << VALUE_SHIFT | once ^ several


def _no_two_alike(values: int, suited: bool, low_straight: int, reduced: bool) -> int:
    low = values == low_straight
    if low or values == (values & -values) * 0b11111:
        kind = STRAIGHT
        if suited:
            kind = ROYAL_FLUSH if values == TOP_STRAIGHT else STRAIGHT_FLUSH
    else:
        kind = FLUSH + reduced if suited else ODD_CARD_HAND
    if low:
        values ^= ACE
    return kind << CLASS_SHIFT | values << VALUE_SHIFT


def class_number(rank: int) -> int:
    """The place of a hand's class in the order of its deck, from 0."""
    return rank >> CLASS_SHIFT


def hand_class(rank: int, reduced: bool = False) -> str:
    """What a hand of this rank is called."""
    return (REDUCED_CLASSES if reduced else CLASSES)[rank >> CLASS_SHIFT]


def face_values(rank: int) -> tuple[list[int], list[int]]:
    """The face values that decide, highest first: those in pairs, threes or fours, then the rest; 2 is 0, the ace 12.

    Where no two cards are alike, all stand in the first list; a low ace is left out.
    """
    return _listed(rank >> VALUE_SHIFT & FACE_MASK), _listed(rank & FACE_MASK)


def _listed(mask: int) -> list[int]:
    return [value for value in range(12, -1, -1) if mask >> value & 1]
