"""Play against one card of the dealer's: what each act on each hand is worth, and how often each hand is reached.

A value is a whole number of parts of the first wager, over all the orders in which cards can follow (`Scale`): so two
acts are compared without rounding. In floats the same steps give nearly the same numbers.
"""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from houseway.games.blackjack.best.dealer import Dealer, Scale, ends
from houseway.games.blackjack.best.game_table import VALUES, Counts, GameTable
from houseway.games.blackjack.best.hands import (
    ACTS,
    DOUBLE,
    DRAW,
    SPLIT,
    STAND,
    WHOLE,
    Bools,
    Hands,
    Ints,
    Numbers,
    once,
)
from houseway.games.blackjack.best.pays import BOTH, BUST, Payouts, over

NOTHING: Final = -1  # the hand is complete
Acts: TypeAlias = NDArray[np.int64]
Choose: TypeAlias = Callable[[Ints, Numbers, Bools], Acts]
"""By hands, the worth of each act on each, and what may be done: the act on each."""


@dataclass(frozen=True, eq=False)
class FreshShoe:
    """A fresh shoe and all hands out of it; in whole numbers, or in floats."""

    asked: GameTable
    exact: bool = True
    given: Counts = ()  # another shoe than the table's

    @property
    def counts(self) -> Counts:
        return self.given or self.asked.counts

    @cached_property
    def hands(self) -> Hands:
        return Hands(self.asked, self.counts)

    @cached_property
    def scale(self) -> Scale:
        return Scale(sum(self.counts), self.exact)

    @cached_property
    def pays(self) -> Payouts:
        return Payouts(self.asked, self.exact)

    @cached_property
    def said(self) -> Hashable:
        """All that the game was asked, and the shoe: where it is the same, so is everything that follows."""
        asked, pays = self.asked, self.pays
        money = [pays.plain, pays.first, pays.second, pays.double, *map(pays.blackjack, VALUES)]
        insurance = [sorted(asked.insured(up, blackjack)) for up in VALUES for blackjack in (False, True)]
        insured = asked.even_money, asked.insurance_share, *map(asked.insurance, VALUES)
        play = tuple(tuple(sorted(ends(asked, up).items())) for up in VALUES)
        hands = self.hands.may.tobytes(), self.hands.doubled.tobytes(), self.hands.points.tobytes()
        return self.exact, self.counts, play, hands, str([each.tolist() for each in money]), str(insurance), insured

    @cached_property
    def removed(self) -> tuple[Ints, Ints]:
        """Every set of cards that is out, once; and by hand which of them."""
        return once(self.hands.removed)


class Play(NamedTuple):
    """What is done with each hand, what each act would be worth, and what the hand is."""

    acts: Acts
    worth: Numbers
    value: Numbers


class Against:
    """One first card of the dealer's."""

    def __init__(self, shoe: FreshShoe, up: int) -> None:
        self.shoe, self.up = shoe, up
        self.hands, self.pays, self.left = shoe.hands, shoe.pays, shoe.scale.left
        self.dealer = Dealer(shoe.asked, shoe.counts, up, shoe.scale)
        every, where = shoe.removed
        self.ends: Numbers = self.dealer.outcomes(every)[where]  # by hand: the ways of each of the dealer's ends
        left = np.array(shoe.counts, dtype=np.int64) - self.hands.removed
        left[:, up - 1] -= 1
        self._terms: dict[str, tuple[Numbers, Numbers, Numbers]] = {}
        self.products: dict[tuple[int, bytes], Any] = {}  # of both hands of a split, by how they are played
        self.results: dict[
            tuple[int, bytes, tuple[int, ...]], Mapping[int, Any]
        ] = {}  # and with insurance, how often each comes
        self.next: Ints = np.maximum(left, 0)  # by hand: how many cards of each value are left

    # Worth

    def values(self, choose: Choose, of: str = BOTH) -> Play:
        """Backwards from the hands that draw no more; after a split, of both hands together or of one of them."""
        hands = self.hands
        acts = np.full(len(hands.rows), NOTHING, dtype=np.int64)
        worth = np.zeros((len(ACTS), len(hands.rows)), dtype=self.left.dtype)
        stand, over_21, double = self.terms(of)
        worth[STAND], worth[DOUBLE, hands.doubles] = stand, double
        value = np.append(stand, 0)  # unless something may be done; and nought for a hand over 21
        for level in reversed(hands.levels):
            may = hands.may[level]
            among, may = level[may.any(axis=1)], may[may.any(axis=1)]
            drawn = (self.next[among] * value[hands.child[among]]).sum(axis=1)
            worth[DRAW, among] = np.where(may[:, DRAW], drawn + over_21[among], 0)
            for at in among[may[:, SPLIT]]:
                worth[SPLIT, at] = self._split(int(at), value)
            acts[among] = choose(among, worth[:, among], may)
            value[among] = worth[acts[among], among]
        return Play(acts, worth, value)

    def terms(self, of: str) -> tuple[Numbers, Numbers, Numbers]:
        """What does not depend on how one plays: standing, the cards that take a hand over 21, doubling."""
        if of not in self._terms:
            hands, rows = self.hands, len(self.hands.rows)
            stand, over_21 = np.zeros(rows, dtype=self.left.dtype), np.zeros(rows, dtype=self.left.dtype)
            double = np.zeros(len(hands.doubles), dtype=self.left.dtype)
            for split in (False, True):
                among = np.flatnonzero((hands.split > 0) == split)
                which = np.flatnonzero((hands.split[hands.doubles] > 0) == split)
                plain, doubled = (self.pays.of(split, doubled=each, of=of) for each in (False, True))
                stand[among], over_21[among] = self.standing(among, plain), self.going_over(among, plain)
                double[which] = self.doubling(which, doubled)
            self._terms[of] = stand, over_21, double
        return self._terms[of]

    def standing(self, among: Ints, table: Numbers) -> Numbers:
        """What hands come to by such a table, if they draw no more."""
        found: Numbers = (self.ends[among] * table[self.hands.points[among]]).sum(axis=1)
        return found

    def going_over(self, among: Ints, table: Numbers) -> Numbers:
        """What drawing adds up to over the cards that take hands over 21, by such a table."""
        plain, against_blackjack = over(table)
        found = np.zeros(len(among), dtype=self.left.dtype)
        for place, value in enumerate(VALUES):
            bust = np.where(self.hands.child[among, place] < 0, self.next[among, place], 0)
            ways = self.blackjacks(among, value)
            found += bust * (plain * (self.left[self.hands.out[among] + 1] - ways) + against_blackjack * ways)
        return found

    def blackjacks(self, among: Ints, value: int) -> Numbers:
        """In how many ways the dealer has blackjack once these hands have drawn such a card."""
        ways = np.zeros(len(among), dtype=self.left.dtype)
        for second in self.dealer.blackjack_with:
            left = np.maximum(self.next[among, second - 1] - (second == value), 0)
            ways += left * self.left[self.hands.out[among] + 2]
        return ways

    def doubling(self, which: Ints, table: Numbers) -> Numbers:
        """What the hands that may be doubled, or some of them, come to by such a table if they are."""
        among, points = self.hands.doubles[which], np.minimum(self.hands.doubled[which], BUST)
        child = self.hands.child[among]
        ends = (self.ends[child] * table[points]).sum(axis=2)
        found: Numbers = np.where(child < 0, 0, self.next[among] * ends).sum(axis=1) + self.going_over(among, table)
        return found

    def _split(self, at: int, value: Numbers) -> Any:
        """Each of the two cards gets another one, unasked."""
        one = self.hands.one(int(self.hands.pair[at]))
        return (self.next[one] * value[self.hands.child[one]]).sum()

    # How often

    @cached_property
    def dealt(self) -> Numbers:
        """In how many ways each hand of two cards is dealt, and the dealer's card with it."""
        hands, counts = self.hands, self.shoe.counts
        ways = np.zeros(len(hands.rows), dtype=self.left.dtype)
        for at in np.flatnonzero((hands.size == 2) & (hands.split == WHOLE)):
            left, number = list(counts), counts[self.up - 1]
            left[self.up - 1] -= 1
            held = [value for value, n in zip(VALUES, hands.rows[at][1], strict=True) for _ in range(n)]
            for value in held:
                number *= max(left[value - 1], 0)
                left[value - 1] -= 1
            ways[at] = number * (1 if held[0] == held[1] else 2)
        return ways

    def reached(self, acts: Acts) -> Numbers:
        """In how many ways each hand is held before its player decides, or is complete."""
        return self.followed(acts, self.dealt, self.next)

    def followed(self, acts: Acts, start: Numbers, left: Ints) -> Numbers:
        """From the hands at the start to all that these acts lead to, each card in so many ways."""
        ways, hands = np.append(start, 0), self.hands
        for level in hands.levels:
            for at in level[acts[level] == SPLIT]:
                one = hands.one(int(hands.pair[at]))
                ways[hands.child[one]] += ways[at] * left[one]
            draws = level[acts[level] == DRAW]
            for place, child in enumerate(hands.child[draws].T):
                ways[child] += ways[draws] * left[draws, place]
        return ways[:-1]


def best_of(_among: Ints, worth: Numbers, may: Bools) -> Acts:
    """Whatever is worth most, and the first of those that are worth the same."""
    chosen = np.full(worth.shape[1], STAND, dtype=np.int64)
    most = worth[STAND].copy()
    for act in range(1, len(worth)):
        better = ((worth[act] > most) & may[:, act]).astype(np.bool_)
        chosen[better] = act
        most[better] = worth[act][better]
    return chosen
