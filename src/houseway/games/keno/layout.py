"""The display board of the lounge (qld s222(2), (3)): the numbers 1 to 80, those drawn, and the pools."""

from collections.abc import Mapping
from typing import Any

from houseway.cite import cite
from houseway.games.keno.entry import selection
from houseway.games.keno.table import KenoTable
from houseway.games.keno.terms import DRAWN, NUMBERS
from houseway.money import dollars
from houseway.play.people import Role

__all__ = ["board", "look"]

VIEWED = cite("qld s222(3)")


def look(table: KenoTable, viewer: str) -> Mapping[str, Any]:
    """The boards are for everybody; a ticket is for whoever holds it."""
    person = table.people[viewer]
    own = person.role in (Role.PLAYER, Role.SPECTATOR)
    tickets = [ticket for ticket in table.tickets.values() if ticket.person == viewer or not own]
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
                "plays": ticket.laid == (table.day, table.number),
                "left": ticket.left,
                "owed": dollars(sum(ticket.owed)),
                "major": dollars(ticket.major),
            }
            for ticket in tickets
        ],
        "under": VIEWED.text,
    }


def state(table: KenoTable) -> str:
    if table.activated:
        return "drawn" if len(table.drawn) == DRAWN else "being drawn"
    return "closed" if table.closed else "open"


def board(table: KenoTable, casino: str = "Houseway") -> str:
    """The board in text: a number that was drawn stands in brackets."""
    lines = [f"{casino} keno, game {table.number} of keno day {table.day}: {state(table)} ({VIEWED})"]
    for start in range(NUMBERS[0], NUMBERS[-1], 10):
        cells = (f"[{n:2}]" if n in table.board else f" {n:2} " for n in range(start, start + 10))
        lines.append(" ".join(cells))
    lines += [f"{spots} spot jackpot ${dollars(pool)}" for spots, pool in table.pools.items()]
    lines.append(f"prizes: {table.schedule.name}")
    return "\n".join(lines)
