"""A hand of five cards by the deck in use, and which decks so many players may be dealt (qld ss 291, 292, 296)."""

from collections.abc import Sequence
from typing import Final

from houseway.cite import Cite, cite, cites
from houseway.equipment.cards import Card
from houseway.families.poker_hands import (
    LOW_STRAIGHT,
    ROYAL_FLUSH,
    STRAIGHT,
    STRAIGHT_FLUSH,
    class_number,
    face_values,
    hand_class,
    hand_rank,
)

CARDS: Final = 5
COMPLETE: Final = 52
DECKS_FOR: Final = {
    players: (52, 40, 32) if players <= 4 else (52, 40) if players <= 6 else (52,) for players in range(2, 9)
}
"""The complete deck is always in order; a reduced one only for so few players."""
DECKS_WITH: Final = {deck: [players for players, decks in DECKS_FOR.items() if deck in decks] for deck in (52, 40, 32)}
"""And for how many each."""

NAMES: Final = cites("qld s291", "qld s292(1)")
ORDER: Final = {52: cite("qld s292(2)"), 40: cite("qld s292(3)"), 32: cite("qld s292(3)")}
FACE_VALUES: Final = cite("qld s292(5)")
CARD_ORDER: Final = {52: cite("qld s292(6)(a)"), 40: cite("qld s292(6)(b)"), 32: cite("qld s292(6)(c)")}
EQUAL: Final = cites("qld s292(4)", "qld s292(11)")
ACE_HIGH: Final = cite("qld s292(7)")
LOW_ACE: Final = {52: cite("qld s292(8)"), 40: cite("qld s292(10)(a)"), 32: cite("qld s292(10)(b)")}
ACE: Final = 12


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


def why_best(ranks: Sequence[int], winners: int, deck: int) -> tuple[Cite, ...]:
    """What makes the best of these the winning hand or hands: its kind, its face values; and that some are equal."""
    best, *others = sorted(ranks, reverse=True)[winners - 1 :]
    found = (*NAMES, ORDER[deck])
    if others and class_number(others[0]) == class_number(best):
        found = (*found, FACE_VALUES, CARD_ORDER[deck])
    return (*found, *_ace(best, deck), *(EQUAL if winners > 1 else ()))


def _ace(best: int, deck: int) -> tuple[Cite, ...]:
    """Of a straight, which end an ace is at: a low one is left out of the face values."""
    if class_number(best) not in (STRAIGHT, STRAIGHT_FLUSH, ROYAL_FLUSH):
        return ()
    values, _ = face_values(best)
    if values[0] == ACE:
        return (ACE_HIGH,)
    return (LOW_ACE[deck],) if len(values) < CARDS else ()
