"""The central keno system: it validates every wager, knows every ticket, and keeps the books.

Moments are handed in by whoever keeps the clock, and never go backwards. A result comes from a round of the game's own
procedure (`begin_draw`, `finish_draw`), so that every rule for malfunctions holds here too.
"""

from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta
from typing import Final, TypedDict, Unpack

from houseway.cite import cite
from houseway.equipment.chance import Source
from houseway.errors import BadInput, Ground, Refused
from houseway.games import find
from houseway.games.keno import GAME
from houseway.games.keno.arithmetic import mask
from houseway.games.keno.desk import KENO_DOLLARS
from houseway.games.keno.entry import Entry
from houseway.games.keno.refusals import not_closed
from houseway.games.keno.table import KenoTable
from houseway.games.keno.terms import (
    DRAWING,
    DRAWN,
    HANDED_IN,
    NOTICE,
    NUMBERS,
    PUT_ASIDE,
    SAYS_FIRST_GAME,
    SHARED,
    SUPERVISED,
)
from houseway.games.keno.ticket import GameNumber, Ticket
from houseway.keno.accounts import PRIZES, TO_PLAY, of_patron, pool
from houseway.keno.days import KenoDay, day_from, in_time
from houseway.keno.draw import SUPERVISOR
from houseway.keno.oversight import AcceptedEntry, rule_on
from houseway.keno.payment import Payments
from houseway.keno.settings import KenoSettings
from houseway.keno.settlement import DrawResult, settle
from houseway.keno.terminals import TAKES, Terminal
from houseway.ledger.accounts import CAGE
from houseway.money import Cents, dollars
from houseway.play.driver import Driver
from houseway.play.people import player, staff
from houseway.play.round import Round

PATRON: Final = "the patron"  # whom nobody knows


class Money(TypedDict, total=False):
    """What is handed in for a ticket besides cash, and by whom, where the house knows them."""

    chips: Cents
    keno_dollars: Iterable[int]
    patron: str


class KenoSystem(Payments):
    """One casino's keno."""

    def __init__(self, settings: KenoSettings | None = None) -> None:
        super().__init__(settings or KenoSettings())
        self.number = 0  # of that game within its keno day
        self.closed = True
        self.opened: datetime | None = None  # when that game was
        self.bought: dict[str, list[Ticket]] = {}  # tickets by patron, of those whom the house knows
        self.warned: set[str] = set()  # patrons whose one entry under the minimum was let stand
        self.results: dict[int, list[int]] = {}
        self.wagered = 0  # the last game for which somebody had a ticket
        self.drawn: dict[int, tuple[GameNumber, datetime]] = {}  # which game each result is of, and when it came
        self.lounge = self.settings.table(staff(), name="main keno lounge")

    # The keno day and its games

    @in_time
    def begin_day(self, at: datetime, lasts: timedelta = timedelta(hours=24), *, approved: bool = False) -> KenoDay:
        """A keno day begins; its games are numbered from 1, and the first one is open."""
        if self.game and self.closed:
            raise Refused(SUPERVISED, f"game {self.number} is still to be drawn", ground=Ground.WHEN)
        day = day_from(at, self.day, lasts, approved=approved)
        find(GAME.name, on=at)  # the text by which it is played is held for then, or this says since when it is
        if self.said_on_tickets:
            why = f"tickets were issued that say game {self.number} is their first"
            raise Refused(SAYS_FIRST_GAME, why, ground=Ground.WHEN, instead="close and draw it; then the day begins")
        if self.day is None:
            self._start_pools()
        self.day = day
        if self.game:
            self.lounge.begin_day()
        self.game, self.number, self.closed, self.opened = max(self.game, 1), 1, False, at
        return self.day

    @property
    def said_on_tickets(self) -> bool:
        """Do tickets say that their first game is this one? Then it is drawn under its number, also after its day."""
        return self.number > 1 and any(each.first == self.game for each in self.sold.get(self.game, {}).values())

    @property
    def pools(self) -> dict[int, Cents]:
        """What the pool of so many spots holds, once it has started."""
        held, schedule = self.books.balances, self.settings.schedule
        return {spots: held[pool(spots)] for spots in schedule.jackpots if pool(spots) in held}

    def _start_pools(self) -> None:
        for spots, jackpot in self.settings.schedule.jackpots.items():
            self.books.move(jackpot.start, CAGE, pool(spots), "the pools start", cite("qld s223(2)"))

    @in_time
    def close_game(self, _at: datetime) -> None:
        """The boards say that the game is closed (s222(2)); tickets are for the next one from here on."""
        day = self._begun()
        if self.opened is not None and not self.closed and not self.said_on_tickets:
            day.check(self.opened)  # after the day's end only the game is drawn that was open then, or is on tickets
        if self.closed:
            raise Refused(NOTICE, f"game {self.number} is closed already", ground=Ground.WHEN)
        self.closed = True

    @in_time
    def begin_draw(self, _at: datetime) -> Round[KenoTable]:
        """The round at the lounge, from where the device is activated; whoever supervises goes on from here."""
        self._begun()
        if not self.closed:
            raise not_closed(self.number)
        if self.round is not None:
            raise Refused(DRAWING, f"game {self.number} is being drawn already", ground=Ground.WHEN)
        self.lounge.number = self.number - 1
        self.round = Round(self.lounge)
        if self.lounge.balls_due:
            self.round.act(SUPERVISOR, "replace all the balls")
        self.round.act(SUPERVISOR, "open the game")
        self.round.act(SUPERVISOR, "close the game")
        return self.round

    def finish_draw(self, at: datetime) -> DrawResult:
        """The round at the lounge is over: its twenty numbers are the result."""
        self.check_over()
        return self.result(at, self.lounge.drawn)

    def check_over(self) -> Round[KenoTable]:
        """The round that is over at the lounge; a result before that is refused."""
        if self.round is None or not self.round.over:
            awaited = f"; awaited: {self.round.ask}" if self.round else ""
            raise Refused(DRAWING, f"game {self.number} has no result yet{awaited}", ground=Ground.WHEN)
        return self.round

    def draw(self, at: datetime, source: Source) -> DrawResult:
        """The whole of it, with numbers from a source and nothing out of the ordinary."""
        Driver(source).run(self.begin_draw(at))
        return self.finish_draw(at)

    @in_time
    def result(self, at: datetime, numbers: Sequence[int]) -> DrawResult:
        """Settle the game against its twenty numbers, enter it in the books, and open the next one."""
        day = self._begun()
        if len(set(numbers)) != DRAWN or not set(numbers) <= set(NUMBERS) or not self.closed:
            raise BadInput(f"a result is {DRAWN} different numbers of 1 to 80, for a game that is closed")
        tickets = self.sold.pop(self.game, {}).values()
        self.wagered = self.game if tickets else self.wagered
        game = GameNumber(day.date, self.number)
        settled = settle(game, tickets, mask(numbers), self.settings.schedule, self.pools)
        for ticket, won in settled.winners:
            ticket.won.append(won)
        self._enter(str(game), settled)
        self.results[self.game], self.drawn[self.game] = list(numbers), (game, at)
        self.game, self.number, self.closed, self.opened = self.game + 1, self.number + 1, False, at
        self.round = None
        return settled

    def _enter(self, what: str, settled: DrawResult) -> None:
        """What the game did to the money."""
        move, schedule = self.books.move, self.settings.schedule
        move(settled.wagered, TO_PLAY, CAGE, what, cite("qld s219(1)"))
        move(settled.prizes, CAGE, PRIZES, what, cite("qld s219(1)"))
        for spots, amount in settled.put_aside.items():
            move(amount, CAGE, pool(spots), f"{what}, put aside", PUT_ASIDE)
        for spots, won in settled.jackpots.items():
            move(won, pool(spots), PRIZES, f"{what}, jackpot", SHARED)
            move(schedule.jackpots[spots].start, CAGE, pool(spots), f"{what}, a new pool", cite("qld s223(2)"))

    # Sales

    @property
    def on_sale(self) -> tuple[int, int]:
        """The first game that a ticket may be for: counted over all days, and its number."""
        return self.game + self.closed, self.number + self.closed

    @in_time
    def sell(self, at: datetime, terminal: Terminal, entry: Entry, **money: Unpack[Money]) -> Ticket:
        """Validate an entry and issue the ticket."""
        day = self._day_on(at)
        self.desk.check(entry, takes_ways_on_cards=terminal.takes_ways_on_cards)
        return self._issue(at, day, terminal, entry, **money)

    @in_time
    def accept(
        self, at: datetime, terminal: Terminal, entry: Entry, handed_in: Cents | None = None, **money: Unpack[Money]
    ) -> AcceptedEntry:
        """A writer took an entry against the rules: a ticket for what stands, and the rest goes back (s5(2))."""
        day, whole = self._day_on(at), entry.total if handed_in is None else handed_in
        chips, patron = money.get("chips", 0), money.get("patron", "")
        if not 0 <= chips <= whole:
            raise BadInput(f"${dollars(chips)} in chips is not part of ${dollars(whole)} that was handed in")
        person = player(patron or PATRON, whole)
        person.warned = patron in self.warned
        kept, rulings = rule_on(entry, person, terminal, self.settings)
        if patron and person.warned:  # who is not known cannot be known to have been warned (reading KN18)
            self.warned.add(patron)
        if kept is None:
            return AcceptedEntry(None, whole, rulings)
        money["chips"] = min(chips, kept.total)
        return AcceptedEntry(self._issue(at, day, terminal, kept, **money), whole - kept.total, rulings)

    def _issue(
        self,
        at: datetime,
        day: KenoDay,
        terminal: Terminal,
        entry: Entry,
        chips: Cents = 0,
        keno_dollars: Iterable[int] = (),
        patron: str = "",
    ) -> Ticket:
        terminal.check_money(chips)
        vouchers = [self.voucher(serial) for serial in dict.fromkeys(keno_dollars)]
        for voucher in vouchers:
            voucher.check_wager(day.date)
        if not 0 <= chips <= entry.total:
            why = f"${dollars(chips)} in chips is not what is handed in for ${dollars(entry.total)}"
            raise Refused(HANDED_IN, why, ground=Ground.MEANS)
        cash = entry.total - chips
        for voucher in vouchers:
            cash -= voucher.spend(cash)
        ticket = self.desk.issue(entry, day.date, self.on_sale, at, terminal.station, terminal.operator, patron)
        if patron:
            self.bought.setdefault(patron, []).append(ticket)
        for each in range(ticket.first, ticket.ends):
            self.sold.setdefault(each, {})[ticket.serial] = ticket
        under = TAKES if terminal.self_service else HANDED_IN
        for means, amount in (("cash", cash), ("chips", chips), (KENO_DOLLARS, entry.total - chips - cash)):
            self.books.move(amount, of_patron(means, patron), TO_PLAY, f"ticket {ticket.serial}", under)
        return ticket
