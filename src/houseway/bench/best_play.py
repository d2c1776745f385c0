"""The best play of Caribbean stud and pai gow, and all hands of poker counted: exactly, and compiled beforehand."""

import time
from collections.abc import Callable, Iterator
from functools import partial
from math import comb

from houseway.bench.frame import Benchmark, compete, rate
from houseway.games import find
from houseway.games.caribbean_stud.best.rows import DEALS, found_by, nets_of
from houseway.games.pai_gow.best import ways as pai_gow_ways
from houseway.kernels.hands import Evaluator
from houseway.odds import poker


def results(turns: int) -> Iterator[Benchmark]:
    jobs: list[tuple[str, Callable[[], object]]] = [
        (
            f"caribbean stud, best play over {DEALS:.3g} deals",
            partial(found_by.__wrapped__, *nets_of(find("caribbean-stud"))),
        ),
        (
            "pai gow, every hand in every way against the house way, which is known",
            partial(pai_gow_ways.every_way.__wrapped__, banks=False),
        ),
        (f"all {comb(52, 5):,} hands of five cards", partial(poker.of_five, Evaluator())),
        (f"all {comb(52, 7):,} hands of seven cards", partial(poker.of_seven, Evaluator())),
        ("manila, two cards with three of five", partial(poker.with_three_of_five, Evaluator(32))),
    ]
    for title, work in jobs:
        by_processor = compete(title, "times/s", partial(rate, work, 1), (), turns)
        yield by_processor
        yield compete(f"{title}, by the clock", "times/s", partial(rate, work, 1, time.perf_counter), (), turns)
