"""Blackjack exactly, 8 decks, on one core: in floats, and in whole numbers.

Complete: the best play by composition and the chart by totals, every wager's chances and return, and the variance of
all of them together. Both decide alike; the times are of the processor, because these machines are noisy.
"""

import time
from collections.abc import Callable

from houseway.games import find
from houseway.odds.blackjack import Best, best


def seconds(work: Callable[[], Best]) -> tuple[float, Best]:
    start = time.process_time()
    found = work()
    return time.process_time() - start, found


def main() -> None:
    game = find("blackjack")
    best(game, exact=False)  # warms up
    floats = [seconds(lambda: best(game, exact=False)) for _ in range(5)]
    exact, found = seconds(lambda: best(game))
    nearly = floats[0][1]
    same = [each[:5] for each in nearly.departures] == [each[:5] for each in found.departures]
    assert same, "floats decide otherwise"
    assert nearly.chart == found.chart
    print(f"blackjack exactly, 8 decks, in floats:        {min(each for each, _ in floats):6.2f} s (goal: 1.5)")
    print(f"the same in rationals, with equal decisions:  {exact:6.2f} s (goal: 30)")
    print(f"its return: {float(found.expected):+.6%} of the first wager, {found.expected}")


if __name__ == "__main__":
    main()
