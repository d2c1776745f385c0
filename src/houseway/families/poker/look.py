"""What may be seen at a poker table: everybody's chips and bets, one's own cards, and those that lie face up."""

from typing import Any

from houseway.equipment.cards import NAME
from houseway.families.poker.marks import acted
from houseway.families.poker.pots import split
from houseway.families.poker.seat import Seat
from houseway.families.poker.table import PokerTable
from houseway.money import dollars
from houseway.play.events import Asked


def stands(table: PokerTable) -> str:
    """The moment of the round of play; when it is over, the one that it ended with."""
    asked = (entry[1].moment for entry in reversed(table.log) if entry[0] is Asked)
    return table.moment or next(asked, "")


def hands(table: PokerTable, viewer: str) -> list[dict[str, Any]]:
    """Each player in the round of play, clockwise from the buck; a card that the viewer may not see is ""."""
    last = acted(table)
    return [_hand(table, seat, viewer) | {"last": last.get(seat.name, "")} for seat in table.seats]


def _hand(table: PokerTable, seat: Seat, viewer: str) -> dict[str, Any]:
    seen = seat.shown or seat.name == viewer
    cards = [NAME[card] if seen or card in seat.up else "" for card in seat.cards] if seat.stays else []
    return {
        "person": seat.name,
        "place": table.places.get(seat.name, 0),
        "state": "out" if seat.dead else seat.state,
        "cards": cards,
        "open": [seat.shown or card in seat.up for card in seat.cards] if seat.stays else [],
        "hand": table.hand(seat) if seen and cards else "",
        "turn": table.betting is not None and table.betting.turn is seat,
        "stake": dollars(seat.stake),
        "bet": dollars(seat.bet),
        "put": dollars(seat.put),
        "early": dollars(seat.early),
    }


def pots(table: PokerTable) -> list[str]:
    """What lies in each pot, the first formed first; what nobody has called yet counts with the last."""
    seats = table.seats
    if not any(seat.bet for seat in seats) or not table.staying:
        return []
    top, excess = table.uncalled()
    called = [seat.bet - excess if seat is top else seat.bet for seat in seats]
    stays = [seat.stays for seat in seats]
    found = [pot.amount for pot in split(called, table.tapped(called), stays) if pot.amount] or [0]
    found[-1] += excess
    return [dollars(amount) for amount in found]


def to_call(table: PokerTable, viewer: str) -> str:
    """What the viewer must still bet to call; nothing where that is not asked of them."""
    seat, betting = table.seat_of(viewer), table.betting
    if seat is None or betting is None or betting.turn is None or not betting.opened or not seat.stays:
        return dollars(0)
    return dollars(max(betting.to_call(seat), 0))
