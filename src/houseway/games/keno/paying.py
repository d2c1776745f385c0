"""After a ticket is issued: the entry back, no claim on a wrong ticket, refunds and payment (qld s217, s219)."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.errors import Ground, Refused
from houseway.games.keno.table import TICKETS, KenoTable
from houseway.games.keno.terms import ENTRY_BACK, MAJOR_PRIZE
from houseway.money import dollars
from houseway.play.acts import Act, Fields, Ways, act, choice, plainly
from houseway.play.events import CASH
from houseway.play.leaving import leave
from houseway.play.people import PLAYERS
from houseway.play.round import Round

# s217(4) to (6): after the ticket is issued


def has_tickets(round_: Round[KenoTable], who: str) -> list[int]:
    return [ticket.serial for ticket in round_.table.tickets.values() if ticket.person == who]


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
PAID_UNDER: Final = {
    "cash": "qld s219(3)",
    "chips": "qld s219(4)",
    "cheque": "qld s219(3)",
    "keno dollars": "qld s219(8)",
}


# s219: refunds and payment


def may_refund(round_: Round[KenoTable], who: str) -> Ways:
    table = round_.table
    tickets = [serial for serial in has_tickets(round_, who) if table.refundable(table.tickets[serial])]
    return [(choice("ticket", tickets),)] if tickets else []


def refund(round_: Round[KenoTable], who: str, details: Mapping[str, Any]) -> None:
    table = round_.table
    back = table.refund(table.tickets[details["ticket"]])
    table.rule(f"{who} has ${dollars(back)} back for games not yet played", "qld s219(7)")


def may_present(round_: Round[KenoTable], who: str) -> Ways:
    table = round_.table
    winners = [table.tickets[serial] for serial in has_tickets(round_, who) if table.tickets[serial].owed]
    major = [ticket.serial for ticket in winners if ticket.major]
    plain = choice("paid_in", ("cash", "chips", "keno dollars"), optional=True)
    ways: list[Fields] = [(choice("ticket", [ticket.serial for ticket in winners]), plain)] if winners else []
    return ways + ([(choice("ticket", major), choice("paid_in", ("cheque",)))] if major else [])


def present(round_: Round[KenoTable], who: str, details: Mapping[str, Any]) -> None:
    """The writer pays what the ticket has won; a cheque is carried away, for the major prizes alone."""
    table, paid_in = round_.table, details.get("paid_in", "cash")
    ticket = table.tickets[details["ticket"]]
    total, cheque = sum(ticket.owed), ticket.major if paid_in == "cheque" else 0
    ticket.owed.clear()
    table.move(table.people[who], total, TICKETS)
    table.move(table.people[who], -cheque, CASH)
    under = PAID_UNDER[paid_in]
    how = f"${dollars(cheque)} by cheque" if cheque else f"in {paid_in}"
    table.rule(f"ticket {ticket.serial} is presented: {who} is paid ${dollars(total)}, {how}", "qld s219(6)", under)


def why_not_paid(round_: Round[KenoTable], details: Mapping[str, Any]) -> Refused | None:
    serial, paid_in = details.get("ticket"), details.get("paid_in", "cash")
    if type(serial) is not int or type(paid_in) is not str or details.keys() - {"ticket", "paid_in"}:
        return None
    ticket = round_.table.tickets.get(serial)
    if ticket is None or not ticket.owed:
        return Refused("qld s219(1)(b)", f"ticket {serial} has nothing to be paid: it won nothing, or was paid")
    if paid_in not in PAID_UNDER:
        return Refused("qld s219(3)", f"winnings are not paid in {paid_in}", instead=", ".join(PAID_UNDER))
    if paid_in == "cheque" and not ticket.major:
        why = f"no prize on ticket {ticket.serial} is ${dollars(MAJOR_PRIZE)} or more"
        return Refused("qld s219(3)", why, instead="cash, or chips on request (qld s219(4))")
    return _not_theirs("qld s219(6)", serial)


def why_no_refund(round_: Round[KenoTable], details: Mapping[str, Any]) -> Refused | None:
    table, serial = round_.table, details.get("ticket")
    if type(serial) is not int or len(details) > 1:
        return None
    if serial not in table.tickets or not table.refundable(table.tickets[serial]):
        why = f"no game of ticket {serial} is still to be played"
        return Refused("qld s219(7)", why, ground=Ground.WHEN)
    return _not_theirs("qld s219(7)", serial)


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
    return [] if plays or any(ticket.person == who and ticket.left for ticket in table.tickets.values()) else [()]


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
