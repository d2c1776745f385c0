"""What a wager rests on besides its owner's acts: the tiles of its box and of the bank, and how they were set."""

from collections.abc import Sequence

from houseway.games.pai_gow.hand import TILES_TO_A_HAND
from houseway.games.pai_gow.table import PaiGowTable
from houseway.games.pai_gow.wagers import BANK
from houseway.play.events import Called, Came, Done, Event, Settled
from houseway.play.view import OF_A_PURSE
from houseway.play.wager import Placed

EXPOSE = "expose the bank's tiles"


def compared(table: PaiGowTable, placed: Placed | None) -> list[str]:
    """The wager's own box, and the bank's."""
    return [*((placed.selection,) if placed is not None else ()), f"box {table.bank.box}"]


def seen(table: PaiGowTable, came: Came, events: Sequence[Event]) -> bool:
    """Tiles lie face up once the bank exposes its own, or a hand is shown to be settled; dice always do."""
    return came.field != "tile" or any(
        came.number in _dealt(came.to, events[: event.number])
        for event in events[came.number :]
        if _shows(table, came.to, event)
    )


def _shows(table: PaiGowTable, box: str, event: Event) -> bool:
    if isinstance(event, Called):
        return event.words.startswith(f"{box}: ")
    exposes = isinstance(event, Done) and event.act == EXPOSE and event.refused is None
    return exposes and box == f"box {table.bank.box}"


def _dealt(box: str, events: Sequence[Event]) -> list[int]:
    """The tiles of a box, those of the last deal."""
    came = [event.number for event in events if isinstance(event, Came) and event.to == box]
    return came[-TILES_TO_A_HAND:]


def decides(table: PaiGowTable, of: Placed | str, event: Event, _events: Sequence[Event]) -> bool:
    """Of a wager: what its owner did, and how the two boxes lay; of a bank, what became of every wager besides."""
    if isinstance(of, str):
        return isinstance(event, Done | Came) and (isinstance(event, Came) or event.refused is None)
    if isinstance(event, Called):
        return any(event.words.startswith(f"{box}: ") for box in compared(table, of))
    if isinstance(event, Settled):
        return of.wager is BANK and event.line.wager != BANK.name
    own = isinstance(event, Done) and event.refused is None and event.who == of.person
    return own and isinstance(event, Done) and event.act not in OF_A_PURSE
