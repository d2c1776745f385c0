"""What can be seen in the lounge: the boards are for everybody, a ticket for whoever holds it."""

from collections.abc import Mapping
from typing import Any

from houseway.games.keno.entry import selection
from houseway.games.keno.moments import ACTIVATED, SHUT
from houseway.games.keno.table import KenoTable
from houseway.games.keno.terms import DRAWN
from houseway.money import dollars
from houseway.play.people import Role


def look(table: KenoTable, viewer: str) -> Mapping[str, Any]:
    person = table.people.get(viewer)
    own = person is None or person.role in (Role.PLAYER, Role.SPECTATOR)
    tickets = [ticket for ticket in table.shown_tickets() if ticket.person == viewer or not own]
    return {
        "day": table.day,
        "game": table.number,
        "state": state(table),
        "drawn": list(table.board),
        "broken": list(table.broken),
        "device": f"{table.device}, turned by hand" if table.by_hand else table.device,
        "pools": {str(spots): dollars(pool) for spots, pool in table.pools.items()},
        "schedule": table.schedule.name,
        "blank": [selection(way) for way in table.blanks.get(viewer, ())],
        "tickets": [
            ticket.particulars()
            | {"title": ticket.entry.title, "ways": [list(way) for way in ticket.entry.ways]}
            | {
                "plays": table.plays(ticket),
                "left": table.to_come(ticket),
                "owed": dollars(ticket.owed),
                "major": dollars(ticket.major),
            }
            for ticket in tickets
        ],
        "under": "qld s222(3)",
    }


def state(table: KenoTable) -> str:
    """The boards keep the numbers of the last game until the next one opens."""
    if table.moment in ACTIVATED or (not table.moment and table.drawn):
        return "drawn" if len(table.drawn) == DRAWN else "being drawn"
    return "closed" if table.moment in SHUT else "open"
