"""A player's hand: the best five of seven cards, by the ranking of the deck in use (qld s368, s373)."""

from collections.abc import Iterable
from typing import Final

from houseway.equipment.cards import Card
from houseway.families.poker.best import best_rank
from houseway.families.poker_hands import LOW_STRAIGHT

__all__ = ["SEVEN", "hand_value"]

SEVEN: Final = 7
"""So many cards are dealt to each player."""
COMPLETE: Final = 52


def hand_value(cards: Iterable[Card], deck: int, ace_low: bool) -> int:
    """The rank of the best five of these cards, in a deck of this size; with 52 cards the ace is low too, always."""
    if deck == COMPLETE:
        return best_rank(cards)
    return best_rank(cards, LOW_STRAIGHT[deck] if ace_low else 0, reduced=True)
