"""What the counts say: the return of each wager with its standard error, and how often each hand of poker came."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt
from typing import Any, NamedTuple, TypeAlias

from houseway.play.game import Game
from houseway.play.walk import End
from houseway.simulate.exact_return import exactly, shares
from houseway.simulate.games import Request
from houseway.simulate.plan import Plan
from houseway.simulate.runner import Histogram
from houseway.simulate.showdown import Showdown

Nets: TypeAlias = list[Fraction | None]
"""By end: what a wager came to for each unit of it; None where it was not made."""


@dataclass(frozen=True)
class Returned:
    """What a wager returned for each unit staked, with all that was added to it in the course of the round."""

    wager: str
    selection: str
    rounds: int
    expected: float
    standard_error: float  # by the exact variance where that is held: rare prizes mislead the sample's
    exact: Fraction | None
    histogram: dict[Fraction, int]  # by net result: how often
    caveats: tuple[str, ...] = ()  # of the exact value

    @property
    def deviation(self) -> float | None:
        """How many standard errors it is away from the exact value."""
        return None if self.exact is None else _errors_off(self.expected - float(self.exact), self.standard_error)


def _errors_off(off: float, error: float) -> float:
    return off / error if error else (0.0 if abs(off) < 1e-12 else float("inf"))


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


def returns(asked: Request, plan: Plan, counted: Histogram) -> Iterator[Returned]:
    for group in groups(asked.game, plan):
        if asked.wager in ("", group.wager):
            yield returned(asked, group, counted.counts.tolist())


def returned(asked: Request, group: Group, counts: list[int]) -> Returned:
    """One wager, beside its exact value where that is held."""
    histogram: dict[Fraction, int] = {}
    for each, times in zip(group.nets, counts, strict=True):
        if each is not None and times:
            histogram[each] = histogram.get(each, 0) + times
    rounds, known = sum(histogram.values()), exactly(asked, group.wager, group.selection)
    mean, variance = moments(histogram, rounds)
    if known is not None:
        variance = float(known.variance)
    return Returned(
        group.wager, group.selection, rounds, mean, sqrt(variance / rounds) if rounds else float("nan"),
        None if known is None else known.expected, dict(sorted(histogram.items())),
        () if known is None else known.caveats,
    )  # fmt: skip


def moments(histogram: dict[Fraction, int], rounds: int) -> tuple[float, float]:
    """The mean and the variance: the sums are exact, and divided in the end."""
    if not rounds:
        return float("nan"), float("nan")
    mean = sum((each * times for each, times in histogram.items()), Fraction(0)) / rounds
    square = sum((each * each * times for each, times in histogram.items()), Fraction(0)) / rounds
    return float(mean), float(square - mean * mean)


@dataclass(frozen=True)
class ShownClass:
    """How often seat 1 had a hand of this class when hands were shown."""

    name: str
    rounds: int
    share: float
    standard_error: float
    exact: Fraction | None

    @property
    def deviation(self) -> float | None:
        return None if self.exact is None else _errors_off(self.share - float(self.exact), self.standard_error)


def hands(plan: Plan, counted: Histogram) -> list[ShownClass]:
    """At poker that is dealt to the showdown: the classes, the highest first."""
    if not isinstance(plan, Showdown):
        return []
    by_class: dict[str, int] = {}
    for kind, times in zip(plan.kinds, counted.counts.tolist(), strict=True):
        name = kind.partition(": ")[2]
        by_class[name] = by_class.get(name, 0) + times
    known = {} if plan.spare else shares(plan.table.game, len(plan.box), plan.low_ace)  # as it is dealt, not drawn
    total = sum(by_class.values())
    found = [(name, by_class[name], known.get(name)) for name in reversed(by_class)]
    return [
        ShownClass(name, times, times / total, _error(times / total if exact is None else float(exact), total), exact)
        for name, times, exact in found
    ]


def _error(share: float, total: int) -> float:
    return sqrt(share * (1 - share) / total)
