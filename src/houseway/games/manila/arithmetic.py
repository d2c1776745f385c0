"""A player's hand: both hole cards and the best three of the five communal cards (qld s251)."""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Final

from houseway.equipment.cards import Card
from houseway.families.poker_hands import LOW_STRAIGHT, STRAIGHT, STRAIGHT_FLUSH, class_number, face_values, hand_rank

FIVE: Final = 5
LOW: Final = LOW_STRAIGHT[32]


def hands_of(hole: Sequence[Card], communal: Sequence[Card]) -> Iterator[tuple[Card, ...]]:
    """Every five cards that may be a player's hand."""
    return ((*hole, *three) for three in combinations(communal, 3))


def best_rank(hole: Sequence[Card], communal: Sequence[Card], ace_low: bool) -> int:
    """The rank of the hand in a reduced deck; the ace may be the lowest card of a straight where that was announced."""
    low = LOW if ace_low else 0
    return max([hand_rank(a, b, c, d, e, low, reduced=True) for a, b, c, d, e in hands_of(hole, communal)])


def is_low_straight(rank: int) -> bool:
    """Is this the straight in which the ace is the lowest card? It is left out of the face values."""
    return class_number(rank) in (STRAIGHT, STRAIGHT_FLUSH) and len(face_values(rank)[0]) < FIVE
