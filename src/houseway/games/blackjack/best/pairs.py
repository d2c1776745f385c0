"""Both hands of a split together: they meet the same dealer, so their results go together.

Each hand is played by its own cards alone. Then the cards may come in any order, and two hands and the dealer's are
as likely as the cards of all three, taken together, are.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

import numpy as np

from houseway.games.blackjack.best.game_table import VALUES
from houseway.games.blackjack.best.hands import DOUBLE, STAND, Ints, Numbers, keys
from houseway.games.blackjack.best.pays import BUST
from houseway.games.blackjack.best.up_card import Acts, Against

KINDS: Final = 2 * (BUST + 1)
"""So many kinds of complete hands there are: by points, doubled or not."""


@dataclass(frozen=True, eq=False)
class Complete:
    """Complete hands of a split: the cards drawn, in how many orders, points, doubled.

    Without those that went over 21, unless they were doubled: they gain nothing.
    """

    drawn: Ints
    orders: Ints
    points: Ints
    doubled: Ints

    @property
    def alike(self) -> Ints:
        """The kind: hands with one number come to the same."""
        return self.points * 2 + self.doubled


@dataclass(frozen=True, eq=False)
class Pairs:
    """Two cards of one value that are split against one card of the dealer's."""

    against: Against
    acts: Acts
    value: int

    @cached_property
    def complete(self) -> Complete:
        against, hands, acts = self.against, self.against.hands, self.acts
        mine = hands.split == self.value
        start = np.zeros(len(hands.rows), dtype=np.int64)
        start[hands.child[hands.one(self.value)]] += 1
        orders = against.followed(np.where(mine, acts, STAND), start, np.ones_like(against.next))
        stands = np.flatnonzero(mine & (orders > 0) & (hands.size > 1) & ((acts == STAND) | (acts < 0)))
        cards, parts = hands.cards - (np.arange(1, len(VALUES) + 1) == self.value), []
        parts.append((cards[stands], orders[stands], hands.points[stands], np.zeros_like(stands)))
        which = np.flatnonzero((mine & (orders > 0) & (acts == DOUBLE))[hands.doubles])
        at = hands.doubles[which]
        for place in range(len(VALUES)):
            drawn = cards[at]
            drawn[:, place] += 1
            points = np.minimum(hands.doubled[which, place], BUST)
            parts.append((drawn, orders[at], points, np.ones_like(at)))
        return Complete(*(np.concatenate(each) for each in zip(*parts, strict=True)))

    @cached_property
    def together(self) -> tuple[Ints, Numbers]:
        """The cards of both hands; by the dealer's end, what one gains over a hand over 21 times what the other does.

        That is twice, for either may be the first, and weighed by the ways in which the cards of both are drawn.
        """
        one, other = self._gains(self.against.pays.first), self._gains(self.against.pays.second)
        drawn, orders, alike = self.complete.drawn, self.complete.orders, self.complete.alike
        first, second = np.triu_indices(len(orders))
        less, more = np.minimum(alike[first], alike[second]), np.maximum(alike[first], alike[second])
        key = (keys(drawn)[first] + keys(drawn)[second]) * KINDS**2 + less * KINDS + more
        order = np.argsort(key)
        starts = np.flatnonzero(np.diff(key[order], prepend=-1))  # pairs with the same cards that come to the same
        times = np.where(first == second, 1, 2) * orders[first] * orders[second]
        i, j = first[order[starts]], second[order[starts]]
        twice = (one[i] * other[j] + one[j] * other[i]) * np.add.reduceat(times[order], starts)[:, None]
        cards = np.flatnonzero(np.diff(key[order[starts]] // KINDS**2, prepend=-1))  # those with the same cards
        every = drawn[i[cards]] + drawn[j[cards]]
        return every, np.add.reduceat(twice, cards) * self._ways(every)[:, None]

    def _gains(self, table: Numbers) -> Numbers:
        """By complete hand and the dealer's end: what it comes to over what a hand over 21 does."""
        plain, double = table - table[BUST], self.against.pays.double
        found = plain[self.complete.points]
        added = double[self.complete.points] * self.complete.doubled[:, None]
        gains: Numbers = found + added
        return gains.astype(np.int64) if self.against.shoe.exact else gains

    def _ways(self, drawn: Ints) -> Numbers:
        """In how many ways such cards are drawn, one after another in one order."""
        left = self.against.next[self.against.hands.one(self.value)]
        ways = np.ones(len(drawn), dtype=self.against.left.dtype)
        for place, number in enumerate(left):
            most = int(drawn[:, place].max(initial=0))
            falling = np.cumprod([1, *(max(int(number) - n, 0) for n in range(most))], dtype=object)
            ways = ways * falling[drawn[:, place]].astype(ways.dtype)
        return ways


def product(against: Against, acts: Acts, splits: Mapping[int, Any]) -> Any:
    """The sum, over all the ways, of what one hand gains over a hand over 21 times what the other does.

    `splits` says in how many ways two cards of each value are dealt, and the dealer's with them.
    """
    return sum(_of_value(against, acts, value) * dealt for value, dealt in splits.items())


def _of_value(against: Against, acts: Acts, value: int) -> Any:
    """Worked out once for each way to play the two hands: ways of play that differ elsewhere share it."""
    played = value, acts[against.hands.split == value].tobytes()
    if played not in against.products:
        drawn, gained = Pairs(against, acts, value).together
        drawn[:, value - 1] += 2
        twice = against.dealer.weighed(drawn, gained)
        against.products[played] = twice // 2 if against.shoe.exact else twice / 2
    return against.products[played]
