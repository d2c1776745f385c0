"""The cloth of manila poker and what stands at the table, each with what puts it there (qld ss 258 and 259)."""

from collections.abc import Iterator

from houseway.equipment.cards import pretty
from houseway.families.poker.cloth import laid_out, on_the_table
from houseway.games.manila.table import COMMUNAL, ManilaTable
from houseway.money import dollars
from houseway.play.cloth import Cloth, Mark, mark


def cloth(table: ManilaTable) -> Cloth:
    return laid_out(table, "blind bet")


def told(table: ManilaTable) -> Iterator[Mark]:
    cards = [pretty(card) for card in table.communal] + ["__"] * (COMMUNAL - len(table.communal))
    yield mark(f"communal cards: {' '.join(cards)}", "qld s267(4)")
    yield from on_the_table(table)
    yield mark("the cards are dealt and the players act clockwise", "qld s257(1)", "qld s257(3)")
    sign = f"blind bet ${dollars(table.blind)}, minimum table stake ${dollars(table.least_stake)}"
    yield mark(sign, "qld s259(2)")
