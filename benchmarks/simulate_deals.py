"""Rounds that are dealt and looked up: keno beside NumPy, and what else is dealt by kernel, by one thread and by two.

Keno is compared with three ways in which NumPy draws twenty of eighty by batch and counts one ticket's catch: rows
shuffled (`permuted`), the twenty least of eighty random words (`partition`), and Fisher and Yates' shuffle by columns.
Ours counts fifteen tickets. Everything is measured in turns, and medians are compared; one thread by its own time.
"""

import time
from collections.abc import Callable
from functools import partial
from statistics import median
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from houseway.games import find
from houseway.simulate.games import Asked, plans
from houseway.simulate.plan import CHUNK, Plan
from houseway.simulate.runner import run

TURNS: Final = 9
DRAWS: Final = 50_000  # that NumPy makes at a time
NUMBERS, DRAWN, SPOTS = 80, 20, 10
Catches: TypeAlias = NDArray[Any]
CHUNKS: Final = 32
OTHERS: Final = (
    ("tri-chro, 54 balls, 19 wagers", Asked(find("tri-chro", {"balls": 54})), 64),
    ("caribbean stud, ante, bet and jackpot", Asked(find("caribbean-stud")), 32),
    ("pai gow, both hands set the house way", Asked(find("pai-gow")), 32),
    ("7 card stud, 2 players to the showdown", Asked(find("7-card-stud")), 16),
    ("7 card stud, 6 players to the showdown", Asked(find("7-card-stud"), players=6), 8),
    ("5 card stud, 6 players to the showdown", Asked(find("5-card-stud"), players=6), 8),
    ("draw, 4 players to the showdown", Asked(find("draw"), players=4), 4),
    ("manila, 6 players to the showdown", Asked(find("manila"), players=6), 2),
)


def _count(matched: NDArray[np.bool_], axis: int) -> Catches:
    found: Catches = np.count_nonzero(matched, axis=axis)
    return found


def permuted(chance: np.random.Generator) -> Catches:
    balls = np.broadcast_to(np.arange(NUMBERS, dtype=np.uint8), (DRAWS, NUMBERS))
    return _count(chance.permuted(balls, axis=1)[:, :DRAWN] < SPOTS, axis=1)


def partition(chance: np.random.Generator) -> Catches:
    words = chance.integers(0, 1 << 32, (DRAWS, NUMBERS), dtype=np.uint32)
    words &= np.uint32(0xFFFFFF80)
    words |= np.arange(NUMBERS, dtype=np.uint32)
    return _count(np.partition(words, DRAWN, axis=1)[:, :DRAWN] & np.uint32(0x7F) < SPOTS, axis=1)


def by_columns(chance: np.random.Generator) -> Catches:
    balls, draws = np.tile(np.arange(NUMBERS, dtype=np.uint8)[:, None], (1, DRAWS)), np.arange(DRAWS)
    for place in range(DRAWN):
        other = chance.integers(place, NUMBERS, DRAWS)
        came = balls[other, draws]
        balls[other, draws] = balls[place]
        balls[place] = came
    return _count(balls[:DRAWN] < SPOTS, axis=0)


def rate(work: Callable[[], object], rounds: int, clock: Callable[[], float] = time.process_time) -> float:
    """Millions a second; of one thread by its own time, so that others on the machine do not count."""
    begun = clock()
    work()
    return rounds / (clock() - begun) / 1e6


def ours(plan: Plan, chunks: int, threads: int) -> float:
    """By two threads: as the clock on the wall has it."""
    rounds = chunks * CHUNK
    return rate(
        partial(run, plan, rounds, 7, threads), rounds, time.process_time if threads == 1 else time.perf_counter
    )


def keno() -> None:
    (plan,) = plans(Asked(find("keno")))
    chance, peers = np.random.default_rng(7), (permuted, partition, by_columns)
    ours(plan, 2, 2)  # to compile
    rates: dict[str, list[float]] = {}
    for _ in range(TURNS):
        for threads in (1, 2):
            rates.setdefault(str(threads), []).append(ours(plan, CHUNKS * threads, threads))
        for peer in peers:
            rates.setdefault(peer.__name__, []).append(rate(partial(peer, chance), DRAWS))
    mine = median(rates["1"])
    print(f"keno draws, 15 tickets counted: {mine:.0f} M/s, {median(rates['2']):.0f} M/s by two threads")
    for peer in peers:
        theirs = median(rates[peer.__name__])
        print(f"  NumPy, {peer.__name__}, one ticket: {theirs:.2f} M/s; ours is {mine / theirs:.0f} times as fast")


def others() -> None:
    for name, asked, chunks in OTHERS:
        (plan,) = plans(asked)
        ours(plan, 2, 2)
        rates = [(ours(plan, chunks, 1), ours(plan, chunks * 2, 2)) for _ in range(TURNS)]
        one, two = (median(each) for each in zip(*rates, strict=True))
        print(f"{name}: {one:.1f} M/s, {two:.1f} M/s by two threads")


def main() -> None:
    keno()
    others()


if __name__ == "__main__":
    main()
