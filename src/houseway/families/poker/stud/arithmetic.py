"""What a hand of stud is worth, by the deck in use."""

from collections.abc import Iterable
from typing import Final

from houseway.equipment.cards import Card
from houseway.families.poker.best import best_rank
from houseway.families.poker_hands import LOW_STRAIGHT

COMPLETE: Final = 52


def hand_value(cards: Iterable[Card], deck: int, ace_low: bool) -> int:
    """The rank of the best five of these cards; with 52 cards the ace is low too, otherwise where announced."""
    reduced = deck != COMPLETE
    return best_rank(cards, LOW_STRAIGHT[deck] if ace_low or not reduced else 0, reduced)
