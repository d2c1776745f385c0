"""What the reports share: the cards and hands that they name, and what they leave to the round they interrupt."""

from collections.abc import Iterable, Mapping
from typing import Any

from houseway.equipment.cards import NAME
from houseway.games.blackjack.dealing import NextCard
from houseway.games.blackjack.hand import Hand
from houseway.games.blackjack.table import BlackjackTable
from houseway.play.acts import Field, several
from houseway.play.round import Round

AT_ONCE = 3  # as many cards of one kind come out together, at most


def card_awaited(round_: Round[BlackjackTable]) -> NextCard | None:
    """The card that is on its way, or will be when what is being put right is."""
    asks = (round_.ask, round_.table.asked)
    return next((ask for ask in asks if isinstance(ask, NextCard)), None)


def after_turn(table: BlackjackTable, details: Mapping[str, Any]) -> int | None:
    """The place in the deal of the box that follows the one after whose turn the cards came, where that is said."""
    places = {box.label: place for place, box in enumerate(table.in_play)}
    return places[details["after"]] + 1 if "after" in details else None


def in_the_shoe(table: BlackjackTable) -> tuple[str, ...]:
    """Every card that could come out."""
    return tuple(NAME[card] for card, count in enumerate(table.shoe.counts) if count)


def cards_field(table: BlackjackTable, name: str = "cards", *, optional: bool = False) -> Field:
    """Cards that came out, among them perhaps the same of several decks."""
    held = enumerate(table.shoe.counts)
    return several(
        name, tuple(NAME[card] for card, count in held for _ in range(min(count, AT_ONCE))), optional=optional
    )


def labels(hands: Iterable[Hand]) -> tuple[str, ...]:
    return tuple(hand.label for hand in hands)


def hand_named(table: BlackjackTable, label: str) -> Hand:
    return next(hand for hand in table.hands() if hand.label == label)
