"""Keno's draws, laid out for a graphics card."""

import numpy as np
from numpy.typing import NDArray

from houseway.games.keno.arithmetic import DRAWN, NUMBERS
from houseway.games.keno.plan import KenoDeals
from houseway.simulate.gpu.card import play, ready


def count(plan: KenoDeals, seed: int, chunks: range, rounds: int, counts: NDArray[np.int64]) -> None:
    """As `gpu.count` has it."""
    ready()
    from houseway.kernels.gpu.subset import play_with

    game = np.array([NUMBERS, DRAWN, (1 << 16) % NUMBERS, *plan.masks], np.uint64)
    play(play_with(plan.by_catch), (game,), plan.stream, seed, chunks, rounds, counts)
