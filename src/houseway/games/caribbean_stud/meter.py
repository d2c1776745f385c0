"""The prize meter: seed, increments, reset, closing, and prizes that fall in one round. Exact, and then in cents.

A meter is a value: what happens to it gives another. `floor` is the seed value of Table 2 times the cost of a jackpot
wager (r9.3.1); under the other texts it is what the approved arrangement starts from.

>>> meter = table_2(75_000, cost=100).wagers(300)
>>> meter.value, meter.shown, meter.rounded
(Fraction(15000141, 2), 7500070, 7500000)
>>> simultaneous(meter.rounded, meter.floor, royals=2, straights=0).royal
7500000
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any, Final, NamedTuple

from houseway.cite import Cite, cite
from houseway.errors import BadInput, Refused
from houseway.money import Cents, Rounding, cents, dollars, rounded_down

SEEDS: Final = "vic 10/2004 r9.3"
TABLE_2: Final[Mapping[int, Fraction]] = {
    10_000: Fraction(3406, 10_000),
    20_000: Fraction(3251, 10_000),
    30_000: Fraction(3094, 10_000),
    40_000: Fraction(2936, 10_000),
    50_000: Fraction(2776, 10_000),
    60_000: Fraction(2612, 10_000),
    75_000: Fraction(2350, 10_000),
}
"""The increment rate of each initial seed value."""

WHOLE_CENTS: Final = rounded_down(1, "reading CS23")
WHOLE_DOLLARS: Final = rounded_down(100, "reading CS6")


@dataclass(frozen=True, slots=True)
class Meter:
    """What the meter of a prize meter system records, in cents and parts of a cent."""

    floor: Cents
    rate: Fraction
    value: Fraction
    wagered: Cents = 0  # on jackpot wagers since it was last reset
    paid: Cents = 0  # of prizes since then, bonuses left out
    rounding: Rounding = WHOLE_DOLLARS  # of the value that prizes which fall together are worked out from

    @classmethod
    def fresh(cls, floor: Cents, rate: Fraction, rounding: Rounding = WHOLE_DOLLARS) -> "Meter":
        if floor < 0 or not 0 <= rate <= 1:
            why = "a meter starts from nothing or more and takes a share of wagers"
            raise BadInput(f"{why}, not ${dollars(floor)} and {rate}")
        return cls(floor, rate, Fraction(floor), rounding=rounding)

    @property
    def shown(self) -> Cents:
        """What is on display: no coin is smaller than a cent."""
        return WHOLE_CENTS(self.value)

    @property
    def rounded(self) -> Cents:
        """The rounded meter value, M of r10.3."""
        return self.rounding(self.value)

    @property
    def minimum(self) -> Fraction:
        """The least that it may record (r9.3.1 to r9.3.3)."""
        return self.floor + self.rate * self.wagered - self.paid

    @property
    def surplus(self) -> Fraction:
        """What goes to other systems when this one is closed (r9.1.1(g), reading CS8)."""
        return self.value - self.floor

    def wagers(self, amount: Cents) -> "Meter":
        """Jackpot wagers are made at the tables of the system (r9.3.2)."""
        return replace(self, value=self.value + self.rate * amount, wagered=self.wagered + amount)

    def never_accepted(self, amount: Cents) -> "Meter":
        """A wager was counted that the equipment had not taken (qld s237(3)); a reset since then has it off already."""
        value = max(self.value - self.rate * amount, Fraction(self.floor))
        return replace(self, value=value, wagered=max(self.wagered - amount, 0))

    def pays(self, prizes: Cents, royals: int = 0) -> "Meter":
        """Prizes of one round are paid, bonuses left out (r9.3.3); the meter is reset where that is due (r9.4)."""
        if self.reset_under(prizes, royals) is not None:
            return self.reset()
        return replace(self, value=self.value - prizes, paid=self.paid + prizes)

    def reset_under(self, prizes: Cents, royals: int) -> Cite | None:
        """What has the meter reset when the prizes of one round are paid; None where nothing does."""
        if royals > 1:
            return cite("vic 10/2004 r9.4.2")
        return cite("vic 10/2004 r9.4.1") if self.value - prizes < self.floor else None

    def reset(self) -> "Meter":
        return Meter.fresh(self.floor, self.rate, self.rounding)

    def receives(self, amount: Fraction) -> "Meter":
        """What another system held over its seed comes here as that one is closed (r9.1.1(g))."""
        return replace(self, value=self.value + amount)

    def as_data(self) -> dict[str, str]:
        rounding = {} if self.rounding == WHOLE_DOLLARS else {"rounded": dollars(self.rounding.unit)}
        data = {"floor": dollars(self.floor), "rate": str(self.rate), "value": str(self.value / 100)}
        return data | {"wagered": dollars(self.wagered), "paid": dollars(self.paid)} | rounding

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> "Meter":
        try:
            rate, value = Fraction(data["rate"]), Fraction(data["value"]) * 100
            floor, wagered, paid = (cents(data[name]) for name in ("floor", "wagered", "paid"))
            unit = cents(data.get("rounded", "1"))
        except (KeyError, TypeError, ValueError, ZeroDivisionError) as wrong:
            raise BadInput(f"a meter is told by floor, rate, value, wagered and paid: {wrong}") from None
        if unit <= 0 or value < floor:
            raise BadInput(f"a meter records at least ${dollars(floor)}, in steps of a cent or more")
        rounding = WHOLE_DOLLARS if unit == WHOLE_DOLLARS.unit else rounded_down(unit, "reading CS6")
        return replace(cls.fresh(floor, rate, rounding), value=value, wagered=wagered, paid=paid)


def table_2(seed: int, cost: Cents, rounding: Rounding = WHOLE_DOLLARS) -> Meter:
    """A meter with one of the seed values of Table 2, for jackpot wagers of this cost."""
    if seed not in TABLE_2:
        raise Refused(SEEDS, f"{seed:,} is no initial seed value", instead=f"Table 2 has {listed(TABLE_2)}")
    if cost <= 0:
        raise BadInput(f"a jackpot wager costs something, not ${dollars(cost)}")
    return Meter.fresh(seed * cost, TABLE_2[seed], rounding)


def listed(seeds: Iterable[int]) -> str:
    return ", ".join(f"{seed:,}" for seed in seeds)


# Prizes that fall in one round (r10.3)

SEVERAL_ROYALS: Final = cite("vic 10/2004 r10.3.1")
STRAIGHTS: Final = cite("vic 10/2004 r10.3.2")
NINE_TENTHS: Final = Fraction(9, 10)
MOST_STRAIGHT_FLUSHES: Final = 7  # the formula has no term for more


class Shares(NamedTuple):
    """What each royal flush and each straight flush wins exactly; it is paid with parts of a cent dropped (CS6)."""

    for_a_royal: Fraction
    p: Fraction  # for a straight flush
    under: Cite

    @property
    def royal(self) -> Cents:
        return int(self.for_a_royal)

    @property
    def straight(self) -> Cents:
        return int(self.p)

    def total(self, royals: int, straights: int) -> Cents:
        return royals * self.royal + straights * self.straight


def simultaneous(meter: Cents, seed: Cents, royals: int, straights: int) -> Shares | None:
    """By the rounded meter value M and N, the jackpot wager times the seed value; None where nothing falls together."""
    if not (royals >= 0 and 0 <= straights <= MOST_STRAIGHT_FLUSHES):
        raise BadInput(f"{royals} royal and {straights} straight flushes do not fall in one round at a table of seven")
    if royals > 1:
        p = Fraction(meter + seed * (royals - 1), 9 * royals + straights)
        return Shares(9 * p, p, SEVERAL_ROYALS)
    if royals + straights < 2:
        return None
    terms = [meter * NINE_TENTHS**number for number in range(straights)]  # M, U, V, W, X, Y and Z
    p = sum(terms, Fraction(0)) / (10 * straights)
    return Shares(meter * NINE_TENTHS if royals else Fraction(0), p, STRAIGHTS)
