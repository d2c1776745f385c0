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
    def matched(self) -> tuple[Ints, Ints, Ints, Ints]:
        """Two complete hands each, told by their kinds and by the cards of both: how often, and where other cards
        begin."""
        drawn, orders, alike = self.complete.drawn, self.complete.orders, self.complete.alike
        first, second = np.triu_indices(len(orders))
        less, more = np.minimum(alike[first], alike[second]), np.maximum(alike[first], alike[second])
        key = (keys(drawn)[first] + keys(drawn)[second]) * KINDS**2 + less * KINDS + more
        order = np.argsort(key)
        starts = np.flatnonzero(np.diff(key[order], prepend=-1))  # pairs with the same cards that come to the same
        times = np.where(first == second, 1, 2) * orders[first] * orders[second]
        cards = np.flatnonzero(np.diff(key[order[starts]] // KINDS**2, prepend=-1))  # those with the same cards
        return first[order[starts]], second[order[starts]], np.add.reduceat(times[order], starts), cards

    @cached_property
    def together(self) -> Numbers:
        """By the cards of both and the dealer's end, what one gains over a hand over 21 times what the other does.

        That is twice, for either may be the first, and weighed by the ways in which the cards of both are drawn.
        """
        one, other = self._gains(self.against.pays.first), self._gains(self.against.pays.second)
        i, j, times, cards = self.matched
        twice = np.add.reduceat((one[i] * other[j] + one[j] * other[i]) * times[:, None], cards)
        found: Numbers = twice * self._ways(self.both)[:, None]
        return found

    @cached_property
    def both(self) -> Ints:
        """The cards of both hands, all that there are."""
        i, j, _, cards = self.matched
        found: Ints = self.complete.drawn[i[cards]] + self.complete.drawn[j[cards]]
        return found

    def results(self, added: Numbers) -> dict[int, Any]:
        """By result of a round with both hands: how much more often it comes than it would if it were counted with one
        of them over 21, with the other, and once less with both. `added` comes to it by the dealer's end."""
        pays, (i, j, times, cards) = self.against.pays, self.matched
        over_one, over_other = (table[BUST].astype(np.int64) for table in (pays.first, pays.second))
        one, other = self._gains(pays.first) + over_one, self._gains(pays.second) + over_other
        ends, ways = self.against.dealer.outcomes(self.out), self._ways(self.both)

        def more(first: Ints, second: Ints, net: Ints) -> Ints:
            sums = one[first] + other[second], over_one + over_other, one[first] + over_other, over_one + other[second]
            both, neither, mine, yours = ((each == net).astype(np.int64) for each in sums)
            found: Ints = both + neither - mine - yours
            return found

        found = {}
        sums = one[i] + other[j], one[j] + other[i], one + over_other, other + over_one, over_one + over_other
        for net in sorted({int(each) for nets in sums for each in np.unique(nets + added.astype(np.int64))}):
            wanted = net - added.astype(np.int64)
            twice = np.add.reduceat((more(i, j, wanted) + more(j, i, wanted)) * times[:, None], cards)
            at = np.nonzero(twice)
            found[net] = (twice[at] * ways[at[0]] * ends[at]).sum() // 2
        return found

    @property
    def out(self) -> Ints:
        """What is out of the shoe with both hands: their cards, and the two that were split."""
        out = self.both.copy()
        out[:, self.value - 1] += 2
        return out

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
        pairs = Pairs(against, acts, value)
        twice = against.dealer.weighed(pairs.out, pairs.together)
        against.products[played] = twice // 2 if against.shoe.exact else twice / 2
    return against.products[played]


def results_together(against: Against, acts: Acts, splits: Mapping[int, Any], added: Numbers) -> dict[int, Any]:
    """By result of a round in which a pair is split: the sum of `Pairs.results` over all the ways."""
    found: dict[int, Any] = {}
    for value, dealt in splits.items():
        for net, ways in _results_of(against, acts, value, added).items():
            found[net] = found.get(net, 0) + ways * dealt
    return found


def _results_of(against: Against, acts: Acts, value: int, added: Numbers) -> Mapping[int, Any]:
    played = value, acts[against.hands.split == value].tobytes(), tuple(added)
    if played not in against.results:
        against.results[played] = Pairs(against, acts, value).results(added)
    return against.results[played]
