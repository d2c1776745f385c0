"""Money is whole cents, odds are pairs of integers, and what does not come out in cents names its rounding.

>>> cents("12.50"), dollars(1250)
(1250, '12.50')
>>> Odds(15, 2).on(cents("10.00"))
7500
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import TypeAlias

from houseway.cite import Cite, cite
from houseway.quotation import quoted

Cents: TypeAlias = int

_DOLLARS = re.compile(r"(-?)([0-9]{1,4000})(?:\.([0-9]{2}))?")  # of more digits Python makes no number


class BadMoney(ValueError):
    """Not an amount in dollars and cents."""


class Inexact(ArithmeticError):
    """A payout that does not come out in whole cents, where no provision rounds it."""


def cents(text: str) -> Cents:
    """`"12.50"` or `"12"`, in dollars, as whole cents."""
    match = _DOLLARS.fullmatch(text)
    if match is None:
        raise BadMoney(f"{quoted(text)} is not an amount of money; write dollars and cents like '5' or '12.50'")
    sign, whole, part = match.groups()
    amount = int(whole) * 100 + int(part or 0)
    return -amount if sign else amount


@lru_cache(maxsize=4096)  # a record writes the same few amounts again and again
def dollars(amount: Cents) -> str:
    """Whole cents as dollars and cents: `"12.50"`."""
    whole, part = divmod(abs(amount), 100)
    return f"{'-' if amount < 0 else ''}{whole}.{part:02d}"


def in_dollars(amount: Cents) -> str:
    """As it is told: `"$12.50"`, and `"−$5.00"` below nought."""
    return f"{'−' if amount < 0 else ''}${dollars(abs(amount))}"


@dataclass(frozen=True, slots=True)
class Rounding:
    """How an amount is brought to a whole number of `unit` cents, and by which rule."""

    unit: Cents
    up: bool
    under: Cite

    def __call__(self, exact: Fraction) -> Cents:
        units = exact / self.unit
        whole = -(-units.numerator // units.denominator) if self.up else units.numerator // units.denominator
        return whole * self.unit


def rounded_up(unit: Cents, under: str) -> Rounding:
    return Rounding(unit, up=True, under=cite(under))


def rounded_down(unit: Cents, under: str) -> Rounding:
    return Rounding(unit, up=False, under=cite(under))


def _settled(exact: Fraction, rounding: Rounding | None, what: str) -> Cents:
    if rounding is not None:
        return rounding(exact)
    if exact.denominator != 1:
        raise Inexact(f"{what} is {exact} cents, not a whole number of them, and no provision rounds it")
    return exact.numerator


@dataclass(frozen=True, slots=True)
class Odds:
    """`Odds(15, 2)` pays 15 for each 2 staked; the stake itself is returned besides."""

    pays: int
    for_each: int = 1

    def __post_init__(self) -> None:
        if self.pays <= 0 or self.for_each <= 0:
            raise ValueError(f"odds are of two whole numbers above nought, not {self.pays} to {self.for_each}")

    def on(self, stake: Cents, rounding: Rounding | None = None) -> Cents:
        """What a winning `stake` is paid."""
        paid, left = divmod(stake * self.pays, self.for_each)
        if not left and rounding is None:
            return paid
        exact = Fraction(stake * self.pays, self.for_each)
        return _settled(exact, rounding, f"{dollars(stake)} at {self}")

    @property
    def per_unit(self) -> Fraction:
        return Fraction(self.pays, self.for_each)

    def __str__(self) -> str:
        return f"{self.pays} to {self.for_each}"


@dataclass(frozen=True, slots=True)
class FixedSum:
    """A fixed sum paid to a winning wager, whatever its stake."""

    cents: Cents

    def on(self, stake: Cents, rounding: Rounding | None = None) -> Cents:  # noqa: ARG002 - as `Odds.on`
        return self.cents

    def __str__(self) -> str:
        return f"${dollars(self.cents)}"


@dataclass(frozen=True, slots=True)
class Commission:
    """A share that the house keeps of a win or a stake: `Commission(5, 100, cite(...))`."""

    share: int
    of_each: int
    under: Cite
    rounding: Rounding | None = None

    def on(self, amount: Cents) -> Cents:
        whole, left = divmod(amount * self.share, self.of_each)
        if not left and (self.rounding is None or whole % self.rounding.unit == 0):
            return whole
        exact = Fraction(amount * self.share, self.of_each)
        return _settled(exact, self.rounding, f"{self.share} in {self.of_each} of {dollars(amount)}")


@dataclass(frozen=True, slots=True)
class Fee:
    """A share that is paid besides a stake: of the stake, or by selection of what it could win."""

    share: int
    of_each: int
    under: Cite
    rounding: Rounding | None = None
    of_winnings: Mapping[str, Odds] | None = None

    def __call__(self, selection: str) -> Commission:
        odds = Odds(1) if self.of_winnings is None else self.of_winnings[selection]
        return Commission(self.share * odds.pays, self.of_each * odds.for_each, self.under, self.rounding)


Pays: TypeAlias = Odds | FixedSum
