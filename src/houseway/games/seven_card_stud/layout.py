"""The cloth of 7 card stud poker and what stands at the table, each with what puts it there (qld ss 375 and 376)."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from houseway.cite import cite
from houseway.equipment.cards import NAME
from houseway.families.poker.layout import Printed, as_text, cloth
from houseway.families.poker.stud.arithmetic import COMPLETE
from houseway.families.poker.table import TABLE_STAKE
from houseway.money import dollars

if TYPE_CHECKING:
    from houseway.games.seven_card_stud.table import SevenCardStudTable

__all__ = ["layout"]

LOWEST = {40: "5", 32: "7"}


def layout(table: "SevenCardStudTable") -> str:
    """The cloth, and then the signs."""
    card = table.communal
    communal = [] if card is None else [Printed(f"communal card: {NAME[card]}", cite("qld s406(1)"))]
    return as_text((*cloth(table, *communal), *told_at(table)))


def told_at(table: "SevenCardStudTable") -> Iterator[Printed]:
    if table.deck == COMPLETE:
        yield Printed("a complete deck of 52 cards", cite("qld s377(1)"))
    else:
        reduced = f"a reduced deck of {table.deck} cards, {LOWEST[table.deck]} to ace in each suit"
        yield Printed(reduced, cite("qld s366"))
    least = dollars(table.sign.limits[TABLE_STAKE].minimum)
    yield Printed(f"minimum table stake ${least}", cite("qld s376(2)"))
    yield Printed(f"{table.pot_betting} applies", cite("qld s394(4)"))
    yield Printed(f"ante bet ${dollars(table.ante)}", cite("qld s389(2)(a)"))
