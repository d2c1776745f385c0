"""The cloth of 7 card stud poker and what stands at the table, each with what puts it there (qld ss 375 and 376)."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from houseway.cite import Cite, cite
from houseway.equipment.cards import NAME
from houseway.families.poker.sight import pots
from houseway.families.poker.stud_table import COMPLETE
from houseway.families.poker.table import TABLE_STAKE
from houseway.money import dollars

if TYPE_CHECKING:
    from houseway.games.seven_card_stud.table import SevenCardStudTable

__all__ = ["layout"]


class Printed(NamedTuple):
    words: str
    under: Cite


def layout(table: "SevenCardStudTable") -> str:
    """From the dealer's side to the players'."""
    return "\n".join(f"{printed.words}  ({printed.under})" for printed in printed_on(table))


def printed_on(table: "SevenCardStudTable") -> Iterator[Printed]:
    yield Printed("Houseway", cite("qld s375(2)(b)"))
    yield Printed("dealer: buck, cutting card, dealing shoe, drop box", cite("qld s376(1)"))
    yield Printed(f"( ) discards: {discards(table)}", cite("qld s375(2)(a)"))
    if table.communal is not None:
        yield Printed(f"communal card: {NAME[table.communal]}", cite("qld s406(1)"))
    yield Printed("pots: " + (" + ".join(f"${each}" for each in pots(table)) or "none"), cite("qld s388(1)"))
    yield Printed(" ".join(places(table)), cite("qld s375(1)"))
    if table.deck == COMPLETE:
        yield Printed("a complete deck of 52 cards", cite("qld s377(1)"))
    else:
        lowest = {40: "5", 32: "7"}[table.deck]
        yield Printed(f"a reduced deck of {table.deck} cards, {lowest} to ace in each suit", cite("qld s366"))
    least = dollars(table.sign.limits[TABLE_STAKE].minimum)
    yield Printed(f"minimum table stake ${least}", cite("qld s376(2)"))
    yield Printed(f"{table.pot_betting} applies", cite("qld s394(4)"))
    yield Printed(f"ante bet ${dollars(table.ante)}", cite("qld s389(2)(a)"))


def discards(table: "SevenCardStudTable") -> str:
    """Who has folded, and where cards were dealt to nobody."""
    names = [seat.name for seat in table.folds] + [f"place {place}" for place in sorted(table.cleared)]
    return ", ".join(names) or "none"


def places(table: "SevenCardStudTable") -> Iterator[str]:
    """Seven positions; the buck is at one of them."""
    sits = {place: name for name, place in table.places.items()}
    for place in range(1, table.game.players[1] + 1):
        buck = "*" if table.buck and sits.get(place) == table.buck else ""
        yield f"[{place} {sits[place]}{buck}]" if place in sits else f"[{place}]"
