"""Rounds by the million beside other simulators: blackjack, baccarat and craps, by one thread and by two.

One thread is measured by processor time, two by the clock. What a program under HOUSEWAY_BENCH_BLACKJACK plays should
be eight decks with a cutting card behind three quarters of them, one box and the usual decisions.
"""

import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final

import numpy as np

from houseway.bench.frame import OURS, Benchmark, Peer, Turn, compete, rate
from houseway.bench.peers import module, programs
from houseway.games import find
from houseway.odds.exact import exact
from houseway.simulate.games import Request, plans
from houseway.simulate.plan import Plan
from houseway.simulate.runner import run

ROUNDS: Final = 1 << 23
DICE, ROLLS = 10_000_000, 5_000


def results(turns: int) -> Iterator[Benchmark]:
    blackjack, baccarat, craps = plan_of("blackjack"), plan_of("baccarat"), plan_of("craps", "win bet")
    rolls = float(exact(find("craps"), find("craps").wager_named["win bet"], "win bet").trials or 1)
    jobs = (
        ("blackjack, 8 decks with a cutting card", "rounds/s", _turn(blackjack), programs("blackjack")),
        ("baccarat, 8 decks", "rounds/s", _turn(baccarat), [Peer("houseway's blackjack", _turn(blackjack))]),
        ("craps, a win bet played", "rolls/s", _turn(craps, rolls), [numpys_dice(), module("crapssim", crapssim)]),
    )
    for title, unit, ours, peers in jobs:
        yield compete(title, unit, ours, peers, turns)
    for name, plan in (("blackjack", blackjack), ("baccarat", baccarat), ("craps", craps)):
        two, one = (_turn(plan, threads=threads, clock=time.perf_counter) for threads in (2, 1))
        contenders = Peer(f"{OURS}, 2 threads", two), [Peer(f"{OURS}, 1 thread", one)]
        yield compete(f"{name}, two threads, by the clock", "rounds/s", *contenders, turns)


def plan_of(game: str, wager: str = "") -> Plan:
    found = plans(Request(find(game), wager=wager))
    return next((plan for plan in found if any(each.wager == wager for end in plan.ends for each in end)), found[0])


def _turn(plan: Plan, each: float = 1, threads: int = 1, clock: Callable[[], float] = time.process_time) -> Turn:
    return lambda: rate(partial(run, plan, ROUNDS, 1, threads), ROUNDS * each, clock)


def numpys_dice() -> Peer:
    """What craps needs at the very least: two dice and their sum."""

    def throw() -> object:
        dice = np.random.default_rng().integers(1, 7, (2, DICE), dtype=np.uint8)
        return dice[0] + dice[1]

    return Peer("NumPy's bare dice sums", lambda: rate(throw, DICE), np.__version__)


def crapssim() -> Turn:
    from crapssim import Table  # type: ignore[import-not-found]
    from crapssim.strategy import BetPassLine  # type: ignore[import-not-found]

    def play() -> None:
        table: Any = Table()
        table.add_player(bankroll=1e9, strategy=BetPassLine(5))
        table.run(max_rolls=ROLLS, verbose=False)

    return lambda: rate(play, ROLLS)
