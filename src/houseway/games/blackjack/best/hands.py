"""Every hand that a player can hold, told by its cards and not by their order, as it was dealt and after each split."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from houseway.games.blackjack.best.game_table import VALUES, Counts, GameTable, plus

Ints = NDArray[np.int64]
Bools = NDArray[np.bool_]
Numbers = NDArray[Any]  # of whole numbers without bound, or of floats
NONE: Final[Counts] = (0,) * len(VALUES)
ACTS: Final = ("stand", "draw", "double down", "split")
STAND, DRAW, DOUBLE, SPLIT = range(len(ACTS))
_PLACES: Final = 32 ** np.arange(len(VALUES), dtype=np.int64)  # no hand has so many cards, nor have two of them
SOFT: Final = 100  # added to the total of a hand whose ace counts 11
WHOLE: Final = 0  # not split


def keys(cards: Ints) -> Ints:
    """A number for each set of cards; one more card of a value adds the same to any of them."""
    found: Ints = cards @ _PLACES
    return found


def once(cards: Ints) -> tuple[Ints, Ints]:
    """Every set of cards that there is, once; and which of them each is."""
    _, first, where = np.unique(keys(cards), return_index=True, return_inverse=True)
    return cards[first], where


def compositions(counts: Counts) -> list[Counts]:
    """All hands out of such a shoe that are not over 21 with every ace as 1."""
    found: list[Counts] = []

    def grow(hand: Counts, least: int, left: int) -> None:
        for value in range(least, min(left, VALUES[-1]) + 1):
            more = plus(hand, value)
            if more[value - 1] <= counts[value - 1]:
                found.append(more)
                grow(more, value, left - value)

    grow(NONE, 1, 21)
    return found


class CountedHand(NamedTuple):
    """What one hand is, as the game counts it."""

    hard: int
    points: int
    cell: int  # by what a player who looks at totals tells it: the total, and `SOFT` if it is
    pair: int  # the value of which it is a pair, or 0
    blackjack: int
    size: int
    stand: int  # what may be done, in the order of `ACTS`
    draw: int
    double: int
    split: int


@dataclass(frozen=True, eq=False)
class Hands:
    """The hands as arrays, a row each; those that were not split first, then by the value that was split."""

    asked: GameTable
    counts: Counts  # the shoe

    @cached_property
    def rows(self) -> list[tuple[int, Counts]]:
        """The value that was split, or 0, and the cards."""
        every = compositions(self.counts)
        whole = [(WHOLE, row) for row in every if sum(row) > 1]
        pairs = [row.index(2) + 1 for _, row in whole if sum(row) == 2 and self._may_split(row)]
        return whole + [(value, row) for value in sorted(pairs) for row in every if row[value - 1]]

    def _may_split(self, row: Counts) -> bool:
        self.asked.holding(row)
        return "split" in self.asked.offers()

    @cached_property
    def number(self) -> dict[tuple[int, Counts], int]:
        """Where a hand stands among the rows."""
        return {row: at for at, row in enumerate(self.rows)}

    @cached_property
    def cards(self) -> Ints:
        return np.array([row for _, row in self.rows], dtype=np.int64)

    @cached_property
    def removed(self) -> Ints:
        """The player's cards that are out: those of the hand, and the other card of a split."""
        found: Ints = self.cards + (np.arange(1, len(VALUES) + 1) == self.split[:, None])
        return found

    @cached_property
    def out(self) -> Ints:
        """How many cards are out when a hand is held: these, and the dealer's first."""
        found: Ints = self.removed.sum(axis=1) + 1
        return found

    @cached_property
    def _held(self) -> Ints:
        """Asked once for hands that are alike: with three cards or more, a split makes no difference any more."""
        known: dict[tuple[int, Counts], CountedHand] = {}
        found = []
        for split, row in self.rows:
            alike = (split, row) if sum(row) <= 2 else (WHOLE, row)
            if alike not in known:
                known[alike] = self._counted(*alike)
            found.append(known[alike])
        return np.array(found, dtype=np.int64).T

    def _counted(self, split: int, row: Counts) -> CountedHand:
        hand = self.asked.holding(row, split)
        cell = hand.total + (SOFT if hand.total != hand.hard else 0)
        offers = self.asked.offers() if sum(row) > 1 else frozenset()
        may = (act in offers for act in ACTS)
        pair = row.index(2) + 1 if hand.pair else 0
        return CountedHand(hand.hard, hand.total, cell, pair, hand.blackjack, sum(row), *may)

    @cached_property
    def split(self) -> Ints:
        return np.array([split for split, _ in self.rows], dtype=np.int64)

    @property
    def hard(self) -> Ints:
        return self._column("hard")

    @property
    def points(self) -> Ints:
        return self._column("points")

    @property
    def cell(self) -> Ints:
        return self._column("cell")

    @property
    def pair(self) -> Ints:
        return self._column("pair")

    @property
    def size(self) -> Ints:
        return self._column("size")

    @property
    def blackjack(self) -> Bools:
        return self._column("blackjack") > 0

    def _column(self, name: str) -> Ints:
        found: Ints = self._held[CountedHand._fields.index(name)]
        return found

    @cached_property
    def child(self) -> Ints:
        """Where a card of each value leads; -1: over 21."""
        found = np.full(self.cards.shape, -1, dtype=np.int64)
        for split in np.unique(self.split):
            mine = np.flatnonzero(self.split == split)
            order = mine[np.argsort(keys(self.cards[mine]))]
            known = keys(self.cards[order])
            for place, more in enumerate(_PLACES):
                wanted = keys(self.cards[mine]) + more
                at = np.minimum(np.searchsorted(known, wanted), len(known) - 1)
                found[mine, place] = np.where(known[at] == wanted, order[at], -1)
        return found

    @cached_property
    def may(self) -> Bools:
        """By hand and act."""
        return self._held[-len(ACTS) :].T > 0

    @cached_property
    def levels(self) -> list[Ints]:
        """Those that were not split by hard total from the least up, then the others: a card leads to a later level."""
        found = []
        several = self.size > 1
        for split in (False, True):
            among = np.flatnonzero(several & ((self.split > 0) == split))
            hard = self.hard[among]
            found += [among[hard == total] for total in np.unique(hard)]
        return found

    @cached_property
    def doubles(self) -> Ints:
        """The hands that may be doubled."""
        return np.flatnonzero(self.may[:, DOUBLE])

    @cached_property
    def doubled(self) -> Ints:
        """The points of each of them with a card of each value."""
        found = [[self.asked.doubled(self.rows[at][1], value) for value in VALUES] for at in self.doubles]
        return np.array(found, dtype=np.int64).reshape(len(self.doubles), len(VALUES))

    def one(self, value: int) -> int:
        """The hand of one card, of two that were split."""
        return self.number[value, plus(NONE, value)]
