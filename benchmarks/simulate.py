"""The simulator's kernels in turns with NumPy's bare draws, and with rounds at the table itself.

One thread, then two; a job, its peer, the next job, as often as it takes: the medians are compared, as ratios.
"""

import time
from collections.abc import Callable
from statistics import median
from typing import NamedTuple

import numpy as np

from houseway.games import find
from houseway.odds.exact import exact
from houseway.simulate.games import Asked, plans
from houseway.simulate.plan import Plan
from houseway.simulate.runner import run

ROUNDS, TURNS = 20_000_000, 9
DICE, SHOES = 10_000_000, 200


class Job(NamedTuple):
    """Something that is timed: what it counts, and how many of it a call does."""

    name: str
    work: Callable[[], object]
    counts: float


def dice_sums() -> object:
    """What craps needs at the very least: two dice and their sum."""
    dice = np.random.default_rng().integers(1, 7, (2, DICE), dtype=np.uint8)
    return dice[0] + dice[1]


def shuffles() -> None:
    """What a shoe game needs at the very least: so many shoes of eight decks, shuffled."""
    chance, shoe = np.random.default_rng(), np.tile(np.arange(52, dtype=np.uint8), 8)
    for _ in range(SHOES):
        chance.shuffle(shoe)


def plan_of(game: str, wager: str = "") -> Plan:
    found = plans(Asked(find(game), wager=wager))
    return next((plan for plan in found if any(each.wager == wager for end in plan.ends for each in end)), found[0])


def jobs() -> list[Job]:
    craps = find("craps")
    rolls = exact(craps, craps.wager_named["win bet"], "win bet").trials
    made: list[Job] = []
    for name, plan, each in (
        ("blackjack rounds, 8 decks with a cutting card", plan_of("blackjack"), 1.0),
        ("baccarat rounds, 8 decks", plan_of("baccarat"), 1.0),
        ("craps rolls with a win bet played", plan_of("craps", "win bet"), float(rolls or 1)),
    ):
        for threads in (1, 2):
            work = lambda plan=plan, threads=threads: run(plan, ROUNDS, 1, threads)  # noqa: E731
            made.append(Job(f"{name}, {threads} thread{'s' if threads > 1 else ''}", work, ROUNDS * each))
    made.append(Job("NumPy's bare dice sums", dice_sums, DICE))
    made.append(Job("cards of NumPy's shuffled shoes", shuffles, SHOES * 416))
    return made


def main() -> None:
    timed = jobs()
    rates: dict[str, list[float]] = {job.name: [] for job in timed}
    for job in timed:
        job.work()  # compiles, where it is not kept on disk
    for _ in range(TURNS):
        for job in timed:
            begun = time.perf_counter()
            job.work()
            rates[job.name].append(job.counts / (time.perf_counter() - begun) / 1e6)
    found = {name: median(each) for name, each in rates.items()}
    for name, rate in found.items():
        print(f"{name}: {rate:.0f} M/s in the median of {TURNS}, {max(rates[name]):.0f} at best")
    blackjack, blackjack_2, baccarat, baccarat_2, craps, craps_2, dice, _ = found.values()
    print(f"baccarat to blackjack {baccarat / blackjack:.2f}; craps to NumPy's dice {craps / dice:.2f}")
    print(f"two threads to one: {blackjack_2 / blackjack:.2f}, {baccarat_2 / baccarat:.2f}, {craps_2 / craps:.2f}")


if __name__ == "__main__":
    main()
