"""How rounds end under a way of play: in how many ways a hand comes to so many points against each dealer's end.

What is counted here is a distribution of whole numbers; every chance, return and variance is a sum over it.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np

from houseway.games.blackjack.best.game_table import BLACKJACK, OVER, VALUES
from houseway.games.blackjack.best.hands import DOUBLE, DRAW, SPLIT, STAND, WHOLE, Bools, Ints, Numbers
from houseway.games.blackjack.best.pays import BUST
from houseway.games.blackjack.best.up_card import Acts, Against


class HandEnds(NamedTuple):
    """Hands that were split or not, doubled or not: by points and the dealer's end, the ways."""

    split: bool
    doubled: bool
    ways: Numbers


@dataclass(frozen=True, eq=False)
class Ends:
    """The rounds against one card of the dealer's that start with some of the hands."""

    against: Against
    acts: Acts
    start: Numbers  # the ways of the hands of two cards

    @cached_property
    def reached(self) -> Numbers:
        return self.against.followed(self.acts, self.start, self.against.next)

    @cached_property
    def blackjacks(self) -> Numbers:
        """The player's, by the dealer's end."""
        at = np.flatnonzero(self.against.hands.blackjack & (self.start > 0))
        found: Numbers = (self.start[at, None] * self.against.ends[at]).sum(axis=0)
        return found

    @cached_property
    def splits(self) -> dict[int, Any]:
        """By value: in how many ways two cards of it are split."""
        at = np.flatnonzero((self.acts == SPLIT) & (self.reached > 0))
        return {int(self.against.hands.pair[each]): self.reached[each] for each in at}

    @cached_property
    def hands(self) -> tuple[HandEnds, ...]:
        """All but the player's blackjacks. Of a split, each hand ends so: both play alike."""
        return tuple(
            HandEnds(split, doubled, self._ways(split, doubled)) for split in (False, True) for doubled in (False, True)
        )

    def _ways(self, split: bool, doubled: bool) -> Numbers:
        hands = self.against.hands
        mine = ((hands.split > WHOLE) == split) & (self.reached > 0) & ~hands.blackjack & (hands.size > 1)
        found = np.zeros((BUST + 1, len(self.against.shoe.asked.dealers)), dtype=self.against.left.dtype)
        if doubled:
            self._add_doubled(found, mine)
        else:
            stands = np.flatnonzero(mine & ((self.acts == STAND) | (self.acts < 0)))
            np.add.at(found, hands.points[stands], self.reached[stands, None] * self.against.ends[stands])
            self._add_bust(found, np.flatnonzero(mine & (self.acts == DRAW)))
        return found

    def _add_doubled(self, found: Numbers, mine: Bools) -> None:
        against, hands = self.against, self.against.hands
        which = np.flatnonzero((mine & (self.acts == DOUBLE))[hands.doubles])
        at = hands.doubles[which]
        for place in range(len(VALUES)):
            child, points = hands.child[at, place], hands.doubled[which, place]
            good = child >= 0
            ways = self.reached[at[good]] * against.next[at[good], place]
            np.add.at(found, points[good], ways[:, None] * against.ends[child[good]])
        self._add_bust(found, at)

    def _add_bust(self, found: Numbers, among: Ints) -> None:
        """Over 21, it only matters whether the dealer has a blackjack: any other end is counted as over 21 too."""
        against, hands = self.against, self.against.hands
        for place, value in enumerate(VALUES):
            at = among[hands.child[among, place] < 0]
            ways = self.reached[at] * against.next[at, place]
            blackjacks = against.blackjacks(at, value)
            found[BUST, BLACKJACK] += (ways * blackjacks).sum()
            found[BUST, OVER] += (ways * (against.left[hands.out[at] + 1] - blackjacks)).sum()


def by_insurance(against: Against, insures: Bools) -> Iterator[tuple[bool, Numbers]]:
    """The hands as dealt that are not insured, and those that are, where there are any."""
    for insured in (False, True):
        start = np.where(insures == insured, against.dealt, 0)
        if (start > 0).any():
            yield insured, start
