"""A hand of five cards by the deck in use, and which decks so many players may be dealt (qld ss 291, 292, 296)."""

from collections.abc import Sequence
from typing import Final

from houseway.cite import Cite, cite
from houseway.equipment.cards import Card
from houseway.families.poker_hands import LOW_STRAIGHT, hand_class, hand_rank

CARDS: Final = 5
COMPLETE: Final = 52
DECKS_FOR: Final = {
    players: (52, 40, 32) if players <= 4 else (52, 40) if players <= 6 else (52,) for players in range(2, 9)
}
"""The complete deck is always in order; a reduced one only for so few players."""
DECKS_WITH: Final = {deck: [players for players, decks in DECKS_FOR.items() if deck in decks] for deck in (52, 40, 32)}
"""And for how many each."""


def deck_under(players: int, deck: int) -> Cite:
    """What lets this deck be used, or keeps it from being used."""
    if deck == COMPLETE or players > 6:
        return cite("qld s296(1)")
    return cite("qld s296(2)") if players > 4 else cite("qld s296(3)")


def rank_of(cards: Sequence[Card], deck: int, ace_low: bool) -> int:
    """The higher, the better. The ace is low in the complete deck's lowest straight, elsewhere where announced."""
    a, b, c, d, e = cards
    low = LOW_STRAIGHT[deck] if ace_low or deck == COMPLETE else 0
    return hand_rank(a, b, c, d, e, low, reduced=deck != COMPLETE)


def hand_name(rank: int, deck: int) -> str:
    return hand_class(rank, reduced=deck != COMPLETE)
