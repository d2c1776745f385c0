"""Dice, wheels and coins for a graphics card: `kernels.draws.round_by_round`, a thread for each chunk.

The rows of a table are the states in which a round goes on; a state from `first_end` on is an end, after which the next
round begins.
"""

from functools import cache
from typing import Any

import numpy as np
from numba import types

from houseway.kernels import batches
from houseway.kernels.gpu.parts import clear, cuda, device, four, next_word, stream
from houseway.kernels.streams import CHUNK

UNUSED, BELOW = batches.UNUSED, batches.BELOW
ONE = np.uint32(1)


@device
def fair(a: Any, b: Any, c: Any, d: Any, draws: Any, least: Any) -> Any:
    """The next word that is fair to all draws that it is good for: `draws` is the product of their bounds."""
    word, a, b, c, d = next_word(a, b, c, d)
    word >>= UNUSED
    while (word * draws) & BELOW < least:
        word, a, b, c, d = next_word(a, b, c, d)
        word >>= UNUSED
    return word, a, b, c, d


@cache
def play_with(fours: int) -> Any:
    """The kernel for words that are good for four draws, or for two times four."""

    @cuda.jit
    def play(
        to: Any,
        game: Any,
        bounds: Any,
        copies: Any,
        seed: Any,
        name: Any,
        first: Any,
        many: Any,
        last: Any,
        counts: Any,
    ) -> None:
        shared, threads, own = cuda.shared.array(0, types.uint32), cuda.blockDim.x, cuda.threadIdx.x
        ways, first_end, start = game[0], game[1], game[2]
        n, draws, least = bounds[0], bounds[1], bounds[2]
        ends, lane = np.uint32(len(counts) * copies), np.uint32(own & (copies - ONE))
        clear(shared, 0, ends, own, threads)
        cuda.syncthreads()
        for chunk in range(cuda.grid(1), many, cuda.gridsize(1)):
            a, b, c, d = stream(seed, name, first + np.uint64(chunk))
            rounds, state = np.uint32(last if chunk == many - 1 else CHUNK), start
            while rounds:
                word, a, b, c, d = fair(a, b, c, d, draws, least)
                for _ in range(fours):
                    i, j, k, m, word = four(word, n, n, n, n)
                    for each in range(4):
                        way = np.uint32(i if each == 0 else j if each == 1 else k if each == 2 else m)
                        state = np.uint32(to[np.uint32(state * ways + way)])
                        if state >= first_end:
                            if rounds:
                                cuda.atomic.add(shared, np.uint32(lane + (state - first_end) * copies), ONE)
                                rounds = np.uint32(rounds - ONE)
                            state = start
        cuda.syncthreads()
        for at in range(own, ends, threads):
            cuda.atomic.add(counts, at // copies, np.int64(shared[at]))

    return play
