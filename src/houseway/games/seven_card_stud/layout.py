"""The cloth of 7 card stud poker and what stands at the table, each with what puts it there (qld ss 375 and 376)."""

from collections.abc import Iterator

from houseway.equipment.cards import NAME
from houseway.families.poker.cloth import laid_out, on_the_table
from houseway.families.poker.stud.arithmetic import COMPLETE
from houseway.families.poker.table import TABLE_STAKE
from houseway.games.seven_card_stud.table import SevenCardStudTable
from houseway.money import dollars
from houseway.play.cloth import Cloth, Mark, mark


def cloth(table: SevenCardStudTable) -> Cloth:
    return laid_out(table)


def told(table: SevenCardStudTable) -> Iterator[Mark]:
    if table.communal is not None:
        yield mark(f"communal card: {NAME[table.communal]}", "qld s406(1)")
    yield from on_the_table(table)
    yield mark("everything goes clockwise: next is next on the left", "qld s374(1)", "qld s374(3)")
    if table.deck == COMPLETE:
        yield mark("a complete deck of 52 cards", "qld s377(1)")
    else:
        lowest = {40: "5", 32: "7"}[table.deck]
        yield mark(f"a reduced deck of {table.deck} cards, {lowest} to ace in each suit", "qld s366")
    yield mark(f"minimum table stake ${dollars(table.sign.limits[TABLE_STAKE].minimum)}", "qld s376(2)")
    yield mark(f"{table.pot_betting} applies", "qld s394(4)", sign="high")
    yield mark(f"ante bet ${dollars(table.ante)}", "qld s389(2)(a)", sign="high")
