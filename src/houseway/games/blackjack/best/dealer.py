"""The dealer's hand: every set of cards that it can end with, in how many orders it comes, and how likely that is.

A chance is kept as a whole number: so many ways to deal, with the deals that `Scale` counts as the whole.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from math import log2
from typing import Any, Final

import numpy as np

from houseway.games.blackjack.best.game_table import BLACKJACK, VALUES, Counts, GameTable, plus
from houseway.games.blackjack.best.hands import NONE, Ints, Numbers

BITS: Final = 63
AT_ONCE: Final = 4096  # so many sets of cards stay in a processor's cache
MOST_ALIKE: Final = 21  # cards of one value in the dealer's hand
Trie = dict[int, Any]


@dataclass(frozen=True, eq=False)
class Scale:
    """What one deal counts when so many cards are out: the orders in which cards can follow, up to a number of them."""

    cards: int
    exact: bool
    most: int = 40

    @cached_property
    def left(self) -> Numbers:
        """By the number of cards that are out."""
        last = min(self.cards, self.most)
        found: list[Any] = [1] * (last + 2)
        for out in range(last - 1, -1, -1):
            found[out] = found[out + 1] * (self.cards - out)
        found += [0] * (2 * self.most)
        return np.array(found, dtype=object if self.exact else np.float64)

    @property
    def whole(self) -> Any:
        return self.left[0]


def ends(asked: GameTable, up: int) -> dict[tuple[Counts, int], int]:
    """By the cards that the dealer draws, and how that ends: in how many orders they come."""
    found: dict[tuple[Counts, int], int] = {}
    known: dict[tuple[int, bool, bool], int | None] = {}
    waiting = {NONE: 1}
    while waiting:
        onward: dict[Counts, int] = {}
        for drawn, orders in waiting.items():
            for value in VALUES:
                more = plus(drawn, value)
                values = [up, *(each for each, count in zip(VALUES, more, strict=True) for _ in range(count))]
                alike = sum(values), 1 in values, len(values) == 2  # all that a total and a blackjack depend on
                if alike not in known:
                    known[alike] = asked.dealers_end(values)
                end = known[alike]
                if end is None:
                    onward[more] = onward.get(more, 0) + orders
                else:
                    found[more, end] = found.get((more, end), 0) + orders
        waiting = onward
    return found


class Dealer:
    """The dealer with one first card."""

    def __init__(self, asked: GameTable, counts: Counts, up: int, scale: Scale) -> None:
        self.counts, self.up, self.scale, self.ends = counts, up, scale, len(asked.dealers)
        self.safe = int(BITS / log2(scale.cards)) if scale.cards > 1 else BITS  # so many factors fit into 64 bits
        self.trie: Trie = {}
        for (drawn, end), orders in ends(asked, up).items():
            node = self.trie
            for value, count in zip(VALUES, drawn, strict=True):
                for _ in range(count):
                    node = node.setdefault(value, {})
            node[0] = end, orders

    @cached_property
    def blackjack_with(self) -> tuple[int, ...]:
        """The values of a second card that make a blackjack."""
        return tuple(value for value, below in self.trie.items() if below.get(0, (None,))[0] == BLACKJACK)

    def outcomes(self, removed: Ints) -> Numbers:
        """By the cards that are out besides the dealer's first: in how many ways each end comes, to scale."""
        sums = self._sums(self._left(removed))
        out = 1 + removed.sum(axis=1)
        found = np.zeros((len(removed), self.ends), dtype=self.scale.left.dtype)
        for (drawn, end), ways in sums.items():
            found[:, end] += ways * self.scale.left[out + drawn]
        return found

    def weighed(self, removed: Ints, weights: Numbers) -> Any:
        """The sum of these ways, each times its weight; sums of small numbers first, and to scale at last."""
        total: Any = 0
        for start in range(0, len(removed), AT_ONCE):
            total += self._weighed(removed[start : start + AT_ONCE], weights[start : start + AT_ONCE])
        return total

    def _weighed(self, removed: Ints, weights: Numbers) -> Any:
        out, total, scale = 1 + removed.sum(axis=1), 0, self.scale.left
        if not self.scale.exact:
            sums = self._sums(self._left(removed)).items()
            return sum(np.dot(ways * weights[:, end], scale[out + drawn]) for (drawn, end), ways in sums)
        groups = [(int(number), np.flatnonzero(out == number)) for number in np.unique(out)]
        for (drawn, end), ways in self._sums(self._left(removed)).items():
            found = ways * weights[:, end]
            total += sum(found[group].sum() * scale[number + drawn] for number, group in groups)
        return total

    def _left(self, removed: Ints) -> Ints:
        """By value, how many cards are left."""
        left = np.array(self.counts, dtype=np.int64)[:, None] - removed.T
        left[self.up - 1] -= 1
        return left

    def _sums(self, left: Ints) -> dict[tuple[int, int], Numbers]:
        """By the number of cards drawn and the end: the ways."""
        if not self.scale.exact:
            return self._nearly(left)
        sums: dict[tuple[int, int], Numbers] = {}
        most = int(left.max(initial=0))
        factors = [
            [np.maximum(row - used, 0).astype(np.int64) for used in range(min(most, MOST_ALIKE))] for row in left
        ]
        start: Numbers = np.ones(left.shape[1], dtype=np.int64)
        for drawn, end, orders, ways in self._followed(self.trie, factors, start, 0, 0, 0):
            if (drawn, end) in sums:
                sums[drawn, end] += orders * ways
            else:
                sums[drawn, end] = orders * ways
        return {key: ways.astype(self.scale.left.dtype) for key, ways in sums.items()}

    @cached_property
    def _nodes(self) -> tuple[Ints, Numbers, list[tuple[int, int]]]:
        """The trie as `follow` takes it, and of each group the number of cards drawn and the end."""
        rows, orders, groups = [], [], dict[tuple[int, int], int]()
        for depth, value, used, below in _downward(self.trie):
            end, comes = below.get(0, (None, 0))
            rows.append((depth, value - 1, used, -1 if end is None else groups.setdefault((depth, end), len(groups))))
            orders.append(comes)
        return np.array(rows), np.array(orders, np.float64), list(groups)

    def _nearly(self, left: Ints) -> dict[tuple[int, int], Numbers]:
        """The same in floats."""
        from houseway.kernels.follow import follow  # whole numbers need not wait for it

        nodes, orders, groups = self._nodes
        sums = np.zeros((len(groups), left.shape[1]))
        follow(nodes, orders, left.astype(np.float64), sums)
        return dict(zip(groups, sums, strict=True))

    def _followed(
        self, node: Trie, factors: list[list[Numbers]], ways: Numbers, drawn: int, last: int, again: int
    ) -> Iterator[tuple[int, int, int, Numbers]]:
        """Down the trie: how many cards, how it ends, in how many orders, and in how many ways for each order."""
        for value, below in node.items():
            if value == 0:
                yield drawn, *below, ways
                continue
            used = again if value == last else 0
            if used < len(factors[value - 1]):  # otherwise there are not so many cards of the value
                known = ways.astype(object) if drawn == self.safe and ways.dtype == np.int64 else ways
                more = known * factors[value - 1][used]
                yield from self._followed(below, factors, more, drawn + 1, value, used + 1)


def _downward(node: Trie, depth: int = 1, last: int = 0, again: int = 0) -> Iterator[tuple[int, int, int, Trie]]:
    """Every card of a tree after the one above it: how deep it lies, its value, how many of that are above it."""
    for value, below in node.items():
        if value:
            used = again if value == last else 0
            yield depth, value, used, below
            yield from _downward(below, depth + 1, value, used + 1)
