"""Rounds that are dealt and looked up: keno beside NumPy, and what else is dealt by kernel, by one thread and by two.

Keno is compared with three ways in which NumPy draws twenty of eighty by batch and counts one ticket's catch: rows
shuffled (`permuted`), the twenty least of eighty random words (`partition`), and Fisher and Yates' shuffle by columns.
Ours counts fifteen tickets. One thread is measured by its own time, two by the clock.
"""

import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from houseway.bench.frame import OURS, Benchmark, Peer, Turn, compete, rate
from houseway.games import find
from houseway.simulate.games import Request, plans
from houseway.simulate.plan import CHUNK, Plan
from houseway.simulate.runner import run

DRAWS: Final = 50_000  # that NumPy makes at a time
NUMBERS, DRAWN, SPOTS = 80, 20, 10
Catches: TypeAlias = NDArray[Any]
DEALT: Final = (
    ("keno, fifteen tickets", Request(find("keno")), 32),
    ("tri-chro, 54 balls, 19 wagers", Request(find("tri-chro", {"balls": 54})), 64),
    ("caribbean stud, ante, bet and jackpot", Request(find("caribbean-stud")), 32),
    ("pai gow, both hands set the house way", Request(find("pai-gow")), 32),
    ("7 card stud, 2 players to the showdown", Request(find("7-card-stud")), 16),
    ("7 card stud, 6 players to the showdown", Request(find("7-card-stud"), players=6), 8),
    ("5 card stud, 6 players to the showdown", Request(find("5-card-stud"), players=6), 8),
    ("draw, 4 players to the showdown", Request(find("draw"), players=4), 4),
    ("manila, 6 players to the showdown", Request(find("manila"), players=6), 2),
)


def results(turns: int) -> Iterator[Benchmark]:
    chance = np.random.default_rng(7)
    for name, asked, chunks in DEALT:
        (plan,) = plans(asked)
        peers = numpys(chance) if asked.game.name == "keno" else []
        yield compete(name, "rounds/s", turn_of(plan, chunks), peers, turns)
        both, one = (turn_of(plan, chunks * threads, threads, time.perf_counter) for threads in (2, 1))
        contenders = Peer(f"{OURS}, 2 threads", both), [Peer(f"{OURS}, 1 thread", one)]
        yield compete(f"{name}, by the clock", "rounds/s", *contenders, turns)


def turn_of(plan: Plan, chunks: int, threads: int = 1, clock: Callable[[], float] = time.process_time) -> Turn:
    rounds = chunks * CHUNK
    return lambda: rate(partial(run, plan, rounds, 7, threads), rounds, clock)


def numpys(chance: np.random.Generator) -> list[Peer]:
    ways = (permuted, partition, by_columns)
    return [Peer(f"NumPy, {way.__name__}", partial(rate, partial(way, chance), DRAWS), np.__version__) for way in ways]


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
