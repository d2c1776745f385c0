"""The chance of every result of a round under a way of play, counted as its return and its variance are (`tally`).

Of a split, each hand is known by itself, and both only where neither is plainly over 21 (`pairs`). So both are counted
as if the other were over 21, and what that has wrong is put right for the pairs that are known.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, TypeAlias

import numpy as np

from houseway.games.blackjack.best.ends import Ends, HandEnds, by_insurance
from houseway.games.blackjack.best.hands import Numbers
from houseway.games.blackjack.best.pairs import results_together
from houseway.games.blackjack.best.pays import BUST
from houseway.games.blackjack.best.solution import Solved
from houseway.games.blackjack.best.tally import DOUBLED, MAIN, SPLITS, PlayTally, insurance_by_end
from houseway.games.blackjack.best.up_card import Acts, Against, FreshShoe

Results: TypeAlias = Mapping[Fraction, Fraction]
"""By what comes to a unit of the wager: how likely that is, each time that it is made."""


@dataclass
class CountedResults:
    """In whole numbers over all the ways: how often each result comes, in parts of the first wager."""

    counts: dict[str, dict[int, Any]] = field(
        default_factory=lambda: {row: defaultdict(int) for row in (MAIN, DOUBLED, SPLITS)}
    )

    def add(self, row: str, ways: Numbers, nets: Numbers) -> None:
        every = np.broadcast_to(nets, ways.shape)
        for net in {*every.ravel().tolist()}:
            self.counts[row][net] += ways[every == net].sum()

    def play(self, against: Against, way: PlayTally) -> None:
        """All rounds against one card of the dealer's."""
        for insured, start in by_insurance(against, way.insures):
            ends = Ends(against, way.acts, start)
            added = insurance_by_end(against) if insured else against.pays.vector([Fraction(0)] * against.dealer.ends)
            nets = against.pays.blackjack(against.up)
            if way.even_money:
                nets = against.pays.vector([against.shoe.asked.even_money] * len(nets))
            self.add(MAIN, ends.blackjacks, nets + added)
            for ended in ends.hands:
                (self._split if ended.split else self._whole)(against, ended, added)
            self._both(against, way.acts, ends, added)

    def _whole(self, against: Against, ended: HandEnds, added: Numbers) -> None:
        self.add(MAIN, ended.ways, against.pays.of(split=False, doubled=ended.doubled) + added)
        if ended.doubled:
            self.add(DOUBLED, ended.ways, against.pays.double)

    def _split(self, against: Against, ended: HandEnds, added: Numbers) -> None:
        """Either hand with the other over 21; so both over 21 are counted twice, and taken away once."""
        pays, ways = against.pays, ended.ways
        double = pays.double if ended.doubled else 0 * pays.double
        over_one, over_other = pays.first[BUST], pays.second[BUST]
        self.add(MAIN, ways, pays.first + double + over_other + added)
        self.add(MAIN, ways, pays.second + double + over_one + added)
        self.add(MAIN, -ways, over_one + over_other + added)
        self.add(SPLITS, ways, pays.second)
        if ended.doubled:
            self.add(DOUBLED, 2 * ways, pays.double)

    def _both(self, against: Against, acts: Acts, ends: Ends, added: Numbers) -> None:
        for net, ways in results_together(against, acts, ends.splits, added).items():
            self.counts[MAIN][net] += ways

    def chances(self, parts: int) -> dict[str, Results]:
        """For each unit; of what is never made, nothing."""
        found: dict[str, Results] = {}
        for row, counts in self.counts.items():
            whole = int(sum(counts.values()))
            nets = {Fraction(net, parts): Fraction(int(ways), whole) for net, ways in sorted(counts.items()) if ways}
            if nets:
                found[row] = nets
        return found


def results(shoe: FreshShoe, ways: Iterable[Solved], strategy: str) -> dict[str, Results]:
    """Of a whole round, and of what is added to the first wager by itself."""
    found = CountedResults()
    for each in ways:
        found.play(each.against, each.way(strategy))
    return found.chances(shoe.pays.parts)
