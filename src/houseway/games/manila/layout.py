"""The cloth of manila poker and what stands at the table, each with what puts it there (qld ss 258 and 259)."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from houseway.cite import Cite, cite
from houseway.equipment.cards import pretty
from houseway.families.poker.sight import pots
from houseway.money import dollars

if TYPE_CHECKING:
    from houseway.games.manila.table import ManilaTable

__all__ = ["layout"]

COMMUNAL = 5


class Printed(NamedTuple):
    words: str
    under: Cite


def layout(table: "ManilaTable") -> str:
    """From the dealer's side to the players'."""
    return "\n".join(f"{printed.words}  ({printed.under})" for printed in printed_on(table))


def printed_on(table: "ManilaTable") -> Iterator[Printed]:
    yield Printed("Houseway", cite("qld s258(2)(b)"))
    yield Printed("dealer: buck, cutting card, dealing shoe, drop box", cite("qld s259(1)"))
    yield Printed(f"( ) discards: {discards(table)}", cite("qld s258(2)(a)"))
    cards = [pretty(card) for card in table.communal] + ["__"] * (COMMUNAL - len(table.communal))
    yield Printed(f"communal cards: {' '.join(cards)}", cite("qld s267(4)"))
    yield Printed("pots: " + (" + ".join(f"${each}" for each in pots(table)) or "none"), cite("qld s268(1)"))
    yield Printed(" ".join(places(table)), cite("qld s258(1)"))
    sign = f"blind bet ${dollars(table.blind)}, minimum table stake ${dollars(table.least_stake)}"
    yield Printed(sign, cite("qld s259(2)"))


def discards(table: "ManilaTable") -> str:
    """Who has folded, and what was dealt to nobody."""
    names = [seat.name for seat in table.folds] + [f"place {place}" for place in sorted(table.cleared)]
    return ", ".join(names) or "none"


def places(table: "ManilaTable") -> Iterator[str]:
    """Thirteen positions; the buck is at one of them."""
    sits = {place: name for name, place in table.places.items()}
    for place in range(1, table.game.players[1] + 1):
        buck = "*" if table.buck and sits.get(place) == table.buck else ""
        yield f"[{place} {sits[place]}{buck}]" if place in sits else f"[{place}]"
