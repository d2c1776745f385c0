"""What a wager rests on besides its owner's acts: the tiles of its box and of the bank, and how they were set."""

from collections.abc import Sequence

from houseway.games.pai_gow.table import PaiGowTable
from houseway.games.pai_gow.wagers import BANK
from houseway.play.events import Called, Came, Done, Event, Settled
from houseway.play.wager import Placed

EXPOSE, SETTLE = "expose the bank's tiles", "settle"


def compared(table: PaiGowTable, placed: Placed | None) -> list[str]:
    """The wager's own box, and the bank's."""
    return [*([placed.selection] if placed is not None else ()), f"box {table.bank.box}"]


def seen(table: PaiGowTable, came: Came, events: Sequence[Event]) -> bool:
    """Tiles lie face up once the bank exposes its own, or hands are settled; dice always do."""
    if came.field != "tile":
        return True
    acts = {event.act for event in events if isinstance(event, Done) and event.refused is None}
    return SETTLE in acts or (EXPOSE in acts and came.to == f"box {table.bank.box}")


def decides(table: PaiGowTable, of: Placed | str, event: Event, _events: Sequence[Event]) -> bool:
    """Of a wager: what its owner did, and how the two boxes lay; of a bank, what became of every wager besides."""
    if isinstance(of, str):
        return isinstance(event, Done) and event.refused is None
    if isinstance(event, Called):
        return any(event.words.startswith(f"{box}: ") for box in compared(table, of))
    if isinstance(event, Settled):
        return of.wager is BANK and event.line.wager != BANK.name
    return isinstance(event, Done) and event.refused is None and event.who == of.person
