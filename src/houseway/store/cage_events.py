"""What the house does besides its tables, as events of its own chain: people, money, chips, the cage."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Final, TypeAlias

from houseway.ledger.accounts import CAGE, DEMONSTRATION, OUTSIDE, Account, at_table, carried, of_system, purse
from houseway.ledger.postings import Posting
from houseway.money import Cents, cents
from houseway.store.event import HouseEvent
from houseway.store.system_acts import Money


@dataclass(frozen=True, slots=True)
class PersonKnown(HouseEvent):
    """Somebody becomes known to the house, or takes another role there."""

    kind = "person"
    person: str
    role: str


@dataclass(frozen=True, slots=True)
class OverTheCounter(HouseEvent):
    """Somebody's money or chips, at the cage."""

    person: str
    amount: Money


class Deposit(OverTheCounter):
    kind = "deposit"
    __slots__ = ()

    def postings(self) -> list[Posting]:
        return [Posting(OUTSIDE, purse(self.person), self.amount)]


class PlayMoney(OverTheCounter):
    kind = "play money"
    __slots__ = ()

    def postings(self) -> list[Posting]:
        return [Posting(DEMONSTRATION, purse(self.person), self.amount)]


class Withdrawal(OverTheCounter):
    kind = "withdrawal"
    __slots__ = ()

    def postings(self) -> list[Posting]:
        return [Posting(purse(self.person), OUTSIDE, self.amount)]


class BuyIn(OverTheCounter):
    kind = "buy in"
    __slots__ = ()

    def postings(self) -> list[Posting]:
        return _exchange(_money_of(self.person), carried(self.person), self.amount)


class CashOut(OverTheCounter):
    kind = "cash out"
    __slots__ = ()

    def postings(self) -> list[Posting]:
        return _exchange(carried(self.person), _money_of(self.person), self.amount)


@dataclass(frozen=True, slots=True)
class ColourUp(HouseEvent):
    """Chips in the fewest that make as much: how many of each worth."""

    kind = "colour up"
    person: str
    chips: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class OfAFloat(HouseEvent):
    """Chips of a table and the cage; how many of each worth, where that was said."""

    table: str
    amount: Money
    chips: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class FloatSent(OfAFloat):
    """The cage sends chips to a table, or asks for them back; they move when somebody at the table says so."""

    kind = "float sent"
    what: str = "fill"


@dataclass(frozen=True, slots=True)
class FloatTakenBack(HouseEvent):
    """The cage does not send them after all: the number of the event by which it did."""

    kind = "float taken back"
    sent: int


@dataclass(frozen=True, slots=True)
class BetweenCageAndTable(OfAFloat):
    """Chips that moved; which event sent them, and by whom, where two people did it."""

    sent: int | None = None
    sent_by: str = ""


class Fill(BetweenCageAndTable):
    kind = "fill"
    __slots__ = ()

    def postings(self) -> list[Posting]:
        return [Posting(CAGE, at_table("float", self.table), self.amount)]


class Credit(BetweenCageAndTable):
    kind = "credit"
    __slots__ = ()

    def postings(self) -> list[Posting]:
        return [Posting(at_table("float", self.table), CAGE, self.amount)]


@dataclass(frozen=True, slots=True)
class Count(OfAFloat):
    """The drop box is counted: by whom, and what was to be expected. What is missing, or too much, stays told."""

    kind = "count"
    expected: Money | None = None  # none: as much as was counted
    counted_by: tuple[str, ...] = ()

    @property
    def variance(self) -> Cents:
        """Above nought: so much too much; below: so much is missing."""
        return self.amount - self.expected if self.expected is not None else 0

    def postings(self) -> list[Posting]:
        drop, off = at_table("drop", self.table), at_table("variance", self.table)
        return [
            *([Posting(drop, CAGE, self.amount)] if self.amount else []),
            *([Posting(off, drop, self.variance)] if self.variance > 0 else []),
            *([Posting(drop, off, -self.variance)] if self.variance < 0 else []),
        ]


@dataclass(frozen=True, slots=True)
class CountTaken(HouseEvent):
    """What one person counted in a drop box; it is counted when another comes to the same."""

    kind = "count taken"
    table: str
    amount: Money
    expected: Money  # in the box, when its counting began
    differs_from: Money | None = None  # what the person before came to


@dataclass(frozen=True, slots=True)
class OfAWindow(HouseEvent):
    """What lies in the drawer of a window of the cage: cash and chips, how many of each worth."""

    window: str
    cash: Mapping[str, int]
    chips: Mapping[str, int]


class WindowOpened(OfAWindow):
    """Somebody begins a shift there, with this."""

    kind = "window opened"
    __slots__ = ()


@dataclass(frozen=True, slots=True)
class WindowClosed(OfAWindow):
    """The shift is over, and this was counted; what is missing, or too much, stays told."""

    kind = "window closed"
    cash_expected: Money = 0
    chips_expected: Money = 0

    @property
    def variances(self) -> tuple[Cents, Cents]:
        """Of cash and of chips; above nought: too much."""
        return worth(self.cash) - self.cash_expected, worth(self.chips) - self.chips_expected

    def postings(self) -> list[Posting]:
        off, variance = of_system("variance", self.window), sum(self.variances)
        moved = Posting(off, CAGE, variance), Posting(CAGE, off, -variance)
        return [each for each in moved if each.amount > 0]


@dataclass(frozen=True, slots=True)
class DayClosed(HouseEvent):
    """A gaming day is over: so many postings by then, and a hash of what every account holds by them."""

    kind = "day closed"
    day: date
    postings_by_then: int = field(metadata={"key": "postings"})
    balances: str


def worth(pieces: Mapping[str, int]) -> Cents:
    """What so many of each worth come to."""
    return sum(cents(each) * count for each, count in pieces.items())


def _money_of(person: str) -> Account:
    """Of somebody whom nobody knows, it is outside."""
    return purse(person) if person else OUTSIDE


def _exchange(gives: Account, takes: Account, amount: Cents) -> list[Posting]:
    """Money for chips, or chips for money, over the counter."""
    return [Posting(gives, CAGE, amount), Posting(CAGE, takes, amount)]


CageNote: TypeAlias = (
    PersonKnown
    | Deposit
    | PlayMoney
    | Withdrawal
    | BuyIn
    | CashOut
    | ColourUp
    | Fill
    | Credit
    | FloatSent
    | FloatTakenBack
    | Count
    | CountTaken
    | WindowOpened
    | WindowClosed
    | DayClosed
)
COUNTER: Final[Mapping[str, type[OverTheCounter]]] = {
    each.kind: each for each in (Deposit, PlayMoney, Withdrawal, BuyIn, CashOut)
}
FLOATS: Final[Mapping[str, type[OfAFloat]]] = {each.kind: each for each in (Fill, Credit, Count)}
SENT: Final[Mapping[str, type[BetweenCageAndTable]]] = {each.kind: each for each in (Fill, Credit)}
