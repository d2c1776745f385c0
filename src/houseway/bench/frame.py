"""Contenders take turns, A B A B, so that a noisy machine is as noisy for all; what counts is the ratio."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median
from typing import Final, NamedTuple, TypeAlias

TURNS: Final = 9
OURS: Final = "houseway"

Turn: TypeAlias = Callable[[], float]
"""Does a share of the work, and says how fast it was."""


class Peer(NamedTuple):
    name: str
    turn: Turn
    version: str = ""


class Missing(NamedTuple):
    """A peer that is not here, and what would bring it."""

    name: str
    wanted: str


@dataclass(frozen=True)
class Figure:
    """How one contender did; `ratio` is how many times as fast as this one we are."""

    name: str
    median: float
    best: float
    version: str = ""
    ratio: float | None = None


@dataclass(frozen=True)
class Benchmark:
    """What was measured, in which unit; the first figure is ours."""

    title: str
    unit: str
    figures: Sequence[Figure]
    missing: Sequence[Missing] = ()
    note: str = ""


def rate(work: Callable[[], object], units: float, clock: Callable[[], float] = time.process_time) -> float:
    """Units a second. Processor time where one thread works: others on the machine are then not counted in."""
    begun = clock()
    work()
    return units / (clock() - begun)


def again(work: Callable[[], object], times: int) -> float:
    """Times a second. What each time makes is thrown away, or there would be ever more for Python to look after."""

    def works() -> None:
        for _ in range(times):
            work()

    return rate(works, times)


def compete(
    title: str,
    unit: str,
    ours: Turn | Peer,
    peers: Sequence[Peer | Missing] = (),
    turns: int = TURNS,
    *,
    note: str = "",
) -> Benchmark:
    """Everybody once to warm up; then in turns. A ratio is the median over the turns, each with its neighbours."""
    first = ours if isinstance(ours, Peer) else Peer(OURS, ours)
    present = [first, *(peer for peer in peers if isinstance(peer, Peer))]
    for each in present:
        each.turn()
    rounds = [[each.turn() for each in present] for _ in range(turns)]
    figures = [_figure(each, at, rounds) for at, each in enumerate(present)]
    return Benchmark(title, unit, figures, [peer for peer in peers if isinstance(peer, Missing)], note)


def _figure(contender: Peer, at: int, rounds: Sequence[Sequence[float]]) -> Figure:
    rates = [each[at] for each in rounds]
    ratio = median(each[0] / each[at] for each in rounds) if at else None
    return Figure(contender.name, median(rates), max(rates), contender.version, ratio)
