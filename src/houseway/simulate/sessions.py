"""How sessions of so many rounds went: the risk of ruin, what is left after n rounds, the longest losing run.

What a round is worth goes by its end: what each unit came to, and how many units lay there. Nobody stakes more than
there is left of the bankroll.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from houseway.simulate.plan import CHUNK, Plan
from houseway.simulate.statistics import Group

QUANTILES: Final = (5, 25, 50, 75, 95)
MOST_SESSIONS: Final = 20_000
POINTS: Final = 60
"""Of a session, at which what was won or lost so far is told."""
LEAST: Final = 1e-9  # of a unit: what is left of a bankroll below this is a rounding of floats
Rows: TypeAlias = NDArray[np.float64]


@dataclass(frozen=True)
class Sessions:
    """How sessions of so many rounds went, on one wager, with so many units to lose."""

    wager: str
    selection: str
    length: int
    bankroll: float | None
    sessions: int
    ruined: float | None  # the share of sessions in which the bankroll was gone
    quantiles: dict[int, float]  # by percent: the result after the session, in units
    longest_losing_run: tuple[int, int]  # of a session in the middle, and of all
    fan: dict[int, tuple[float, ...]]  # by rounds played: the same quantiles on the way
    results: tuple[float, ...]  # of all sessions, from the least


class Sat(NamedTuple):
    """Sessions, a row each: what was won or lost so far after each round, and the longest run of rounds lost."""

    sums: Rows
    longest: NDArray[np.int64]


def sessions(
    group: Group,
    plan: Plan,
    rounds: int,
    seed: int,
    length: int,
    bankroll: float | None,
    wagers: Sequence[Fraction] | None = None,
) -> Sessions:
    """Out of the same rounds as the counts: chunk by chunk, as many whole sessions as there are.

    `wagers` has the units that lie there, by end, where that is not always one.
    """
    nets = np.array([float(each or 0) for each in group.nets])
    staked = np.array([float(each) for each in wagers] if wagers else [float(each is not None) for each in group.nets])
    points = np.unique(np.linspace(1, length, min(POINTS, length)).astype(int))
    told, runs = list[Rows](), list[NDArray[np.int64]]()
    for ends in _sessions(plan, rounds, seed, length):
        sat = _sat(nets[ends], staked[ends], bankroll)
        told.append(sat.sums[:, points - 1])
        runs.append(sat.longest)
    way, run = np.concatenate(told), np.concatenate(runs)
    fan = np.percentile(way, QUANTILES, axis=0).T.tolist()
    return Sessions(
        group.wager, group.selection, length, bankroll, len(way),
        float((way[:, -1] <= -bankroll).mean()) if bankroll is not None else None,
        dict(zip(QUANTILES, fan[-1], strict=True)), (int(np.median(run)), int(run.max())),
        dict(zip(points.tolist(), map(tuple, fan), strict=True)), tuple(np.sort(way[:, -1]).tolist()),
    )  # fmt: skip


def _sat(nets: Rows, wagers: Rows, bankroll: float | None) -> Sat:
    """Round by round. Who has nothing left stays there; a round that is sat out neither ends a run nor adds to it."""
    held, sums = np.zeros(len(nets)), np.empty_like(nets)
    run, longest = np.zeros(len(nets), np.int64), np.zeros(len(nets), np.int64)
    for at in range(nets.shape[1]):
        staked = wagers[:, at] if bankroll is None else np.minimum(wagers[:, at], bankroll + held)
        held = held + staked * nets[:, at]
        if bankroll is not None:
            held = np.where(held + bankroll < LEAST, -bankroll, held)
        run = np.where(staked > 0, np.where(nets[:, at] < 0, run + 1, 0), run)
        longest, sums[:, at] = np.maximum(longest, run), held
    return Sat(sums, longest)


def _sessions(plan: Plan, rounds: int, seed: int, length: int) -> Iterable[NDArray[np.int64]]:
    """Rows of ends, a session each; a long one goes on into the next chunk."""
    left, chunk, rest = min(rounds // length, MOST_SESSIONS), 0, np.empty(0, np.int64)
    while left > 0:
        rest = np.concatenate((rest, plan.trail(seed, chunk, CHUNK).astype(np.int64)))
        whole = min(len(rest) // length, left)
        if whole:
            yield rest[: whole * length].reshape(whole, length)
        rest, left, chunk = rest[whole * length :], left - whole, chunk + 1
