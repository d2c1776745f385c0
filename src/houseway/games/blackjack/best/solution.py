"""The best play of blackjack with a fresh shoe for each round: by the cards of each hand, and by totals."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np

from houseway.games.blackjack.best.breakdown import Counted, terms_by_up
from houseway.games.blackjack.best.game_table import VALUES, Counts, GameTable
from houseway.games.blackjack.best.hands import ACTS, WHOLE, Bools
from houseway.games.blackjack.best.tally import INSURANCE, ROWS, TOGETHER, PlayTally, Tally, Wagered, wagered
from houseway.games.blackjack.best.totals import Totals
from houseway.games.blackjack.best.up_card import Against, FreshShoe, Play, best_of
from houseway.games.blackjack.table import BlackjackTable
from houseway.odds.term import Ending
from houseway.play.game import Game
from houseway.strategies.chart import Cell, Chart

BEST, TOTAL = "best", "total"
STRATEGIES: Final = (BEST, TOTAL)
Cards: TypeAlias = tuple[int, ...]
"""Their values, an ace as 1, from the least up."""


class Departure(NamedTuple):
    """A hand that is best played otherwise than the chart says of its total."""

    cards: Cards
    up: int
    split: int  # the value of the two cards that were split, or 0
    act: str
    by_total: str
    gains: Fraction  # of the first wager, for each time that the hand is held


@dataclass(frozen=True)
class Best:
    """What a way of play comes to, for each unit of the first wager."""

    game: Game[BlackjackTable]
    decks: int
    strategy: str  # "best", or "total"
    expected: Fraction  # of everything that is wagered in a round
    variance: Fraction
    wagers: Mapping[str, Wagered]  # those that are made
    chart: Chart
    departures: tuple[Departure, ...]  # where the cards of a hand decide otherwise than the chart
    insures: tuple[Cards, ...]  # the hands that are insured
    by_up: Mapping[str, tuple[Ending, ...]]  # what each card that the dealer can show comes to

    @property
    def staked(self) -> Fraction:
        """Altogether, for each unit of the first wager."""
        return sum((each.staked for each in self.wagers.values()), Fraction(0))


def best(game: Game[BlackjackTable], decks: int = 8, *, exact: bool = True, counts: Counts = ()) -> Best:
    """The best play by the cards of the hand in play and the dealer's."""
    shoe = FreshShoe(GameTable(game, decks), exact, counts)
    return judged(shoe, solved(shoe), BEST)


def by_totals(game: Game[BlackjackTable], decks: int = 8, *, exact: bool = True, counts: Counts = ()) -> Best:
    """The best play by totals, pairs and the dealer's card."""
    shoe = FreshShoe(GameTable(game, decks), exact, counts)
    return judged(shoe, solved(shoe), TOTAL)


def judged(shoe: FreshShoe, ways: Iterable["Solved"], strategy: str, *, variance: bool = True) -> Best:
    """What one of the two ways of play comes to; most of the time goes into the variance of split hands."""
    tally, cells, departures, insured = Tally(variance), dict[Cell, str](), list[Departure](), set[Cards]()
    so_far: dict[int, Counted] = {}
    for found in ways:
        way = found.way(strategy)
        tally.add(found.against, way)
        so_far[found.against.up] = {row: (each.made, each.net) for row, each in tally.sums.items()}
        cells |= found.cells
        departures += _departures(*found[:3])
        insured |= {_values(shoe.hands.rows[at][1]) for at in np.flatnonzero(way.insures & (found.against.dealt > 0))}
    chart = Chart(cells, says(shoe.asked.game, shoe.asked.decks))
    ordered = sorted(departures, key=lambda each: (each.split, len(each.cards), each.cards, each.up))
    by_up = terms_by_up(shoe, so_far, {INSURANCE: shoe.asked.insurance_share})
    return _best(shoe, strategy, tally, chart, tuple(ordered), tuple(sorted(insured)), by_up)


def chart(game: Game[BlackjackTable], decks: int = 8) -> Chart:
    """The best play by totals alone; in floats, which decide alike."""
    cells: dict[Cell, str] = {}
    for found in solved(FreshShoe(GameTable(game, decks), exact=False)):
        cells |= found.cells
    return Chart(cells, says(game, decks))


class Solved(NamedTuple):
    """Both ways of play against one card of the dealer's."""

    against: Against
    best: Play
    by_total: Play
    cells: Mapping[Cell, str]

    def way(self, strategy: str) -> PlayTally:
        acts = (self.by_total if strategy == TOTAL else self.best).acts
        return PlayTally(acts, _insures(self.against, strategy), _even(self.against))


def solved(shoe: FreshShoe, ups: Sequence[int] = VALUES) -> Iterator[Solved]:
    """Every card that the dealer can show, or some of them."""
    for up in ups:
        if shoe.counts[up - 1]:
            against = Against(shoe, up)
            play = against.values(best_of)
            totals = Totals(against, play)
            yield Solved(against, play, totals.improve(), totals.cells())


def _best(shoe: FreshShoe, strategy: str, tally: Tally, *rest: Any) -> Best:
    whole, parts = shoe.scale.whole, shoe.pays.parts
    shares = {INSURANCE: shoe.asked.insurance_share}
    made = {row: wagered(tally.sums[row], whole, parts, shares.get(row, Fraction(1))) for row in ROWS}
    together = tally.sums[TOGETHER]
    together.made = whole
    every = wagered(together, whole, parts, Fraction(1))
    assert every is not None, "a round is played"
    wagers = {row: each for row, each in made.items() if each is not None}
    variance = every.variance if tally.variance else Fraction(0)
    return Best(shoe.asked.game, shoe.asked.decks, strategy, every.expected, variance, wagers, *rest)


def _insures(against: Against, strategy: str) -> Bools:
    """The hands on which insurance wins more than it loses; by totals, all of them or none."""
    hands, asked = against.hands, against.shoe.asked
    dealt = (hands.size == 2) & (hands.split == WHOLE)
    if "insure" not in asked.insured(against.up, blackjack=False):
        return np.zeros(len(hands.rows), dtype=np.bool_)
    nets = against.pays.vector(asked.insurance_share * asked.insurance(value) for value in VALUES)
    worth = (against.next * nets).sum(axis=1)
    good = (worth > 0).astype(np.bool_)
    if strategy == TOTAL:
        good[:] = (against.dealt * worth).sum() > 0  # after three cards one deal counts as much as another
    found: Bools = dealt & good
    return found


def _even(against: Against) -> bool:
    """Is even money worth more than waiting for the dealer's second card?"""
    asked = against.shoe.asked
    if "even money" not in asked.insured(against.up, blackjack=True):
        return False
    hands = against.hands
    at = np.flatnonzero(hands.blackjack & (against.dealt > 0))
    waits = (against.ends[at] * against.pays.blackjack(against.up)).sum()
    return bool(against.pays.number(asked.even_money) * against.left[hands.out[at]].sum() > waits)


def _departures(against: Against, play: Play, by_total: Play) -> list[Departure]:
    hands, found = against.hands, []
    reached = against.reached(play.acts) > 0
    for at in np.flatnonzero(reached & (play.acts != by_total.acts)):
        split, row = hands.rows[at]
        acts = int(play.acts[at]), int(by_total.acts[at])
        gains = play.worth[acts[0], at] - play.worth[acts[1], at]
        unit = against.left[hands.out[at]] * against.pays.parts * (2 if split else 1)
        ratio = Fraction(gains) / Fraction(unit)
        found.append(Departure(_values(row), against.up, split, ACTS[acts[0]], ACTS[acts[1]], ratio))
    return found


def _values(row: Counts) -> Cards:
    return tuple(value for value, count in zip(VALUES, row, strict=True) for _ in range(count))


def says(game: Game[Any], decks: int) -> str:
    return f"{game.variant.get('version', game.title)} ({game.part}): the best play by totals, with {decks} decks."
