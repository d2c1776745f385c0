"""Deals, handed to a graphics card: each plan lays out its own tables, and names what says which end a row is."""

from collections.abc import Callable
from typing import Final

import numpy as np
from numpy.typing import NDArray

from houseway.simulate.deals import NEVER, Deals
from houseway.simulate.gpu.card import packed, play, ready

TO_A_WORD: Final = 2  # as a power of 2


def count(plan: Deals, seed: int, chunks: range, rounds: int, counts: NDArray[np.int64]) -> None:
    """As `gpu.count` has it. An end that no example had is looked for, and played at the table."""
    ready()
    from houseway.kernels.gpu import deal

    laid, box = plan.laid_out(), packed(plan.box.astype(np.uint32), TO_A_WORD)
    kernel = deal.play_with(getattr(deal, laid.end_of)(*laid.given), laid.rows, laid.columns)
    arrays = box, favoured(len(plan.box), plan.many), laid.tables

    def on_card(chunks: range) -> NDArray[np.int64]:
        found = np.zeros_like(counts)
        play(kernel, arrays, plan.stream, seed, chunks, rounds, found, box.nbytes)
        return found

    found = on_card(chunks)
    for end in plan.no_example[found[plan.no_example] > 0].tolist():
        if plan.ends[end] is NEVER:
            plan.learn(seed, first_with(end, chunks, on_card), rounds)
    counts += found


def first_with(end: int, chunks: range, on_card: Callable[[range], NDArray[np.int64]]) -> int:
    """The first of these chunks that has a round with this end, by halves."""
    while len(chunks) > 1:
        half = chunks[: len(chunks) // 2]
        chunks = half if on_card(half)[end] else chunks[len(half) :]
    return chunks[0]


def favoured(size: int, many: int) -> NDArray[np.uint64]:
    """What `dealing.below` wants to know of each that is dealt; and after these, how many there are in the box."""
    return np.array([*((1 << 16) % (size - at) for at in range(many)), size], np.uint64)
