"""A keno lounge: the device, the board, the tickets that are out, and the pools. It runs one game after another."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from houseway.cite import Cite, cite
from houseway.equipment.balls import numbered_balls
from houseway.errors import BadInput, quoted
from houseway.games.keno.desk import Desk
from houseway.games.keno.entry import Entry, Way, selection
from houseway.games.keno.moments import OPEN, SHUT
from houseway.games.keno.rules import DEFAULT_SIGN, MANNERS, Rules, check_sign
from houseway.games.keno.schedule import Schedule, example, read_schedule, schedule_of
from houseway.games.keno.terms import BALLS, CALLED, CHECK_IT, DEVICES, ISSUED, NUMBERS, WRITERS
from houseway.games.keno.ticket import NO_CLOCK, Ticket, Won, ticket_of
from houseway.games.keno.wagers import rows
from houseway.money import Cents, cents, dollars
from houseway.play.acts import Field, choice, made, whole, yes
from houseway.play.game import Game
from houseway.play.people import Person, Role
from houseway.play.settlement import Line, give_back
from houseway.play.sign import Sign
from houseway.play.table import Table
from houseway.play.wager import Placed

SETTINGS: Final = (
    made("schedule", Schedule, str),  # of prizes (s210), or the file that has it
    Field("device", "text", optional=True),  # s211(1)
    choice("spare", ("", *DEVICES), optional=True),
    choice("manner", MANNERS, optional=True),  # s222(11)
    whole("most_games", 0, 999),  # s213(2)
    yes("approved"),  # by the chief executive: that number of games
    yes("cards_take_ways"),  # s216(2)
)
TICKETS: Final = "tickets"  # where the price of one goes, and what it has won comes from
OUT: Final = cite("qld s4(2)(b)")


def with_prizes(game: "Game[KenoTable]", schedule: Schedule) -> "Game[KenoTable]":
    """The game with the rows that follow from a schedule of prizes."""
    return replace(game, wagers=rows(schedule), note=schedule.note)


class KenoTable(Table):
    """What the lounge remembers between games."""

    def __init__(
        self,
        game: Game[Any],
        sign: Sign = DEFAULT_SIGN,
        people: Iterable[Person] = (),
        name: str = "keno 1",
        schedule: Schedule | str | None = None,
        **rules: Any,
    ) -> None:
        check_sign(sign)
        super().__init__(game, sign, people, name)
        self.rules = Rules(**rules)
        self.use(read_schedule(Path(schedule)) if isinstance(schedule, str) else schedule or example())
        self.device, self.spare = self.rules.device, self.rules.spare
        self.day, self.number = 1, 0  # the keno day, and the game of that day that is played or was played last
        self.games = 0  # and that game, counted over all days
        self.desk = Desk(self)
        self.tickets = self.desk.tickets
        self.balls = numbered_balls(len(NUMBERS))  # or the numbers of the generator
        self.balls_due = self.device == BALLS  # they are replaced at the beginning of the day (s211(2))
        self.spare_due = False  # were those of a device that stands in? (reading KN12)
        self.by_hand = False  # the device is out of order and is turned by hand (s222(10))
        self.out = ""  # a device that is being repaired, where another stands in for it
        self.blanks: dict[str, list[Way]] = {}  # ways marked on an entry ticket that is not handed in yet
        self.drawn: list[int] = []
        self.broken: list[int] = []
        self.board: list[int] = []  # as the display boards show them

    @property
    def lit(self) -> list[str]:
        """The numbers that the display boards show as drawn."""
        return [str(number) for number in self.board]

    def plays(self, ticket: Ticket) -> bool:
        """Is it in the game that is played, or was played last today?"""
        return self.number > 0 and ticket.plays_in(self.games)

    def to_come(self, ticket: Ticket) -> int:
        """The games after this one, for which it is paid already."""
        return ticket.games_from(self.games + 1)

    def good(self, ticket: Ticket) -> bool:
        """Is there a game to come, or something to be paid?"""
        return bool(self.to_come(ticket) or ticket.won)

    def shown_tickets(self) -> list[Ticket]:
        """Those that are good for something, or play in this game; not one that was refunded."""
        return [ticket for ticket in self.tickets.values() if self.good(ticket) or self.plays(ticket)]

    # The day and the game

    def begin_round(self) -> None:
        super().begin_round()
        for ticket in list(self.tickets.values()):
            if not self.good(ticket):
                del self.tickets[ticket.serial]
        self.blanks.clear()

    def begin_day(self) -> None:
        self.day, self.number = self.day + 1, 0
        self.balls_due, self.spare_due = self.device == BALLS, False

    def open_game(self) -> None:
        """The next game is open, with every ticket that is good for it."""
        self.number += 1
        self.clear_draw()
        for ticket in self.tickets.values():
            if self.to_come(ticket) and self.people[ticket.person].excluded:
                self.void(ticket, OUT)
                self.rule(f"{ticket.person} is out of the game: ticket {ticket.serial} is refunded", OUT)
        self.games += 1
        for ticket in self.tickets.values():
            self._lay(ticket)

    @property
    def unplayed(self) -> int:
        """The first game that is not yet played: this one, from its opening until the device is activated for it."""
        return self.games + (self.moment not in (OPEN, *SHUT))

    # Tickets

    def issue(self, person: Person, entry: Entry, issued: datetime = NO_CLOCK, *, later: bool = False) -> Ticket:
        """Take the money for an entry and give the ticket for it, from this game on or from the next."""
        assert entry.total <= person.purse.value, "what is listed is covered"
        self.move(person, -entry.total, TICKETS)
        first = self.games + later, self.number + later
        ticket = self.desk.issue(entry, self.day, first, issued, writer=self._writer(), person=person.name)
        self._lay(ticket)
        self.announce(ISSUED, ticket.serial, entry.title, dollars(entry.total))
        if all(each.words != CHECK_IT.words for each in self.called):
            self.announce(CHECK_IT)
        return ticket

    def _writer(self) -> str:
        here = (p.name for role in WRITERS for p in self.people.values() if p.role is role)
        return next(here, Role.KENO_WRITER.value)

    def _lay(self, ticket: Ticket) -> None:
        """Its wagers in this game, where it plays; the money for them has been paid."""
        if ticket.plays_in(self.games):
            self.placed += self._wagers_of(ticket)

    def _wagers_of(self, ticket: Ticket, games: int = 1) -> list[Placed]:
        rows, entry, person = self.game.wager_named, ticket.entry, ticket.person
        return [
            Placed(person, rows[name], selection(way), stake * games, place=ticket.serial)
            for name, way, stake in zip(entry.wagers, entry.ways, entry.stakes, strict=True)
        ]

    def _laid(self, ticket: Ticket) -> list[Placed]:
        """Its wagers in this game, if that is not yet played."""
        return [p for p in self.placed if p.place == ticket.serial] if self.unplayed == self.games else []

    def refund(self, ticket: Ticket, already: Cents = 0) -> Cents:
        """To a player who wants it, in one amount: the games not yet played, less what has gone back already."""
        for placed in self._laid(ticket):
            self.placed.remove(placed)
        back = self.desk.refund(ticket, self.unplayed) - already
        self.move(self.people[ticket.person], back, TICKETS)
        return back

    def void(self, ticket: Ticket, *under: Cite) -> None:
        """Under a provision, by a line for each way: in this game if it is not yet played, and in all later ones."""
        laid, left = self._laid(ticket), self.to_come(ticket)
        ahead = self._wagers_of(ticket, left) if left else []
        ticket.end_at(self.unplayed)
        self.placed += ahead
        for placed in laid + ahead:
            give_back(self, placed, *under)

    def hand_prize(self, placed: Placed, line: Line, owed: Cents) -> None:
        """A prize waits for the ticket to be presented (s219(6)); what goes back, goes back at once."""
        if line.paid:
            self.tickets[placed.place].won.append(Won(line.paid))
        else:
            super().hand_prize(placed, line, owed)

    def holdings(self) -> Cents:
        held = (ticket.owed + self.to_come(ticket) * ticket.entry.per_game for ticket in self.tickets.values())
        return super().holdings() + sum(held)

    # The drawing

    def clear_draw(self) -> None:
        self.balls.refill()
        self.drawn, self.broken, self.board = [], [], []

    def draw(self, number: int) -> None:
        """A ball or number comes; it is called, entered and shown on the boards (s212(b))."""
        self.balls.take(number)
        self.drawn.append(number)
        self.board.append(number)
        self.announce(CALLED, number)

    def void_ball(self, number: int) -> None:
        """A part of a broken ball is no winning number (s222(8))."""
        self.board[self.drawn.index(number)] = 0
        self.board.remove(0)
        self.drawn.remove(number)
        self.broken.append(number)

    # The record

    def as_data(self) -> dict[str, Any]:
        """What sets this lounge up again."""
        data: dict[str, Any] = {"day": self.day, "number": self.number, "serial": self.desk.serial}
        if not self.schedule.example:
            data["schedule"] = self.schedule.as_data()
        data |= {"device": self.device} | ({"spare": self.spare} if self.spare else {})
        data |= {"manner": self.rules.manner} if self.rules.manner != "revolving" else {}
        data |= {"most_games": self.rules.most_games} if self.rules.approved else {}
        data |= {"cards_take_ways": True} if self.rules.cards_take_ways else {}
        data |= {name: True for name in ("balls_due", "spare_due", "by_hand") if getattr(self, name)}
        data |= {"out": self.out} if self.out else {}
        data["pools"] = {str(spots): dollars(pool) for spots, pool in self.pools.items()}
        tickets = [ticket.as_data(self.to_come(ticket)) for ticket in self.tickets.values() if self.good(ticket)]
        return data | ({"tickets": tickets} if tickets else {})

    def restore(self, data: Mapping[str, Any]) -> None:
        """Set the lounge up as `as_data` wrote it."""
        if "schedule" in data:
            self.use(schedule_of(data["schedule"]))
        most, new = data.get("most_games"), self.number == 0
        self.rules = Rules(
            data.get("device", self.device), data.get("spare", ""), data.get("manner", "revolving"),
            most or self.rules.most_games, most is not None, data.get("cards_take_ways", False),
        )  # fmt: skip
        self.device, self.spare, self.out = self.rules.device, self.rules.spare, data.get("out", "")
        self.day, self.number = data.get("day", self.day), data.get("number", self.number)
        self.desk.serial = data.get("serial", self.desk.serial)
        first = new and "number" not in data and self.device == BALLS
        self.balls_due, self.by_hand = data.get("balls_due", first), data.get("by_hand", False)
        self.spare_due = data.get("spare_due", False)
        for spots, pool in data.get("pools", {}).items():
            if int(spots) not in self.pools or cents(pool) < 0:
                raise BadInput(f"'pools' has no {spots} spot jackpot of ${pool}")
            self.pools[int(spots)] = cents(pool)
        self._restore_tickets(data.get("tickets", ()))

    def _restore_tickets(self, tickets: Iterable[Mapping[str, Any]]) -> None:
        for ticket in (ticket_of(each, self.games + 1) for each in tickets):
            if self.to_come(ticket) and ticket.person not in self.people:  # whoever has gone may come back to be paid
                raise BadInput(f"'tickets': nobody called {quoted(ticket.person)} is here")
            if any(name not in self.game.wager_named for name in ticket.entry.wagers) or ticket.serial in self.tickets:
                raise BadInput(f"'tickets': {ticket.serial} is no ticket of this lounge")
            self.tickets[ticket.serial] = ticket
            self.desk.serial = max(self.desk.serial, ticket.serial)

    def use(self, schedule: Schedule) -> None:
        """A schedule of prizes, with the rows that follow from it."""
        if schedule is not example():
            self.game = with_prizes(self.game, schedule)
        self.schedule = schedule
        self.pools = {spots: jackpot.start for spots, jackpot in schedule.jackpots.items()}
