"""The cloth of manila poker and what stands at the table, each with what puts it there (qld ss 258 and 259)."""

from typing import TYPE_CHECKING

from houseway.cite import cite
from houseway.equipment.cards import pretty
from houseway.families.poker.layout import Printed, as_text, cloth
from houseway.money import dollars

if TYPE_CHECKING:
    from houseway.games.manila.table import ManilaTable

__all__ = ["layout"]

COMMUNAL = 5


def layout(table: "ManilaTable") -> str:
    """The cloth, and then what the players are told."""
    cards = [pretty(card) for card in table.communal] + ["__"] * (COMMUNAL - len(table.communal))
    communal = Printed(f"communal cards: {' '.join(cards)}", cite("qld s267(4)"))
    sign = f"blind bet ${dollars(table.blind)}, minimum table stake ${dollars(table.least_stake)}"
    turns = Printed("the cards are dealt and the players act clockwise", cite("qld s257(3)"))
    return as_text((*cloth(table, communal), turns, Printed(sign, cite("qld s259(2)"))))
