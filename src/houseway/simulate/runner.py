"""Runs a plan on threads: whoever is free takes the next chunks, and the counts are added up."""

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from itertools import islice
from os import cpu_count
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from houseway.simulate.plan import CHUNK, Plan, chunks_of

AT_ONCE: Final = 16
"""Chunks that a thread takes at a time: milliseconds of work, so that a bar moves and a run can be stopped."""

Counts: TypeAlias = NDArray[np.int64]


class Histogram(NamedTuple):
    """How often each end came, in so many rounds: fewer than were asked for where somebody stopped the run."""

    counts: Counts
    rounds: int


def run(
    plan: Plan, rounds: int, seed: int, threads: int | None = None, told: Callable[[int], object] = lambda _rounds: None
) -> Histogram:
    """How often each end came in so many rounds; `told` hears how many more are played. Ctrl-C stops it early."""
    counts, played = np.zeros(len(plan.ends), np.int64), 0

    def work(chunks: range) -> tuple[Counts, int]:
        found = np.zeros_like(counts)
        plan.count(seed, chunks, rounds, found)
        return found, min(chunks.stop * CHUNK, rounds) - chunks.start * CHUNK

    portions, at_work = _portions(chunks_of(rounds)), set[Future[tuple[Counts, int]]]()
    workers = threads or cpu_count() or 1
    with ThreadPoolExecutor(workers) as pool:
        try:
            at_work |= {pool.submit(work, each) for each in islice(portions, 2 * workers)}
            while at_work:
                done, at_work = wait(at_work, return_when=FIRST_COMPLETED)
                at_work |= {pool.submit(work, each) for each in islice(portions, len(done))}
                for found, more in (future.result() for future in done):
                    counts, played = counts + found, played + more
                    told(more)
        except KeyboardInterrupt:
            for future in at_work:
                future.cancel()
    return Histogram(counts, played)


def _portions(chunks: int) -> Iterator[range]:
    for first in range(0, chunks, AT_ONCE):
        yield range(first, min(first + AT_ONCE, chunks))
