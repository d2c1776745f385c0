"""What the counts say: the return of each wager with its standard error, and how sessions went."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from houseway.errors import HousewayError
from houseway.odds.exact import all_facts, exact, is_held
from houseway.play.game import Game
from houseway.play.walk import End
from houseway.simulate.plan import CHUNK, Plan
from houseway.simulate.runner import Counted

QUANTILES: Final = (5, 25, 50, 75, 95)
Nets: TypeAlias = list[Fraction | None]
"""By end: what a wager came to for each unit of it; None where it was not made."""


@dataclass(frozen=True)
class Returned:
    """What a wager returned for each unit staked, with all that was added to it in the course of the round."""

    wager: str
    selection: str
    rounds: int
    expected: float
    standard_error: float
    exact: Fraction | None
    histogram: dict[Fraction, int]  # by net result: how often

    @property
    def deviation(self) -> float | None:
        """How many standard errors it is away from the exact value."""
        if self.exact is None:
            return None
        off = self.expected - float(self.exact)
        return off / self.standard_error if self.standard_error else (0.0 if abs(off) < 1e-12 else float("inf"))


class Group(NamedTuple):
    """A wager whose return is told, and what it came to by each end."""

    wager: str
    selection: str
    nets: Nets


def groups(game: Game[Any], plan: Plan) -> list[Group]:
    """The wagers that a plan plays; what is only added to another counts with that."""
    every = {(each.wager, each.selection) for end in plan.ends for each in end if _is_main(game, plan, each.wager)}
    order = {name: at for at, name in enumerate(game.wager_named)}
    mains = sorted(every, key=lambda main: (order.get(main[0], len(order)), _natural(main[1])))
    return [Group(wager, at, [net(end, wager, at, game, plan) for end in plan.ends]) for wager, at in mains]


def _natural(selection: str) -> tuple[int, str]:
    """Numbers by their size, and other places by name."""
    return (int(selection), "") if selection.isdecimal() else (-1, selection)


def _is_main(game: Game[Any], plan: Plan, wager: str) -> bool:
    laid = getattr(plan, "laid", None)
    if laid is not None:
        return wager in laid
    return wager not in game.wager_named or not game.wager_named[wager].follows


def net(end: End, wager: str, selection: str, game: Game[Any], plan: Plan) -> Fraction | None:
    """Per unit of the wager; additions go with the first wager of the plan."""
    own = [each for each in end if (each.wager, each.selection) == (wager, selection)]
    staked = sum((each.staked for each in own), Fraction(0))  # a horn bet is settled in parts
    if not staked:
        return None
    laid = getattr(plan, "laid", None)
    leads = laid[0] if laid else next(each.wager for each in end if _is_main(game, plan, each.wager))
    added = [each for each in end if not _is_main(game, plan, each.wager)] if wager == leads else []
    return sum((each.net for each in (*own, *added)), Fraction(0)) / staked


def returns(game: Game[Any], plan: Plan, counted: Counted) -> Iterator[Returned]:
    for group in groups(game, plan):
        histogram: dict[Fraction, int] = {}
        for each, times in zip(group.nets, counted.counts.tolist(), strict=True):
            if each is not None and times:
                histogram[each] = histogram.get(each, 0) + times
        rounds = sum(histogram.values())
        mean, error = _moments(histogram, rounds)
        yield Returned(
            group.wager, group.selection, rounds, mean, error, exactly(game, group.wager, group.selection),
            dict(sorted(histogram.items())),
        )  # fmt: skip


def _moments(histogram: dict[Fraction, int], rounds: int) -> tuple[float, float]:
    """The mean and its standard error: the sums are exact, and divided in the end."""
    if not rounds:
        return float("nan"), float("nan")
    mean = sum((each * times for each, times in histogram.items()), Fraction(0)) / rounds
    square = sum((each * each * times for each, times in histogram.items()), Fraction(0)) / rounds
    return float(mean), sqrt(float((square - mean * mean) / rounds))


def exactly(game: Game[Any], wager: str, selection: str) -> Fraction | None:
    """The exact return, where it is held."""
    row = game.wager_named.get(wager)
    if row is None or not is_held(game) or not any(True for _ in all_facts(game, row, selection)):
        return None  # at poker nothing can decide a wager but other players
    try:
        return exact(game, row, selection).expected
    except HousewayError:
        return None


# Sessions


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


def sessions(game: Game[Any], plan: Plan, rounds: int, seed: int, length: int, bankroll: float | None) -> Sessions:
    """Out of the same rounds as the counts: chunk by chunk, as many whole sessions as there are."""
    group = groups(game, plan)[0]
    by_end = np.array([float(each or 0) for each in group.nets])
    results, ruins, runs = list[NDArray[Any]](), list[NDArray[Any]](), list[NDArray[Any]]()
    for nets in _sessions(plan, by_end, rounds, seed, length):
        sums = nets.cumsum(axis=1)
        ruined: NDArray[Any] = sums.min(axis=1) <= -(np.inf if bankroll is None else bankroll)
        results.append(np.where(ruined, -(bankroll or 0), sums[:, -1]))
        ruins.append(ruined)
        runs.append(_longest_runs(nets < 0))
    result, run = np.concatenate(results), np.concatenate(runs)
    return Sessions(
        group.wager, group.selection, length, bankroll, len(result),
        float(np.concatenate(ruins).mean()) if bankroll is not None else None,
        {percent: float(np.percentile(result, percent)) for percent in QUANTILES},
        (int(np.median(run)), int(run.max())),
    )  # fmt: skip


MOST_SESSIONS: Final = 20_000


def _sessions(
    plan: Plan, by_end: NDArray[np.float64], rounds: int, seed: int, length: int
) -> Iterable[NDArray[np.float64]]:
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
