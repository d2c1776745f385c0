"""What a hand comes to, by its points and the dealer's end, from the rows: in whole parts of the first wager."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from math import lcm
from typing import Any, Final

import numpy as np

from houseway.games.blackjack.best.game_table import BLACKJACK, OVER, VALUES, GameTable
from houseway.games.blackjack.best.hands import Numbers

BOTH, FIRST, SECOND = "both hands", "first hand", "second hand"
BUST: Final = 22
"""The points of any hand over 21."""


@dataclass(frozen=True, eq=False)
class Payouts:
    """By points (0 to 22, the last for every hand over 21) and end, times `parts`."""

    asked: GameTable
    exact: bool

    @cached_property
    def parts(self) -> int:
        """Into so many parts the first wager is cut, so that whatever is paid is a whole number of them."""
        asked = self.asked
        amounts = [each for up in VALUES for each in asked.blackjack(up)]
        amounts += [each for row in self.rows for points in range(BUST + 1) for each in asked.by_dealer(row, points)]
        share = asked.insurance_share
        amounts += [asked.even_money, *(share * asked.insurance(value) for value in VALUES)]
        return lcm(*(amount.denominator for amount in amounts))

    @property
    def rows(self) -> tuple[str, ...]:
        return "blackjack", "double down", "split"

    def number(self, amount: Fraction) -> Any:
        return int(amount * self.parts) if self.exact else float(amount * self.parts)

    def vector(self, amounts: Iterable[Fraction]) -> Numbers:
        return np.array([self.number(each) for each in amounts], dtype=object if self.exact else np.float64)

    def _table(self, row: str, split: bool) -> Numbers:
        return np.array([self.vector(self.asked.by_dealer(row, points, split)) for points in range(BUST + 1)])

    @cached_property
    def plain(self) -> Numbers:
        """The first wager on a hand that was not split."""
        return self._table("blackjack", split=False)

    @cached_property
    def first(self) -> Numbers:
        """The first wager, on the first hand of a split."""
        return self._table("blackjack", split=True)

    @cached_property
    def second(self) -> Numbers:
        """The wager on the second hand of a split."""
        return self._table("split", split=True)

    @cached_property
    def double(self) -> Numbers:
        """What doubling adds; after a split it is no different."""
        return self._table("double down", split=False)

    def of(self, split: bool, doubled: bool, of: str = BOTH) -> Numbers:
        """A hand that was not split; of a split both hands together, or one of them."""
        if not split:
            table, times = self.plain, 1
        elif of == BOTH:
            table, times = self.first + self.second, 2
        else:
            table, times = self.first if of == FIRST else self.second, 1
        return table + self.double * times if doubled else table

    def blackjack(self, up: int) -> Numbers:
        return self.vector(self.asked.blackjack(up))


def over(table: Numbers) -> Sequence[Any]:
    """What a hand over 21 comes to: where the dealer has no blackjack, and where the dealer has."""
    return table[BUST, OVER], table[BUST, BLACKJACK]
