"""What a bet rests on, as far as everybody at the table knows it: what was put into the pots, and what was shown."""

from houseway.equipment.cards import NAME
from houseway.families.poker.seat import EARLY, POT
from houseway.families.poker.table import PokerTable
from houseway.play.events import Came, Done, Event, Moved
from houseway.play.wager import Placed

IN_THE_MIDDLE = "communal"


def compared(table: PokerTable, _placed: Placed | None) -> list[str]:
    """The hands of those who showed, and the cards that are everybody's."""
    return [IN_THE_MIDDLE, *(seat.name for seat in table.seats if seat.shown)]


def seen(table: PokerTable, came: Came) -> bool:
    """Communal cards, those dealt face up, and of a hand that was shown those that are part of it."""
    seat = table.seat_of(came.to)
    if seat is None:
        return came.to in ("", IN_THE_MIDDLE)
    return any(NAME[card] == came.value for card in (seat.cards if seat.shown else seat.up))


def decides(_table: PokerTable, _placed: Placed, event: Event) -> bool:
    """Every chip that was bet, and whoever folded or showed."""
    if isinstance(event, Done):
        return event.act in ("fold", "show")
    return isinstance(event, Moved) and event.account in (POT, EARLY)
