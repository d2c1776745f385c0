"""A keno ticket (qld s217): its entry, the games that it is for, what it has won, and the code that a machine reads."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import date, datetime
from hashlib import blake2b
from typing import Any, Final, NamedTuple

from houseway.errors import BadInput, quoted
from houseway.games.keno.arithmetic import mask
from houseway.games.keno.entry import BLANK, Entry, selection, way_of
from houseway.games.keno.terms import MAJOR_PRIZE
from houseway.money import Cents, cents, dollars

PREFIX: Final = "HOUSEWAY-KENO"
NO_CLOCK: Final = datetime.min  # nobody has said what time it is
Day = date | int  # a keno day: its date or, at a table, which has no calendar, its number


class GameNumber(NamedTuple):
    """A game as the boards and the tickets name it: games are numbered through a keno day."""

    day: Day
    number: int

    def __str__(self) -> str:
        return f"game {self.number} of keno day {self.day}"


class Won(NamedTuple):
    """A prize. What it is for a lounge remembers here; at a table the line of the settlement says it."""

    prize: Cents
    game: GameNumber = GameNumber(0, 0)
    way: int = 0
    caught: int = 0
    jackpot: bool = False


@dataclass(slots=True, eq=False)
class Ticket:
    """What is issued for an entry. `first` and `ends` count games over all days; `number` is that of the first one
    within its keno day.
    """

    serial: int
    entry: Entry
    issued: datetime
    day: Day
    first: int
    number: int
    station: int = 1
    writer: str = "keno writer"
    person: str = ""  # who bought it, where that is known
    ends: int = 0  # the first game that it is no longer good for
    masks: tuple[int, ...] = ()
    won: list[Won] = field(default_factory=list)  # what is still to be paid
    paid: list[Won] = field(default_factory=list)
    handed_over: list[Won] = field(default_factory=list)  # unpaid winnings that are with the chief executive
    play_money: bool = False  # was it, when its winnings were handed over?

    def __post_init__(self) -> None:
        self.masks = tuple(map(mask, self.entry.ways))
        self.ends = self.first + self.entry.games

    def plays_in(self, game: int) -> bool:
        return self.first <= game < self.ends

    def games_from(self, game: int) -> int:
        """How many games it is good for, from this one on."""
        return max(0, self.ends - max(self.first, game))

    def end_at(self, game: int) -> int:
        """It is good for no game from this one on; how many it loses by that."""
        lost = self.games_from(game)
        self.ends -= lost
        return lost

    @property
    def owed(self) -> Cents:
        return total(self.won)

    @property
    def major(self) -> Cents:
        """What of it may be paid by cheque (s219(3))."""
        return sum(won.prize for won in self.won if won.prize >= MAJOR_PRIZE)

    @property
    def keno_day(self) -> date:
        """That of issue, in a lounge: by it the days for payment are counted (reading KN9)."""
        assert isinstance(self.day, date)
        return self.day

    def code(self, key: bytes) -> str:
        """What the bar code says: the serial number, and a check that nobody can make up without the key."""
        told = f"{self.serial}|{'/'.join(map(selection, self.entry.ways))}|{self.entry.total}|{self.issued.isoformat()}"
        return f"{PREFIX} {self.serial:010d} {blake2b(told.encode(), key=key, digest_size=8).hexdigest().upper()}"

    def particulars(self) -> dict[str, str]:
        """Paragraphs (a) to (j) of s217(2), in order; (k) is the code."""
        return {
            **self.entry.particulars(),
            "writer": self.writer,
            **self._time_and_day(),
            "station": str(self.station),
            **({"jackpot": "JACKPOT KENO"} if self.entry.jackpot else {}),
            "serial": f"{self.serial:010d}" if isinstance(self.day, date) else f"{self.serial:08d}",
            "first game": str(self.number),
        }

    def _time_and_day(self) -> dict[str, str]:
        if isinstance(self.day, date):
            return {"issued": f"{self.issued:%H:%M:%S} on {self.issued:%Y-%m-%d}", "keno day": f"{self.day:%Y-%m-%d}"}
        clock = "" if self.issued == NO_CLOCK else f"{self.issued:%H:%M} "
        return {"issued": f"{clock}keno day {self.day}"}

    def as_data(self, left: int) -> dict[str, Any]:
        """As a record has it, good for so many games to come."""
        entry = self.entry
        data: dict[str, Any] = {"serial": self.serial, "person": self.person, "ways": [*map(selection, entry.ways)]}
        data |= {"stake": dollars(entry.stake), "games": entry.games, "day": self.day, "first": self.number}
        data |= {"left": left, "owed": [dollars(won.prize) for won in self.won]}
        data |= {"station": self.station, "writer": self.writer, "form": entry.form}
        data |= {"jackpot": True} if entry.jackpot else {}
        data |= {"cut": dollars(entry.cut)} if entry.cut else {}
        return data | ({} if self.issued == NO_CLOCK else {"issued": self.issued})


def total(won: Iterable[Won]) -> Cents:
    return sum(each.prize for each in won)


def ticket_of(data: Mapping[str, Any], next_game: int) -> Ticket:
    """The ticket that a record writes, good from the next game on."""
    entry, left = entry_of(data, cents(data.get("cut", "0"))), data["left"]
    ticket = Ticket(data["serial"], entry, data.get("issued", NO_CLOCK), data["day"], next_game, data["first"])
    ticket.station, ticket.writer = data.get("station", 1), data.get("writer", ticket.writer)
    ticket.person, ticket.ends = data["person"], next_game + left
    ticket.won = [Won(cents(prize)) for prize in data.get("owed", ())]
    paid_for = 0 <= left <= entry.games and 0 <= entry.cut < entry.stake
    if not entry.ways or not paid_for or any(won.prize <= 0 for won in ticket.won):
        raise BadInput(f"ticket {ticket.serial} is not one that was issued: {dict(data)}")
    return ticket


def entry_of(data: Mapping[str, Any], cut: Cents = 0) -> Entry:
    """The entry that plain data writes."""
    ways, games = tuple(map(numbers_of, data["ways"])), data.get("games", 1)
    return Entry(ways, cents(data["stake"]), games, data.get("jackpot", False), data.get("form", BLANK), cut)


def numbers_of(text: str) -> tuple[int, ...]:
    """The numbers that `3-17-44` names."""
    parts = text.split("-")
    if not all(part.isdecimal() and len(part) <= 2 for part in parts):
        raise BadInput(f"{quoted(text)} is no selection; write numbers like 3-17-44")
    return way_of(map(int, parts))


def is_code(text: str) -> bool:
    """Is this what the bar code says, and not a serial number that was typed?"""
    return text.startswith(PREFIX)


def serial_in(text: str) -> int:
    """The serial number in a code, or as it is typed; whether the code is right is for the system to say."""
    parts = text.split()
    found = parts[1] if len(parts) == 3 and parts[0] == PREFIX else text
    if not found.isdecimal() or len(found) > 12:
        raise BadInput(f"{quoted(text)} is neither the code nor the serial number of a keno ticket")
    return int(found)
