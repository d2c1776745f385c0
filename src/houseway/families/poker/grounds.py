"""What a bet rests on, as far as everybody at the table knows it: what was put into the pots, and what was shown."""

from collections.abc import Sequence

from houseway.equipment.cards import NAME
from houseway.families.poker.places import FOR_A_PLACE, TAKES_PLACE
from houseway.families.poker.seat import EARLY, POT, Seat
from houseway.families.poker.table import OUT, PokerTable
from houseway.play.events import Asked, Called, Came, Done, Event, Moved
from houseway.play.wager import Placed

FOLD, SHOW = "fold", "show"
IN_THE_MIDDLE = "communal"
COMPARED = (" is won by ", " wins with ", " of equal value")
"""What the dealer says of hands that were compared."""


def seen(table: PokerTable, came: Came, events: Sequence[Event]) -> bool:
    """Communal cards, those dealt face up or drawn for a place, and those of a hand that was shown by then."""
    if _for_a_place(table, came, events):
        return True
    seat = table.seat_of(came.to)
    if seat is None:
        return came.to in ("", IN_THE_MIDDLE)
    shown = any(isinstance(event, Done) and event.act == SHOW and event.who == came.to for event in events)
    return any(NAME[card] == came.value for card in (seat.cards if shown and seat.shown else seat.up))


def decides(table: PokerTable, of: Placed | str, event: Event, events: Sequence[Event]) -> bool:
    """Every chip that was bet, whoever folded or showed, and every card that lies open (at stud they say who opens);
    and the hands that were in it still, though not shown."""
    if isinstance(event, Came):
        if _for_a_place(table, event, events):
            return isinstance(of, str) and TAKES_PLACE in of
        if seen(table, event, events):
            return True
        left = [seat.name for seat in table.seats if not _is_out(seat, events)]
        return event.to in left and len(left) > 1 and _compared(of, events)
    if isinstance(event, Done):
        return event.refused is None and event.act in (FOLD, SHOW)
    return isinstance(event, Moved) and event.account in (POT, EARLY)


def _for_a_place(table: PokerTable, came: Came, events: Sequence[Event]) -> bool:
    """Was it drawn, for everybody to see, by people who want the same place?"""
    asked = next((event for event in reversed(events[: came.number - 1]) if isinstance(event, Asked)), None)
    return asked is not None and asked.under == table.part(FOR_A_PLACE)


def _is_out(seat: Seat, events: Sequence[Event]) -> bool:
    said = OUT.format(seat.name)
    return any(
        (isinstance(event, Done) and event.refused is None and (event.who, event.act) == (seat.name, FOLD))
        or (isinstance(event, Called) and event.words == said)
        for event in events
    )


def _compared(of: Placed | str, events: Sequence[Event]) -> bool:
    """Have hands been compared by now, for a pot to be passed?"""
    if isinstance(of, str):
        return any(each in of for each in COMPARED)
    return any(isinstance(event, Called) and event.words.startswith(POT) for event in events)
