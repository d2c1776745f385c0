"""What the reports share."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from houseway.equipment.cards import NAME
from houseway.games.blackjack.hand import Hand
from houseway.games.blackjack.table import BlackjackTable
from houseway.play.acts import Field, several

if TYPE_CHECKING:
    from houseway.play.round import Round

__all__ = ["cards_field", "hand_named", "in_the_shoe", "labels", "table_of"]


def table_of(round_: "Round") -> BlackjackTable:
    assert isinstance(round_.table, BlackjackTable)
    return round_.table


def in_the_shoe(table: BlackjackTable) -> tuple[str, ...]:
    """Every card that could come out."""
    return tuple(NAME[card] for card, count in enumerate(table.shoe.counts) if count)


def cards_field(table: BlackjackTable, name: str = "cards") -> Field:
    return several(name, in_the_shoe(table))


def labels(hands: Iterable[Hand]) -> tuple[str, ...]:
    return tuple(hand.label for hand in hands)


def hand_named(table: BlackjackTable, label: str) -> Hand:
    return next(hand for hand in table.hands() if hand.label == label)
