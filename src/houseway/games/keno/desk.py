"""The desk where keno tickets are sold, refunded and paid (qld ss 213 to 219): at a table of Part 13 and in the lounge.

It knows the tickets, and decides. Whose money then moves, and in which books that is entered, is for the table or the
lounge to say.
"""

from datetime import datetime
from typing import Final, Protocol

from houseway.cite import cite
from houseway.errors import Ground, Refused, quoted
from houseway.games.keno.entry import Entry, check_entry
from houseway.games.keno.rules import Rules
from houseway.games.keno.schedule import Schedule
from houseway.games.keno.terms import MAJOR_PRIZE
from houseway.games.keno.ticket import NO_CLOCK, Day, Ticket, total
from houseway.money import Cents, dollars
from houseway.play.sign import Sign

CASH, CHEQUE, KENO_DOLLARS = "cash", "cheque", "keno dollars"
PAID_IN: Final = {
    CASH: cite("qld s219(3)"),
    "chips": cite("qld s219(4)"),
    CHEQUE: cite("qld s219(3)"),
    KENO_DOLLARS: cite("qld s219(8)"),
}


class Chosen(Protocol):
    """What the operator has chosen: a table has it, and so have the settings of a lounge."""

    @property
    def schedule(self) -> Schedule: ...
    @property
    def sign(self) -> Sign: ...
    @property
    def rules(self) -> Rules: ...


class Desk:
    """Every ticket that was issued here, and is still good for something where a table has it."""

    def __init__(self, chosen: Chosen) -> None:
        self.chosen = chosen
        self.tickets: dict[int, Ticket] = {}
        self.serial = 0  # of the ticket issued last

    # s213 to s217: an entry is handed in

    def check(self, entry: Entry, *, takes_ways_on_cards: bool = False) -> None:
        """Refuse what the Part, the schedule of prizes or the sign does not allow."""
        chosen, rules = self.chosen, self.chosen.rules
        on_cards = takes_ways_on_cards or rules.cards_take_ways
        check_entry(entry, chosen.schedule, chosen.sign, rules.most_games, cards_take_ways=on_cards)

    def issue(
        self,
        entry: Entry,
        day: Day,
        first: tuple[int, int],
        issued: datetime = NO_CLOCK,
        station: int = 1,
        writer: str = "keno writer",
        person: str = "",
    ) -> Ticket:
        """The ticket for an entry that was paid; `first` is its first game, counted over all days, and its number."""
        self.serial += 1
        ticket = Ticket(self.serial, entry, issued, day, *first, station, writer, person)
        self.tickets[ticket.serial] = ticket
        return ticket

    # s219(7): games not yet played

    def why_no_refund(self, serial: int, unplayed: int) -> Refused | None:
        """What speaks against it, where `unplayed` is the first game that is not yet played."""
        ticket = self.tickets.get(serial)
        if ticket is not None and ticket.games_from(unplayed):
            return None
        return Refused("qld s219(7)", f"no game of ticket {serial} is still to be played", ground=Ground.WHEN)

    def refund(self, ticket: Ticket, unplayed: int) -> Cents:
        """The money for all its ways in every game that is left (reading KN11)."""
        if against := self.why_no_refund(ticket.serial, unplayed):
            raise against
        return ticket.end_at(unplayed) * ticket.entry.per_game

    # s219: winnings

    def why_not_paid(self, serial: int, paid_in: str, unplayed: int) -> Refused | None:
        """What speaks against it, where `unplayed` is the first game that is not yet played."""
        ticket = self.tickets.get(serial)
        if ticket is None or not ticket.won:
            return Refused("qld s219(1)(b)", _nothing_owed(serial, ticket, unplayed))
        if paid_in == CHEQUE and not ticket.major:
            why = f"no prize on ticket {serial} is ${dollars(MAJOR_PRIZE)} or more"
            return Refused("qld s219(3)", why, instead="cash, or chips on request (qld s219(4))")
        return not_paid_in(paid_in)

    def pay(self, ticket: Ticket, paid_in: str, unplayed: int) -> dict[str, Cents]:
        """All that it has won so far, once; by cheque its major prizes alone, and the others in cash."""
        if against := self.why_not_paid(ticket.serial, paid_in, unplayed):
            raise against
        by_cheque = ticket.major if paid_in == CHEQUE else 0
        amounts = {CHEQUE: by_cheque, CASH if by_cheque else paid_in: ticket.owed - by_cheque}
        ticket.paid += ticket.won
        ticket.won.clear()
        return {means: amount for means, amount in amounts.items() if amount}


def _nothing_owed(serial: int, ticket: Ticket | None, unplayed: int) -> str:
    """Why: to each kind of ticket that is not paid its own sentence."""
    if ticket is None:
        return f"ticket {serial} has nothing to be paid: it won nothing, was paid or refunded, or was never issued"
    left = ticket.games_from(unplayed)
    to_come = f"; {left} of its games are still to be drawn" if left > 1 else "; its last game is still to be drawn"
    if ticket.paid:
        return f"ticket {serial} has been paid: ${dollars(total(ticket.paid))}{to_come if left else ''}"
    if left and left == ticket.entry.games:
        return f"ticket {serial} is still to be drawn: its first game is {ticket.number}"
    if left:
        return f"ticket {serial} has won nothing so far{to_come}"
    if ticket.ends < ticket.first + ticket.entry.games:
        return f"ticket {serial} has been refunded, and won nothing before that"
    return f"ticket {serial} won nothing: all of its games are drawn"


def not_paid_in(means: str) -> Refused | None:
    if means in PAID_IN:
        return None
    return Refused("qld s219(3)", f"winnings are not paid in {quoted(means)}", instead=", ".join(PAID_IN))
