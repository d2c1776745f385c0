"""A keno ticket at the table: its entry, the games still to come, and what it has won."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from houseway.errors import BadInput, quoted
from houseway.games.keno.entry import Entry, selection, way_of
from houseway.games.keno.terms import MAJOR_PRIZE
from houseway.money import Cents, cents, dollars


@dataclass(slots=True)
class Ticket:
    """What the writer issues for an entry (s217(2))."""

    serial: int
    person: str
    entry: Entry
    day: int
    first: int  # the number of the first game entered
    station: int = 1
    writer: str = "keno writer"
    issued: datetime | None = None  # handed in by whoever keeps the clock
    left: int = 0  # games after this one, for which it is paid already
    laid: tuple[int, int] = (0, 0)  # the day and game that its wagers were laid for last
    owed: list[Cents] = field(default_factory=list)  # prizes that it has won and nobody has been paid

    @property
    def valid(self) -> bool:
        """Is there a game to come, or something to be paid?"""
        return bool(self.left or self.owed)

    @property
    def prepaid(self) -> Cents:
        """What it holds for the games after this one."""
        return self.left * self.entry.per_game

    @property
    def major(self) -> Cents:
        """What of it may be paid by cheque (s219(3))."""
        return sum(prize for prize in self.owed if prize >= MAJOR_PRIZE)

    def particulars(self) -> dict[str, str]:
        """What the ticket is marked with, in the order of s217(2); the bar code is drawn from the serial number."""
        entry = self.entry
        moment = f"{self.issued:%H:%M} " if self.issued else ""
        return {
            **entry.particulars(),
            "writer": self.writer,
            "issued": f"{moment}keno day {self.day}",
            "station": str(self.station),
            **({"jackpot": "JACKPOT KENO"} if entry.jackpot else {}),
            "serial": f"{self.serial:08d}",
            "first game": str(self.first),
        }

    def as_data(self) -> dict[str, Any]:
        entry = self.entry
        data: dict[str, Any] = {"serial": self.serial, "person": self.person, "ways": [*map(selection, entry.ways)]}
        data |= {"stake": dollars(entry.stake), "games": entry.games, "day": self.day, "first": self.first}
        data |= {"left": self.left, "owed": [dollars(prize) for prize in self.owed]}
        data |= {"station": self.station, "writer": self.writer, "form": entry.form}
        data |= {"jackpot": True} if entry.jackpot else {}
        data |= {"cut": dollars(entry.cut)} if entry.cut else {}
        return data | ({"issued": self.issued} if self.issued else {})


def numbers_of(text: str) -> tuple[int, ...]:
    """The numbers that `3-17-44` names."""
    parts = text.split("-")
    if not all(part.isdecimal() and len(part) <= 2 for part in parts):
        raise BadInput(f"{quoted(text)} is no selection; write numbers like 3-17-44")
    return way_of(map(int, parts))


def ticket_of(data: Mapping[str, Any]) -> Ticket:
    """The ticket that plain data writes."""
    ways = tuple(numbers_of(text) for text in data["ways"])
    jackpot, form = data.get("jackpot", False), data.get("form", "blank")
    entry = Entry(ways, cents(data["stake"]), data["games"], jackpot, form, cents(data.get("cut", "0")))
    ticket = Ticket(data["serial"], data["person"], entry, data["day"], data["first"])
    ticket.station, ticket.writer = data.get("station", 1), data.get("writer", "keno writer")
    ticket.issued, ticket.left = data.get("issued"), data["left"]
    ticket.owed = [cents(prize) for prize in data.get("owed", ())]
    paid_for = 0 <= ticket.left <= entry.games and 0 <= entry.cut < entry.stake
    if not ways or not paid_for or any(p <= 0 for p in ticket.owed):
        raise BadInput(f"ticket {ticket.serial} is not one that was issued: {dict(data)}")
    return ticket
