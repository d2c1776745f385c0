"""Blackjack exactly, 8 decks, on one core: in floats, and in whole numbers.

Complete: the best play by composition and the chart by totals, every wager's chances and return, and the variance of
all of them together. Both decide alike.
"""

from collections.abc import Callable, Iterator
from functools import partial

from houseway.bench.frame import Benchmark, Peer, compete, rate
from houseway.games import find
from houseway.games.blackjack.best import Best, best


def results(turns: int) -> Iterator[Benchmark]:
    game, found = find("blackjack"), dict[str, Best]()

    def work(name: str, made: Callable[[], Best]) -> None:
        found[name] = made()

    floats = partial(rate, partial(work, "floats", partial(best, game, exact=False)), 1)
    rationals = partial(rate, partial(work, "rationals", partial(best, game)), 1)
    contenders = Peer("in floats", floats), [Peer("in rationals", rationals)]
    result = compete("blackjack exactly, 8 decks, complete", "times/s", *contenders, turns)
    assert decisions(found["floats"]) == decisions(found["rationals"]), "floats decide otherwise"
    yield result


def decisions(found: Best) -> object:
    return [each[:5] for each in found.departures], found.chart
