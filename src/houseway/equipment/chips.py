"""Value chips, the coins that some games take beside them, and what a player holds.

>>> ChipSet((100, 500)).with_coins().in_chips(1250)
{500: 2, 100: 2, 50: 1}
"""

from dataclasses import dataclass, field
from typing import Final

from houseway.cite import Cite
from houseway.errors import BadInput, Ground, Refused
from houseway.money import Cents, dollars

VALUE_CHIPS: Final[tuple[Cents, ...]] = (100, 500, 2500, 10_000, 50_000, 100_000, 500_000)
"""The law names no denominations; a house may have any others."""

PRESCRIBED_COIN: Final[Cents] = 50


@dataclass(frozen=True, slots=True)
class ChipSet:
    """The denominations in use at a table, smallest first."""

    denominations: tuple[Cents, ...] = VALUE_CHIPS

    def __post_init__(self) -> None:
        values = self.denominations
        if not values or values[0] <= 0 or list(values) != sorted(set(values)):
            raise BadInput("chips are told by their values above nought, each once, smallest first")
        odd = [value for value in values if value % values[0]]
        if odd:
            raise BadInput(f"{dollars(odd[0])} cannot be changed into chips of {dollars(values[0])}")

    @property
    def smallest(self) -> Cents:
        return self.denominations[0]

    def with_coins(self) -> "ChipSet":
        """These chips and the prescribed coins, which some games may use (qld s6(1))."""
        return ChipSet(tuple(sorted({PRESCRIBED_COIN, *self.denominations})))

    def makes(self, amount: Cents) -> bool:
        """Whether `amount` can be put down exactly."""
        return amount >= 0 and amount % self.smallest == 0

    def check(self, amount: Cents, under: Cite) -> None:
        """Refuses an amount that these chips do not make."""
        if not self.makes(amount):
            why = f"{dollars(amount)} cannot be put down in chips of {dollars(self.smallest)} and more"
            raise Refused(under, why, ground=Ground.MEANS)

    def in_chips(self, amount: Cents) -> dict[Cents, int]:
        """How many of each denomination make `amount`, the largest first."""
        if not self.makes(amount):
            raise BadInput(f"{dollars(amount)} is no multiple of the smallest chip, {dollars(self.smallest)}")
        found = {}
        for value in reversed(self.denominations):
            count, amount = divmod(amount, value)
            if count:
                found[value] = count
        return found


@dataclass(slots=True)
class Purse:
    """What a player holds: value in chips and coins, and non-value chips by table and colour."""

    value: Cents = 0
    non_value: dict[tuple[str, str], int] = field(default_factory=dict)

    def receive_chips(self, table: str, colour: str, count: int) -> None:
        """Non-value chips come in."""
        assert count > 0, "what goes out is spent"
        self.non_value[table, colour] = self.non_value.get((table, colour), 0) + count

    def spend_chips(self, table: str, colour: str, count: int, under: Cite) -> None:
        """Non-value chips go out."""
        assert count > 0, "what comes in is received"
        left = self.non_value.get((table, colour), 0) - count
        if left < 0:
            why = f"{count} {colour} chips of {table} are needed and {left + count} are there"
            raise Refused(under, why, ground=Ground.MEANS)
        self.non_value[table, colour] = left
        if not left:  # so that purses with the same chips are equal
            del self.non_value[table, colour]
