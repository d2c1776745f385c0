"""What is paid out after the sale: winnings, refunds, keno dollars, and unpaid winnings (qld ss 218 to 221)."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from datetime import date, datetime
from typing import Any

from houseway.cite import Cite, cite
from houseway.errors import Ground, Refused, quoted
from houseway.games.keno.desk import KENO_DOLLARS, PAID_IN, Desk
from houseway.games.keno.entry import selection
from houseway.games.keno.moments import ACTIVATED
from houseway.games.keno.table import KenoTable
from houseway.games.keno.terms import PRESENTED, REFUNDED
from houseway.games.keno.ticket import Ticket, is_code, serial_in, total
from houseway.keno.accounts import CHIEF_EXECUTIVE, DOLLARS, PRIZES, TO_PLAY, of_patron
from houseway.keno.days import KenoDay, begun, in_time
from houseway.keno.dollars import AT_A_WRITER, AT_THE_CASHIER, KenoDollars
from houseway.keno.settings import KenoSettings
from houseway.keno.terminals import Terminal
from houseway.ledger.accounts import DEMONSTRATION
from houseway.ledger.books import Books
from houseway.money import Cents, dollars
from houseway.play.round import Round


@dataclass(frozen=True, slots=True)
class PaidOut:
    """What was handed to whoever presented a ticket, as winnings or as a refund."""

    ticket: int
    total: Cents
    amounts: Mapping[str, Cents]  # cash, chips, cheque or keno dollars
    voucher: KenoDollars | None = None


@dataclass(frozen=True, slots=True)
class HandedOver:
    """A cheque to the chief executive, with what helps to find the winners (s220(2))."""

    at: datetime
    cheque: Cents
    information: tuple[Mapping[str, Any], ...]


class Payments:
    """The part of the system that pays out."""

    def __init__(self, settings: KenoSettings) -> None:
        self.settings, self.books, self.desk = settings, Books(), Desk(settings)
        self.tickets = self.desk.tickets
        self.day: KenoDay | None = None
        self.now: datetime | None = None
        self.game = 0  # counted over all days; the one that is open or being drawn
        self.round: Round[KenoTable] | None = None  # in which it is drawn
        self.sold: dict[int, dict[int, Ticket]] = {}  # tickets by game, then by serial number
        self.vouchers: dict[int, KenoDollars] = {}

    def _begun(self) -> KenoDay:
        """A keno day has begun; a game that is open when it ends is drawn after it."""
        return begun(self.day)

    def _day_on(self, at: datetime) -> KenoDay:
        """The keno day that is on: what is issued bears it (s217(2)(f), s218(4))."""
        day = self._begun()
        day.check(at)
        return day

    def _date(self, at: datetime) -> date:
        """By which the 28 days are counted; whether a keno day is on is nothing to whoever is owed money."""
        return self.day.date_at(at) if self.day is not None else at.date()

    @property
    def unplayed(self) -> int:
        """The first game for which the device has not been activated."""
        activated = self.round is not None and (self.round.over or self.round.moment in ACTIVATED)
        return self.game + activated

    def ticket(self, code: str | int, under: str | Cite = PRESENTED) -> Ticket:
        """The ticket that a code or a serial number names; a code that does not fit it is refused."""
        found = self.tickets.get(serial_in(str(code)))
        if found is None or (is_code(str(code)) and found.code(self.settings.key) != code):
            why = f"{quoted(str(code))} is no keno ticket that was issued here"
            raise Refused(under, why, instead="present the ticket")
        return found

    def _presented(self, terminal: Terminal, code: str | int, under: Cite) -> Ticket:
        """A writer sees the ticket and may key its number in; a self-service terminal has to read the code on it."""
        if terminal.self_service and not is_code(str(code)):
            why = "a self-service terminal reads the code on the ticket, and a number is no ticket"
            raise Refused(under, why, instead="present the ticket")
        return self.ticket(code, under)

    # s219: winnings

    @in_time
    def present(
        self, at: datetime, terminal: Terminal, code: str | int, paid_in: str = "cash", *, patron: str = ""
    ) -> PaidOut:
        """A ticket is presented: all that it has won so far is paid, once."""
        day = self._day_on(at) if paid_in == KENO_DOLLARS else None
        terminal.check_payment(paid_in)
        ticket = self._presented(terminal, code, PRESENTED)
        self._check_in_time(ticket, at)
        amounts = self.desk.pay(ticket, paid_in, self.unplayed)
        for means, amount in amounts.items():
            taker = of_patron(means, patron)
            self.books.move(amount, PRIZES, taker, f"ticket {ticket.serial} is paid", PAID_IN[paid_in])
        return self._handed(ticket, amounts, day, patron)

    def _handed(self, ticket: Ticket, amounts: Mapping[str, Cents], day: KenoDay | None, patron: str) -> PaidOut:
        """What was paid; in keno dollars, if on the keno day that is on they are issued for it."""
        whole = sum(amounts.values())
        return PaidOut(ticket.serial, whole, amounts, self._new_voucher(day, whole, patron) if day else None)

    def _check_in_time(self, ticket: Ticket, at: datetime) -> None:
        if ticket.handed_over or (ticket.won and self._is_unpaid(ticket, at)):
            why = f"the {self.settings.unpaid_days} days for ticket {ticket.serial} are over"
            instead = "the chief executive pays it, on the ticket (qld s221)"
            raise Refused("qld s220(2)", why, ground=Ground.WHEN, instead=instead)

    @in_time
    def refund(self, at: datetime, terminal: Terminal, code: str | int, *, patron: str = "") -> PaidOut:
        """The money for games not yet played: in cash, or from a self-service terminal in keno dollars."""
        day = self._day_on(at) if terminal.self_service else None
        ticket = self._presented(terminal, code, REFUNDED)
        ended = ticket.ends
        back = self.desk.refund(ticket, self.unplayed)
        for game in range(ticket.ends, ended):
            del self.sold[game][ticket.serial]
        means = KENO_DOLLARS if terminal.self_service else "cash"
        about = f"ticket {ticket.serial} is refunded"
        self.books.move(back, TO_PLAY, of_patron(means, patron), about, REFUNDED)
        return self._handed(ticket, {means: back}, day, patron)

    # s218: keno dollars

    def voucher(self, serial: int) -> KenoDollars:
        found = self.vouchers.get(serial)
        if found is None:
            raise Refused("qld s218(2)", f"keno dollars {serial} were never validated here", ground=Ground.MEANS)
        return found

    def _new_voucher(self, day: KenoDay, amount: Cents, patron: str) -> KenoDollars:
        serial = len(self.vouchers) + 1
        self.vouchers[serial] = KenoDollars(serial, day.date, amount, patron)
        return self.vouchers[serial]

    @in_time
    def issue_dollars(
        self, at: datetime, terminal: Terminal, amount: Cents, *, chips: bool = False, patron: str = ""
    ) -> KenoDollars:
        """Keno dollars for money, from either kind of terminal."""
        day = self._day_on(at)
        terminal.check_money(amount if chips else 0)
        if amount <= 0:
            raise Refused("qld s218(2)", f"${dollars(amount)} cannot be had in keno dollars", ground=Ground.AMOUNT)
        giver = of_patron("chips" if chips else "cash", patron)
        self.books.move(amount, giver, DOLLARS, "keno dollars are issued", cite("qld s218(2)"))
        return self._new_voucher(day, amount, patron)

    @in_time
    def redeem_dollars(self, at: datetime, terminal: Terminal | None, serial: int, *, patron: str = "") -> Cents:
        """Cash for them: at a writer's terminal for 28 days, after that at the casino cashier (`terminal` is None)."""
        voucher = self.voucher(serial)
        if terminal is not None:
            terminal.check_writer(AT_A_WRITER, "cash is given for keno dollars")
        voucher.check_redeem(self._date(at), cashier=terminal is None)
        amount = voucher.spend(voucher.left)
        under = AT_THE_CASHIER if terminal is None else AT_A_WRITER
        self.books.move(amount, DOLLARS, of_patron("cash", patron), f"keno dollars {serial} are redeemed", under)
        return amount

    # s220, s221: unpaid winnings

    def _is_unpaid(self, ticket: Ticket, at: datetime) -> bool:
        """The 28th day after the keno day of the wager is in time (reading KN4)."""
        return (self._date(at) - ticket.keno_day).days > self.settings.unpaid_days

    def unpaid(self, at: datetime) -> list[Ticket]:
        """The tickets whose winnings are unpaid winnings by now (s220(1))."""
        return [ticket for ticket in self.tickets.values() if ticket.won and self._is_unpaid(ticket, at)]

    @in_time
    def hand_over(self, at: datetime, play_money: Collection[int] = ()) -> HandedOver:
        """All unpaid winnings go to the chief executive by cheque, with what is known of each ticket.

        Those of tickets that were bought with `play_money` go back to where it came from: there is no cheque for them.
        """
        tickets = self.unpaid(at)
        for ticket in tickets:
            ticket.play_money |= ticket.serial in play_money
        for_money = [ticket for ticket in tickets if not ticket.play_money]
        cheque = sum(ticket.owed for ticket in for_money)
        back = sum(ticket.owed for ticket in tickets) - cheque
        information = tuple(self._information(ticket) for ticket in for_money)
        for ticket in tickets:
            ticket.handed_over += ticket.won
            ticket.won.clear()
        self.books.move(cheque, PRIZES, CHIEF_EXECUTIVE, "unpaid winnings", cite("qld s220(2)(a)"))
        self.books.move(back, PRIZES, DEMONSTRATION, "unpaid play money", cite("qld s220(2)(a)"))
        return HandedOver(at, cheque, information)

    def _information(self, ticket: Ticket) -> Mapping[str, Any]:
        """What helps to decide who is entitled (s220(2)(b))."""
        return {
            **ticket.particulars(),
            "code": ticket.code(self.settings.key),
            "owed": dollars(ticket.owed),
            "won": [
                {
                    "keno day": str(won.game.day),
                    "game": won.game.number,
                    "numbers": selection(ticket.entry.ways[won.way]),
                }
                | {"caught": won.caught, "prize": dollars(won.prize)}
                for won in ticket.won
            ],
        }

    @in_time
    def claim(self, _at: datetime, code: str | int, *, asked: str = "", given: str = "", patron: str = "") -> Cents:
        """The chief executive may pay whoever brings the ticket, and whatever else was asked for (s221)."""
        ticket = self.ticket(code, cite("qld s221(a)"))
        if not ticket.handed_over:
            why = f"nothing of ticket {ticket.serial} is with the chief executive"
            raise Refused("qld s221", why, ground=Ground.WHAT)
        if asked and not given.strip():
            raise Refused("qld s221(b)", f"the chief executive has asked for {asked}", ground=Ground.MEANS)
        amount = total(ticket.handed_over)
        ticket.paid += ticket.handed_over
        ticket.handed_over.clear()
        about = f"ticket {ticket.serial} is paid by the chief executive"
        giver = DEMONSTRATION if ticket.play_money else CHIEF_EXECUTIVE
        self.books.move(amount, giver, of_patron("cash", patron), about, cite("qld s221(a)"))
        return amount
