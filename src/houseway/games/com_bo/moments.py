"""When a report is open: what the round waits for."""

from typing import TYPE_CHECKING

from houseway.equipment.cards import NAME
from houseway.games.com_bo.keypad import being_entered
from houseway.games.com_bo.table import ComBoTable
from houseway.play.ask import Card
from houseway.play.wagering import between_rounds

if TYPE_CHECKING:
    from houseway.play.round import Round

__all__ = ["card_awaited", "in_play", "in_the_shoe", "on_or_open"]


def card_awaited(round_: "Round[ComBoTable]") -> Card | None:
    return round_.ask if isinstance(round_.ask, Card) else None


def in_play(round_: "Round[ComBoTable]") -> bool:
    """Does the round itself wait for a card, or for its result to be entered?"""
    return card_awaited(round_) is not None or being_entered(round_.ask)


def on_or_open(round_: "Round[ComBoTable]") -> bool:
    """Is a round on, or open for wagers? Not while the cards are prepared, nor in another report."""
    return in_play(round_) or (between_rounds(round_) and not round_.interrupted)


def in_the_shoe(table: ComBoTable) -> tuple[str, ...]:
    """Every card that could come out."""
    return tuple(NAME[each] for each in table.shoe.weights())
