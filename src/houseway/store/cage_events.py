"""What the house does besides its tables, as events of its own chain: people, money, chips, the cage."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Final, TypeAlias

from houseway.ledger.accounts import CAGE, DEMONSTRATION, OUTSIDE, Account, at_table, carried, purse
from houseway.ledger.postings import Posting
from houseway.money import Cents
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
    """Chips of a table and the cage."""

    table: str
    amount: Money


class Fill(OfAFloat):
    kind = "fill"
    __slots__ = ()

    def postings(self) -> list[Posting]:
        return [Posting(CAGE, at_table("float", self.table), self.amount)]


class Credit(OfAFloat):
    kind = "credit"
    __slots__ = ()

    def postings(self) -> list[Posting]:
        return [Posting(at_table("float", self.table), CAGE, self.amount)]


class Count(OfAFloat):
    """The drop box is counted."""

    kind = "count"
    __slots__ = ()

    def postings(self) -> list[Posting]:
        return [Posting(at_table("drop", self.table), CAGE, self.amount)] if self.amount else []


@dataclass(frozen=True, slots=True)
class DayClosed(HouseEvent):
    """A gaming day is over: so many postings by then, and a hash of what every account holds by them."""

    kind = "day closed"
    day: date
    postings_by_then: int = field(metadata={"key": "postings"})
    balances: str


def _money_of(person: str) -> Account:
    """Of somebody whom nobody knows, it is outside."""
    return purse(person) if person else OUTSIDE


def _exchange(gives: Account, takes: Account, amount: Cents) -> list[Posting]:
    """Money for chips, or chips for money, over the counter."""
    return [Posting(gives, CAGE, amount), Posting(CAGE, takes, amount)]


CageNote: TypeAlias = (
    PersonKnown | Deposit | PlayMoney | Withdrawal | BuyIn | CashOut | ColourUp | Fill | Credit | Count | DayClosed
)
COUNTER: Final[Mapping[str, type[OverTheCounter]]] = {
    each.kind: each for each in (Deposit, PlayMoney, Withdrawal, BuyIn, CashOut)
}
FLOATS: Final[Mapping[str, type[OfAFloat]]] = {each.kind: each for each in (Fill, Credit, Count)}
