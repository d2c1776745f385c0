"""The cloth of a poker table, line by line, each with what puts it there."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from houseway.cite import Cite
from houseway.families.poker.look import pots
from houseway.families.poker.table import PokerTable

__all__ = ["Printed", "as_text", "cloth"]


class Printed(NamedTuple):
    """Something at the table, and what puts it there."""

    words: str
    under: Cite


def as_text(lines: Iterable[Printed]) -> str:
    """From the dealer's side to the players'."""
    return "\n".join(f"{printed.words}  ({printed.under})" for printed in lines)


def cloth(table: PokerTable, *communal: Printed) -> Iterator[Printed]:
    """What lies between the dealer and the players."""
    part = table.part
    yield Printed("Houseway", part("qld s331(2)(b)"))
    yield Printed("dealer: buck, cutting card, dealing shoe, drop box", part("qld s332(1)"))
    yield Printed(f"( ) discards: {_discards(table)}", part("qld s331(2)(a)"))
    yield from communal
    yield Printed("pots: " + (" + ".join(f"${each}" for each in pots(table)) or "none"), part("qld s344(1)"))
    yield Printed(" ".join(_places(table)), part("qld s331(1)"))


def _discards(table: PokerTable) -> str:
    """Who has folded, and where cards were dealt to nobody."""
    names = [seat.name for seat in table.folds] + [f"place {place}" for place in sorted(table.cleared)]
    return ", ".join(names) or "none"


def _places(table: PokerTable) -> Iterator[str]:
    """As many positions as the Part has; the buck is at one of them."""
    sits = {place: name for name, place in table.places.items()}
    for place in range(1, table.game.players[1] + 1):
        buck = "*" if table.buck and sits.get(place) == table.buck else ""
        yield f"[{place} {sits[place]}{buck}]" if place in sits else f"[{place}]"
