"""Runs a plan on threads: whoever is free takes the next chunks, and the counts are added up."""

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from os import cpu_count
from typing import Final

import numpy as np
from numpy.typing import NDArray

from houseway.simulate.plan import CHUNK, Plan, chunks_of

AT_ONCE: Final = 64
"""Chunks that a thread takes at a time: a few milliseconds of work, so that a bar moves and a run can be stopped."""


def run(
    plan: Plan, rounds: int, seed: int, threads: int | None = None, told: Callable[[int], object] = lambda _rounds: None
) -> NDArray[np.int64]:
    """How often each end came in so many rounds; `told` hears how many more are played."""
    counts = np.zeros(len(plan.ends), np.int64)

    def work(chunks: range) -> tuple[NDArray[np.int64], int]:
        found = np.zeros_like(counts)
        plan.count(seed, chunks, rounds, found)
        return found, min(chunks.stop * CHUNK, rounds) - chunks.start * CHUNK

    with ThreadPoolExecutor(threads or cpu_count() or 1) as pool:
        for found, played in pool.map(work, _portions(chunks_of(rounds))):
            counts += found
            told(played)
    return counts


def _portions(chunks: int) -> Iterator[range]:
    for first in range(0, chunks, AT_ONCE):
        yield range(first, min(first + AT_ONCE, chunks))
