"""The cloth of 5 card stud poker and what stands at the table, each with what puts it there (qld ss 331 and 332)."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from houseway.cite import cite
from houseway.equipment.cards import pretty
from houseway.families.poker.sight import pots
from houseway.families.poker.table import BET, TABLE_STAKE
from houseway.games.five_card_stud.arithmetic import COMPLETE, Said, ranking_of_hands
from houseway.games.five_card_stud.rules import deck_under
from houseway.money import dollars

if TYPE_CHECKING:
    from houseway.games.five_card_stud.table import FiveCardStudTable

__all__ = ["layout"]


def layout(table: "FiveCardStudTable") -> str:
    """From the dealer's side to the players', and then the signs."""
    return "\n".join(f"{said.words}  ({said.under})" for said in (*printed_on(table), *told_at(table)))


def printed_on(table: "FiveCardStudTable") -> Iterator[Said]:
    yield Said("Houseway", cite("qld s331(2)(b)"))
    yield Said("dealer: buck, cutting card, dealing shoe, drop box", cite("qld s332(1)"))
    yield Said(f"( ) discards: {discards(table)}", cite("qld s331(2)(a)"))
    if table.communal is not None:
        yield Said(f"communal card: {pretty(table.communal)}", cite("qld s361(1)"))
    yield Said("pots: " + (" + ".join(f"${each}" for each in pots(table)) or "none"), cite("qld s344(1)"))
    yield Said(" ".join(places(table)), cite("qld s331(1)"))


def told_at(table: "FiveCardStudTable") -> Iterator[Said]:
    bet, stake = table.sign.limits[BET], table.sign.limits[TABLE_STAKE]
    yield Said(
        f"minimum permissible wager ${dollars(bet.minimum)}, maximum ${dollars(bet.maximum)}", cite("qld s5(1)(b)")
    )
    yield Said(f"minimum table stake ${dollars(stake.minimum)}", cite("qld s332(2)"))
    yield Said(f"{table.pot_betting} applies", cite("qld s350(4)"))
    yield Said(f"ante bet ${dollars(table.ante)}", cite("qld s345(2)(a)"))
    complete = table.deck == COMPLETE
    yield Said(
        f"a {'complete' if complete else 'reduced'} deck of {table.deck} cards",
        deck_under(table.deck, len(table.players)),
    )
    yield Said("inspected when it was new to the rounds of play", cite("qld s335(1)" if complete else "qld s336(1)"))
    yield Said("sorted and inspected, whichever it is", cite("qld s334(1)"))
    yield from ranking_of_hands(table.deck, table.ace_low)


def discards(table: "FiveCardStudTable") -> str:
    """Who has folded, and where cards were dealt to nobody."""
    names = [seat.name for seat in table.folds] + [f"place {place}" for place in sorted(table.cleared)]
    return ", ".join(names) or "none"


def places(table: "FiveCardStudTable") -> Iterator[str]:
    """Ten positions; the buck is at one of them."""
    sits = {place: name for name, place in table.places.items()}
    for place in range(1, table.game.players[1] + 1):
        buck = "*" if table.buck and sits.get(place) == table.buck else ""
        yield f"[{place} {sits[place]}{buck}]" if place in sits else f"[{place}]"
