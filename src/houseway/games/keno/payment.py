"""After a ticket is issued: the entry back, no claim on a wrong ticket, refunds and payment (qld s217, s219)."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.errors import Ground, Refused
from houseway.games.keno.desk import CASH, CHEQUE, PAID_IN
from houseway.games.keno.table import TICKETS, KenoTable
from houseway.games.keno.terms import ENTRY_BACK
from houseway.games.keno.ticket import Ticket
from houseway.money import dollars
from houseway.play import events
from houseway.play.acts import Act, Fields, Ways, act, choice, plainly
from houseway.play.departure import leave
from houseway.play.people import PLAYERS
from houseway.play.round import Round

# s217(4) to (6): after the ticket is issued


def has_tickets(table: KenoTable, who: str) -> list[Ticket]:
    return [ticket for ticket in table.tickets.values() if ticket.person == who]


def may_ask_back(round_: Round[KenoTable], who: str) -> Ways:
    tickets = [ticket.serial for ticket in round_.table.shown_tickets() if ticket.person == who]
    return [(choice("ticket", tickets),)] if tickets else []


def give_entry_back(round_: Round[KenoTable], who: str, _details: Mapping[str, Any]) -> None:
    round_.table.announce(ENTRY_BACK, who)


def nothing(_round: Round[KenoTable], _who: str, _details: Mapping[str, Any]) -> None:
    raise AssertionError("this is always refused")


def players_responsibility(_round: Round[KenoTable], _details: Mapping[str, Any]) -> Refused:
    """The player compares the ticket with the entry before the game (s217(5))."""
    why = "a ticket that was produced wrongly gives no claim to a prize: the player is to check it"
    return Refused(OWN_CHECK, why, instead="ask for a refund before the game is played")


OWN_CHECK: Final = "qld s217(6)"

# s219: refunds and payment


def may_refund(round_: Round[KenoTable], who: str) -> Ways:
    table = round_.table
    tickets = [ticket.serial for ticket in has_tickets(table, who) if ticket.games_from(table.unplayed)]
    return [(choice("ticket", tickets),)] if tickets else []


def refund(round_: Round[KenoTable], who: str, details: Mapping[str, Any]) -> None:
    table = round_.table
    back = table.refund(table.tickets[details["ticket"]])
    table.rule(f"{who} has ${dollars(back)} back for games not yet played", "qld s219(7)")


def may_present(round_: Round[KenoTable], who: str) -> Ways:
    winners = [ticket for ticket in has_tickets(round_.table, who) if ticket.won]
    major = [ticket.serial for ticket in winners if ticket.major]
    plain = choice("paid_in", [means for means in PAID_IN if means != CHEQUE], optional=True)
    ways: list[Fields] = [(choice("ticket", [ticket.serial for ticket in winners]), plain)] if winners else []
    return ways + ([(choice("ticket", major), choice("paid_in", (CHEQUE,)))] if major else [])


def present(round_: Round[KenoTable], who: str, details: Mapping[str, Any]) -> None:
    """The writer pays what the ticket has won; a cheque is carried away, for the major prizes alone."""
    table, paid_in = round_.table, details.get("paid_in", CASH)
    ticket = table.tickets[details["ticket"]]
    amounts = table.desk.pay(ticket, paid_in, table.unplayed)
    total, cheque = sum(amounts.values()), amounts.get(CHEQUE, 0)
    table.move(table.people[who], total, TICKETS)
    table.move(table.people[who], -cheque, events.CASH)
    under = PAID_IN[paid_in]
    how = f"${dollars(cheque)} by cheque" if cheque else f"in {paid_in}"
    table.rule(f"ticket {ticket.serial} is presented: {who} is paid ${dollars(total)}, {how}", "qld s219(6)", under)


def why_not_paid(round_: Round[KenoTable], details: Mapping[str, Any]) -> Refused | None:
    serial, paid_in = details.get("ticket"), details.get("paid_in", CASH)
    if type(serial) is not int or type(paid_in) is not str or details.keys() - {"ticket", "paid_in"}:
        return None
    table = round_.table
    return table.desk.why_not_paid(serial, paid_in, table.unplayed) or _not_theirs("qld s219(6)", serial)


def why_no_refund(round_: Round[KenoTable], details: Mapping[str, Any]) -> Refused | None:
    table, serial = round_.table, details.get("ticket")
    if type(serial) is not int or len(details) > 1:
        return None
    return table.desk.why_no_refund(serial, table.unplayed) or _not_theirs("qld s219(7)", serial)


def why_not_back(_round: Round[KenoTable], details: Mapping[str, Any]) -> Refused | None:
    serial = details.get("ticket")
    return _not_theirs("qld s217(4)", serial) if type(serial) is int and len(details) == 1 else None


def _not_theirs(under: str, serial: int) -> Refused:
    return Refused(under, f"ticket {serial} is another player's, was refunded, or was never issued", ground=Ground.WHO)


# Whoever goes


def may_go(round_: Round[KenoTable], who: str) -> Ways:
    """At any moment, with nothing in this game; a ticket for games to come is played by who is here, or refunded."""
    table = round_.table
    plays = any(placed.person == who for placed in table.placed)
    return [] if plays or any(map(table.to_come, has_tickets(table, who))) else [()]


def why_not_go(_round: Round[KenoTable], _details: Mapping[str, Any]) -> Refused:
    why = "an entry in this game, or a ticket for games to come, is played or refunded first"
    return Refused("qld s219(7)", why, ground=Ground.WHEN, instead="refund a ticket")


TICKET_ACTS: Final[tuple[Act[KenoTable], ...]] = (
    act("ask for the entry back", PLAYERS, "qld s217(4)", may_ask_back, give_entry_back, refuses=why_not_back),
    act("claim on a wrong ticket", PLAYERS, OWN_CHECK, plainly, nothing, refuses=players_responsibility, at=()),
    act("leave", PLAYERS, "qld s3(2)", may_go, leave, refuses=why_not_go),
    act("refund a ticket", PLAYERS, "qld s219(7)", may_refund, refund, "for games not yet played", why_no_refund),
    act("present a ticket", PLAYERS, "qld s219(6)", may_present, present, "to be paid its prizes", why_not_paid),
)
