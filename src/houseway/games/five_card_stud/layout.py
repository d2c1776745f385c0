"""The cloth of 5 card stud poker and what stands at the table, each with what puts it there (qld ss 331 and 332)."""

from collections.abc import Iterator

from houseway.equipment.cards import pretty
from houseway.families.poker.cloth import laid_out, on_the_table
from houseway.families.poker.stud.arithmetic import COMPLETE
from houseway.families.poker.table import BET, TABLE_STAKE
from houseway.games.five_card_stud.arithmetic import ranking_of_hands
from houseway.games.five_card_stud.rules import deck_under
from houseway.games.five_card_stud.table import FiveCardStudTable
from houseway.money import dollars
from houseway.play.cloth import Cloth, Mark, mark


def cloth(table: FiveCardStudTable) -> Cloth:
    return laid_out(table)


def told(table: FiveCardStudTable) -> Iterator[Mark]:
    """What lies there, the signs, and how hands rank."""
    if table.communal is not None:
        yield mark(f"communal card: {pretty(table.communal)}", "qld s361(1)")
    yield from on_the_table(table)
    yield mark("everything goes clockwise: next is next on the left", "qld s330(1)", "qld s330(3)")
    bet, stake = table.sign.limits[BET], table.sign.limits[TABLE_STAKE]
    limits = f"minimum permissible wager ${dollars(bet.minimum)}, maximum ${dollars(bet.maximum)}"
    yield mark(limits, "qld s5(1)(b)")
    yield mark(f"minimum table stake ${dollars(stake.minimum)}", "qld s332(2)")
    yield mark(f"{table.pot_betting} applies", "qld s350(4)", sign="high")
    yield mark(f"ante bet ${dollars(table.ante)}", "qld s345(2)(a)", sign="high")
    complete = table.deck == COMPLETE
    deck = f"a {'complete' if complete else 'reduced'} deck of {table.deck} cards"
    yield mark(deck, deck_under(table.deck, len(table.players)))
    yield mark("inspected when it was new to the rounds of play", "qld s335(1)" if complete else "qld s336(1)")
    yield mark("sorted and inspected, whichever it is", "qld s334(1)")
    yield from (mark(said.words, said.under) for said in ranking_of_hands(table.deck, table.ace_low))
