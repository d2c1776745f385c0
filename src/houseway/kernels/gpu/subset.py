"""Twenty of eighty for a graphics card: `subsets.draw` and what a draw counts as, a thread for all lanes of a chunk."""

from functools import cache
from typing import Any

import numpy as np
from numba import types

from houseway.kernels import subsets
from houseway.kernels.gpu.parts import clear, cuda, device, python, stream
from houseway.kernels.streams import CHUNK

LANES, N_LANES = subsets.LANES, subsets.N_LANES
ONE, NOTHING = np.uint32(1), np.uint32(0xFFFFFFFF)
two_draws, bits_set = device(python(subsets.two_draws)), device(python(subsets.bits_set))


@cache
def ends_by(by_catch: bool) -> Any:
    """How many of a ticket's numbers were drawn, or which of a few."""

    @device
    def end_of(draw: Any, low: Any, high: Any) -> Any:
        """Of a draw that is short of none."""
        if draw[2]:
            return NOTHING
        if by_catch:
            return np.uint32(bits_set(draw[0] & low) + bits_set(draw[1] & high))
        return np.uint32(draw[0] & low)

    return end_of


@cache
def play_with(by_catch: bool) -> Any:
    """The kernel for ends of the one kind or the other."""
    end_of = ends_by(by_catch)

    @cuda.jit
    def play(game: Any, copies: Any, seed: Any, name: Any, first: Any, many: Any, last: Any, counts: Any) -> None:
        shared, threads, own = cuda.shared.array(0, types.uint32), cuda.blockDim.x, cuda.threadIdx.x
        lanes, ends = cuda.local.array((LANES, 4), types.uint64), cuda.local.array((2, LANES), types.uint32)
        size, wanted, favoured, low, high = game[0], game[1], game[2], game[3], game[4]
        places, lane = np.uint32(len(counts) * copies), np.uint32(own & (copies - ONE))
        clear(shared, 0, places, own, threads)
        cuda.syncthreads()
        for chunk in range(cuda.grid(1), many, cuda.gridsize(1)):
            for at in range(LANES):
                a, b, c, d = stream(seed, name, (first + np.uint64(chunk)) * N_LANES + np.uint64(at))
                lanes[at, 0], lanes[at, 1], lanes[at, 2], lanes[at, 3] = a, b, c, d
            rounds = np.uint32(last if chunk == many - 1 else CHUNK)
            while rounds:
                for at in range(LANES):
                    words, one, two = two_draws(
                        lanes[at, 0], lanes[at, 1], lanes[at, 2], lanes[at, 3], size, wanted, favoured
                    )
                    lanes[at, 0], lanes[at, 1], lanes[at, 2], lanes[at, 3] = words
                    ends[0, at], ends[1, at] = end_of(one, low, high), end_of(two, low, high)
                for which in range(2):  # all first draws come before all second ones
                    for at in range(LANES):
                        end = ends[which, at]
                        if end != NOTHING and rounds:
                            cuda.atomic.add(shared, np.uint32(lane + end * copies), ONE)
                            rounds = np.uint32(rounds - ONE)
        cuda.syncthreads()
        for at in range(own, places, threads):
            cuda.atomic.add(counts, at // copies, np.int64(shared[at]))

    return play
