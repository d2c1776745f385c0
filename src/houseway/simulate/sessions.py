"""How sessions of so many rounds went: the risk of ruin, what is left after n rounds, the longest losing run."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from houseway.simulate.plan import CHUNK, Plan
from houseway.simulate.statistics import Group

QUANTILES: Final = (5, 25, 50, 75, 95)
MOST_SESSIONS: Final = 20_000
POINTS: Final = 60
"""Of a session, at which what was won or lost so far is told."""
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


def sessions(group: Group, plan: Plan, rounds: int, seed: int, length: int, bankroll: float | None) -> Sessions:
    """Out of the same rounds as the counts: chunk by chunk, as many whole sessions as there are."""
    by_end = np.array([float(each or 0) for each in group.nets])
    points = np.unique(np.linspace(1, length, min(POINTS, length)).astype(int))
    told, ruins, runs = list[Rows](), list[NDArray[Any]](), list[NDArray[Any]]()
    for nets in _sessions(plan, by_end, rounds, seed, length):
        sums, gone = _held(nets.cumsum(axis=1), bankroll)
        told.append(sums[:, points - 1])
        ruins.append(gone)
        runs.append(_longest_runs(nets < 0))
    way, run = np.concatenate(told), np.concatenate(runs)
    fan = np.percentile(way, QUANTILES, axis=0).T.tolist()
    return Sessions(
        group.wager, group.selection, length, bankroll, len(way),
        float(np.concatenate(ruins).mean()) if bankroll is not None else None,
        dict(zip(QUANTILES, fan[-1], strict=True)), (int(np.median(run)), int(run.max())),
        dict(zip(points.tolist(), map(tuple, fan), strict=True)), tuple(np.sort(way[:, -1]).tolist()),
    )  # fmt: skip


def _held(sums: Rows, bankroll: float | None) -> tuple[Rows, NDArray[np.bool_]]:
    """Whoever has nothing left stays there; and who that is."""
    if bankroll is None:
        return sums, np.zeros(len(sums), np.bool_)
    gone = np.logical_or.accumulate(sums <= -bankroll, axis=1)
    return np.where(gone, -bankroll, sums), gone[:, -1]


def _sessions(plan: Plan, by_end: Rows, rounds: int, seed: int, length: int) -> Iterable[Rows]:
    """Rows of results, a session each; a long one goes on into the next chunk."""
    left, chunk, rest = min(rounds // length, MOST_SESSIONS), 0, np.empty(0)
    while left > 0:
        rest = np.concatenate((rest, by_end[plan.trail(seed, chunk, CHUNK)]))
        whole = min(len(rest) // length, left)
        if whole:
            yield rest[: whole * length].reshape(whole, length)
        rest, left, chunk = rest[whole * length :], left - whole, chunk + 1


def _longest_runs(lost: NDArray[np.bool_]) -> NDArray[np.int64]:
    """By row: the most that follow each other."""
    run, longest = np.zeros(len(lost), np.int64), np.zeros(len(lost), np.int64)
    for column in lost.T:
        run = np.where(column, run + 1, 0)
        longest = np.maximum(longest, run)
    return longest
