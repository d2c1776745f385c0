"""Where rounds are played: on threads, on a cluster, or on a graphics card. What is counted is the same."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from time import perf_counter
from typing import Any, Final

import numpy as np

from houseway.errors import BadInput
from houseway.simulate.games import Request, plans
from houseway.simulate.plan import CHUNK, Plan, chunks_of
from houseway.simulate.runner import Histogram, run

FEWEST: Final = 1 << 13
"""Chunks that a graphics card is given at a time, and ever more as long as it has done with them in `A_WHILE`."""
A_WHILE: Final = 0.5  # seconds


@dataclass(frozen=True)
class Backend:
    """On so many threads (all there are), unless a cluster or a graphics card is named."""

    threads: int | None = None
    cluster: str = ""
    gpu: bool = False

    def __post_init__(self) -> None:
        if self.cluster and self.gpu:
            raise BadInput("--cluster and --gpu: one of them at a time")

    def plans(self, asked: Request) -> Sequence[Plan]:
        """The plans of a game; on a cluster, as its workers make them from what was asked."""
        found = plans(asked)
        if not self.cluster:
            return found
        cluster = import_module("houseway.simulate.cluster")  # Dask is an extra
        return [cluster.plan_of(cluster.recipe_of(asked, which)) for which in range(len(found))]

    def count(
        self, asked: Request, which: int, plan: Plan, rounds: int, seed: int, told: Callable[[int], object]
    ) -> Histogram:
        """How often each end of one of the plans came."""
        if self.cluster:
            found: Histogram = import_module("houseway.simulate.cluster").run(
                asked, rounds, seed, self.cluster, which, told
            )
            return found
        return _on_card(plan, rounds, seed, told) if self.gpu else run(plan, rounds, seed, self.threads, told)


def _on_card(plan: Plan, rounds: int, seed: int, told: Callable[[int], object]) -> Histogram:
    """Ever more chunks at a time."""
    count, counts, played = _kernels(), np.zeros(len(plan.ends), np.int64), 0
    many, chunks = FEWEST, range(0)
    try:
        while chunks.stop < chunks_of(rounds):
            chunks, begun = range(chunks.stop, min(chunks.stop + many, chunks_of(rounds))), perf_counter()
            found = np.zeros_like(counts)
            count(plan, seed, chunks, rounds, found)
            more = min(chunks.stop * CHUNK, rounds) - chunks.start * CHUNK
            counts, played = counts + found, played + more
            told(more)
            if perf_counter() - begun < A_WHILE:
                many *= 2
    except KeyboardInterrupt:
        pass  # what was counted so far is told
    return Histogram(counts, played)


def _kernels() -> Callable[..., Any]:
    found: Callable[..., Any] = import_module("houseway.simulate.gpu").count
    return found
