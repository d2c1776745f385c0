"""The best play of Caribbean stud and pai gow, and all hands of poker counted: exactly, compiled beforehand."""

import time
from collections.abc import Callable
from functools import partial
from math import comb
from statistics import median

from houseway.games import find
from houseway.kernels.hands import Evaluator
from houseway.odds import pai_gow_ways, poker
from houseway.odds.caribbean_stud import DEALS, found_by, nets_of

TURNS = 5


def timed(work: Callable[[], object]) -> list[tuple[float, float]]:
    """Wall and CPU seconds of each turn; the first, which compiles, is left out."""
    work()
    found = []
    for _ in range(TURNS):
        begun, spent = time.perf_counter(), time.process_time()
        work()
        found.append((time.perf_counter() - begun, time.process_time() - spent))
    return found


def told(what: str, found: list[tuple[float, float]]) -> None:
    wall, cpu = zip(*found, strict=True)
    print(f"{what}: {median(wall):.2f} s in the median of {TURNS}, {min(wall):.2f} at best; {median(cpu):.2f} CPU-s")


def caribbean_stud() -> None:
    game = find("caribbean-stud")
    told(f"caribbean stud, best play over {DEALS:.3g} deals", timed(partial(found_by.__wrapped__, *nets_of(game))))


def tiles() -> None:
    told(
        "pai gow, every hand in every way against the house way, which is known",
        timed(lambda: pai_gow_ways.every_way.__wrapped__(banks=False)),
    )


def hands() -> None:
    for what, counted in (
        (f"all {comb(52, 5):,} hands of five cards", poker.of_five),
        (f"all {comb(52, 7):,} hands of seven cards", poker.of_seven),
    ):
        told(what, timed(partial(counted, Evaluator())))
    told("manila, two cards with three of five", timed(partial(poker.with_three_of_five, Evaluator(32))))


def main() -> None:
    caribbean_stud()
    tiles()
    hands()


if __name__ == "__main__":
    main()
