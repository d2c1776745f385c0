"""A ticket that was sold: the particulars of qld s217(2), and the code by which a machine knows it."""

from dataclasses import dataclass, field
from datetime import date, datetime
from hashlib import blake2b
from typing import NamedTuple

from houseway.errors import BadInput, quoted
from houseway.games.keno.arithmetic import mask
from houseway.games.keno.entry import Entry, selection
from houseway.games.keno.terms import MAJOR_PRIZE
from houseway.money import Cents

PREFIX = "HOUSEWAY-KENO"


class GameNumber(NamedTuple):
    """A game as the boards and the tickets name it: games are numbered through a keno day."""

    day: date
    number: int

    def __str__(self) -> str:
        return f"game {self.number} of keno day {self.day}"


@dataclass(frozen=True, slots=True)
class Won:
    """A prize: in which game, by which way, and how much."""

    game: GameNumber
    way: int
    caught: int
    prize: Cents
    jackpot: bool = False


@dataclass(slots=True, eq=False)
class SoldTicket:
    """`first` counts games over all days; `number` is that of the first game within its keno day."""

    serial: int
    entry: Entry
    issued: datetime
    day: date
    first: int
    number: int
    station: int
    writer: str
    masks: tuple[int, ...] = ()
    won: list[Won] = field(default_factory=list)  # what is still to be paid
    ends: int = 0  # the first game that it is no longer good for
    handed_over: list[Won] = field(default_factory=list)  # unpaid winnings that are with the chief executive
    paid: list[Won] = field(default_factory=list)
    patron: str = ""  # who bought it, where the house knows them
    play_money: bool = False  # was it, when its winnings were handed over?

    def __post_init__(self) -> None:
        self.masks = tuple(map(mask, self.entry.ways))
        self.ends = self.first + self.entry.games

    @property
    def owed(self) -> Cents:
        return sum(won.prize for won in self.won)

    @property
    def major(self) -> Cents:
        """What of it may be paid by cheque (s219(3))."""
        return sum(won.prize for won in self.won if won.prize >= MAJOR_PRIZE)

    def code(self, key: bytes) -> str:
        """What the bar code says: the serial number, and a check that nobody can make up without the key."""
        told = f"{self.serial}|{'/'.join(map(selection, self.entry.ways))}|{self.entry.total}|{self.issued.isoformat()}"
        return f"{PREFIX} {self.serial:010d} {blake2b(told.encode(), key=key, digest_size=8).hexdigest().upper()}"

    def particulars(self) -> dict[str, str]:
        """Paragraphs (a) to (j) of s217(2), in order; (k) is the code."""
        entry = self.entry
        return {
            **entry.particulars(),
            "writer": self.writer,
            "issued": f"{self.issued:%H:%M:%S} on {self.issued:%Y-%m-%d}",
            "keno day": f"{self.day:%Y-%m-%d}",
            "station": str(self.station),
            **({"jackpot": "JACKPOT KENO"} if entry.jackpot else {}),
            "serial": f"{self.serial:010d}",
            "first game": str(self.number),
        }


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
