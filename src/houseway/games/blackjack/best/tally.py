"""What a way of play comes to: each wager's chances and return, and the variance of all of them together."""

from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, Final, NamedTuple

import numpy as np

from houseway.games.blackjack.best.ends import Ends, HandEnds, by_insurance
from houseway.games.blackjack.best.game_table import BLACKJACK, VALUES
from houseway.games.blackjack.best.hands import Bools, Numbers
from houseway.games.blackjack.best.pairs import product
from houseway.games.blackjack.best.pays import BUST
from houseway.games.blackjack.best.up_card import Acts, Against

MAIN, DOUBLED, SPLITS, INSURANCE, TOGETHER = "blackjack", "double down", "split", "insurance", "together"
ROWS: Final = (MAIN, DOUBLED, SPLITS, INSURANCE)


class PlayTally(NamedTuple):
    """A way of play against one card of the dealer's: the act on each hand, which are insured, and even money."""

    acts: Acts
    insures: Bools
    even_money: bool


@dataclass(frozen=True)
class Wagered:
    """One wager under a way of play. Chances and return are for each time that it is made."""

    made: Fraction  # how often, for each round
    staked: Fraction  # for each unit of the first wager
    win: Fraction
    void: Fraction
    lose: Fraction
    expected: Fraction
    variance: Fraction


@dataclass
class Sums:
    """In whole numbers over all the ways: how often, with which verdict, what it came to, and the squares of that."""

    made: Any = 0
    win: Any = 0
    void: Any = 0
    lose: Any = 0
    net: Any = 0
    square: Any = 0

    def add(self, ways: Numbers, nets: Numbers) -> None:
        self.made += ways.sum()
        self.win += ways[nets > 0].sum()
        self.void += ways[nets == 0].sum()
        self.lose += ways[nets < 0].sum()
        self.net += (ways * nets).sum()
        self.square += (ways * nets * nets).sum()


@dataclass
class Tally:
    """Rounds, counted card by card of the dealer's; without what both hands of a split have in common, if so said."""

    variance: bool = True
    sums: dict[str, Sums] = field(default_factory=lambda: {row: Sums() for row in (*ROWS, TOGETHER)})

    def add(self, against: Against, way: PlayTally) -> None:
        for insured, start in by_insurance(against, way.insures):
            ends = Ends(against, way.acts, start)
            insurance = insurance_by_end(against) if insured else None
            self._blackjacks(ends, insurance, way.even_money)
            for ended in ends.hands:
                if ended.split:
                    self._split(against, ended, insurance)
                else:
                    self._whole(against, ended, insurance)
            if self.variance:
                self.sums[TOGETHER].square += 2 * product(against, way.acts, ends.splits)

    def _insured(self, ways: Numbers, insurance: Numbers | None) -> Any:
        """Count insurance by the dealer's ends, and give what it adds to each."""
        if insurance is None:
            return 0
        self.sums[INSURANCE].add(ways, np.broadcast_to(insurance, ways.shape))
        return insurance

    def _blackjacks(self, ends: Ends, insurance: Numbers | None, even_money: bool) -> None:
        against, ways = ends.against, ends.blackjacks
        nets = against.pays.blackjack(against.up)
        if even_money:
            nets = against.pays.vector([against.shoe.asked.even_money] * len(nets))
        self.sums[MAIN].add(ways, nets)
        self.sums[TOGETHER].add(ways, nets + self._insured(ways, insurance))

    def _whole(self, against: Against, ended: HandEnds, insurance: Numbers | None) -> None:
        pays = against.pays
        self.sums[MAIN].add(ended.ways, pays.plain)
        if ended.doubled:
            self.sums[DOUBLED].add(ended.ways, pays.double)
        nets = pays.of(split=False, doubled=ended.doubled)
        self.sums[TOGETHER].add(ended.ways, nets + self._insured(ended.ways, insurance))

    def _split(self, against: Against, ended: HandEnds, insurance: Numbers | None) -> None:
        """One hand of a split stands for both: they are as likely to end so."""
        pays, ways, together = against.pays, ended.ways, self.sums[TOGETHER]
        self.sums[MAIN].add(ways, pays.first)
        self.sums[SPLITS].add(ways, pays.second)
        added = self._insured(ways, insurance)
        if ended.doubled:
            self.sums[DOUBLED].add(2 * ways, pays.double)
        double = pays.double if ended.doubled else 0 * pays.double
        one, other = pays.first + double, pays.second + double
        over_one, over_other = pays.first[BUST], pays.second[BUST]
        product = over_one * (other - over_other) + over_other * (one - over_one) + over_one * over_other
        squares = one * one + other * other + added * added + 2 * added * (one + other) + 2 * product
        together.net += (ways * (one + other + added)).sum()
        together.square += (ways * squares).sum()


def insurance_by_end(against: Against) -> Numbers:
    """What full insurance comes to by the dealer's end: the second card decides it."""
    asked = against.shoe.asked
    by_value = {value: asked.insurance_share * asked.insurance(value) for value in VALUES}
    wins = {by_value.pop(value) for value in against.dealer.blackjack_with}
    (won,), (lost,) = wins, set(by_value.values())
    return against.pays.vector([won if end == BLACKJACK else lost for end in range(len(asked.dealers))])


def wagered(sums: Sums, whole: Any, parts: int, share: Fraction) -> Wagered | None:
    """As chances; None for a wager that is never made. `share` of the first wager is staked on it."""
    if not sums.made:
        return None
    each = [ratio(count, sums.made) for count in (sums.win, sums.void, sums.lose)]
    unit = parts * share
    expected = ratio(sums.net, sums.made) / unit
    variance = ratio(sums.square, sums.made) / unit**2 - expected**2
    made = ratio(sums.made, whole)
    return Wagered(made, made * share, each[0], each[1], each[2], expected, variance)


def ratio(one: Any, other: Any) -> Fraction:
    """Of whole numbers exactly; of floats nearly."""
    return Fraction(one) / Fraction(other) if isinstance(one, float) else Fraction(int(one), int(other))
