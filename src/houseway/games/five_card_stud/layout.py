"""The cloth of 5 card stud poker and what stands at the table, each with what puts it there (qld ss 331 and 332)."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from houseway.cite import cite
from houseway.equipment.cards import pretty
from houseway.families.poker.layout import Printed, as_text, cloth
from houseway.families.poker.stud.arithmetic import COMPLETE
from houseway.families.poker.table import BET, TABLE_STAKE
from houseway.games.five_card_stud.arithmetic import ranking_of_hands
from houseway.games.five_card_stud.rules import deck_under
from houseway.money import dollars

if TYPE_CHECKING:
    from houseway.games.five_card_stud.table import FiveCardStudTable

__all__ = ["layout"]


def layout(table: "FiveCardStudTable") -> str:
    """The cloth, and then the signs."""
    card = table.communal
    communal = [] if card is None else [Printed(f"communal card: {pretty(card)}", cite("qld s361(1)"))]
    return as_text((*cloth(table, *communal), *told_at(table)))


def told_at(table: "FiveCardStudTable") -> Iterator[Printed]:
    bet, stake = table.sign.limits[BET], table.sign.limits[TABLE_STAKE]
    wagers = f"minimum permissible wager ${dollars(bet.minimum)}, maximum ${dollars(bet.maximum)}"
    yield Printed(wagers, cite("qld s5(1)(b)"))
    yield Printed(f"minimum table stake ${dollars(stake.minimum)}", cite("qld s332(2)"))
    yield Printed(f"{table.pot_betting} applies", cite("qld s350(4)"))
    yield Printed(f"ante bet ${dollars(table.ante)}", cite("qld s345(2)(a)"))
    kind, inspected = ("complete", "qld s335(1)") if table.deck == COMPLETE else ("reduced", "qld s336(1)")
    yield Printed(f"a {kind} deck of {table.deck} cards", deck_under(table.deck, len(table.players)))
    yield Printed("inspected when it was new to the rounds of play", cite(inspected))
    yield Printed("sorted and inspected, whichever it is", cite("qld s334(1)"))
    yield from ranking_of_hands(table.deck, table.ace_low)
