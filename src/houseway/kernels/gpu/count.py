"""Who counts cards, for a graphics card: `card_counting.by_count`, with the shoes of `kernels.shoe`."""

from functools import cache
from typing import Any, Final

import numpy as np
from numba import types

from houseway.kernels import card_counting
from houseway.kernels.gpu.parts import clear, cuda, device, python, stream
from houseway.kernels.gpu.shoe import ONE, REGISTERS, ZERO, dealer, draws, lay
from houseway.kernels.streams import CHUNK

SIGNATURE: Final = (
    types.uint16[::1], types.uint32[::1], types.uint32[::1], types.int64[::1], types.uint32[::1], types.uint64,
    types.uint64, types.uint64, types.uint32, types.uint32, types.int64[::1],
)  # fmt: skip
place_of = device(python(card_counting.place_of))


@cache
def play_with(by_running: bool, varied: bool, to_a_word: int) -> Any:
    """The kernel for a running or a true count, for several ways of play or one, and so many cards to a word.

    It is given the table by way, state and card, the packed cards, the way at each count, the tag of each kind of card
    and after these the count of a new shoe, what `gpu.counting` tells of the game, the stream, a portion, the counts.
    """
    dealt = dealer(to_a_word)

    @cuda.jit(**REGISTERS)
    def play(
        to: Any, cards: Any, ways: Any, tags: Any, game: Any, seed: Any, name: Any, begin: Any, many: Any, last: Any,
        counts: Any,
    ) -> None:  # fmt: skip
        shared = cuda.shared.array(0, types.uint32)
        size, kinds, first_end, start, cut, after = game[0], game[1], game[2], game[3], game[4], game[5]
        copies, unseen, states = game[6], game[7], game[8]
        threads, own = np.uint32(cuda.blockDim.x), np.uint32(cuda.threadIdx.x)
        counted, places = np.uint32(len(cards) * threads), np.uint32(len(counts) * copies)  # behind the cards
        lane, ends, groups = np.uint32(counted + (own & (copies - 1))), states - first_end, np.uint32((cut - 1) // 4)
        at_first = place_of(tags[kinds], size, by_running)
        clear(shared, counted, places, own, threads)
        cuda.syncthreads()
        for chunk in range(cuda.grid(1), many, cuda.gridsize(1)):
            lay(shared, cards, own, threads)
            a, b, c, d = stream(seed, name, begin + np.uint64(chunk))
            rounds, again = np.uint32(last if chunk == many - 1 else CHUNK), ZERO
            state, left, more, running, before = start, size, after, tags[kinds], at_first
            while rounds:
                group, last_word = np.uint32((size - left) >> 2), np.uint32(np.uint32(left - 1) >> to_a_word)
                a, b, c, d, again, i, j, k, m = draws(a, b, c, d, again, left, group, groups)
                tops, over = shared[np.uint32(last_word * threads + own)], False
                for each in range(4):
                    drawn = np.uint32(i if each == 0 else j if each == 1 else k if each == 2 else m)
                    seen, left = size - left >= unseen, np.uint32(left - 1)
                    card, tops = dealt(shared, own, threads, drawn, left, last_word, tops)
                    if not over:
                        running += tags[card] if seen else 0
                        row = state
                        if varied:
                            row = np.uint32(ways[place_of(running, left, by_running)] * states + state)
                        state = np.uint32(to[np.uint32(row * kinds + card)])
                        if state >= first_end:
                            end = np.uint32(before * ends + (state - first_end))
                            cuda.atomic.add(shared, np.uint32(lane + end * copies), ONE)
                            before, rounds = place_of(running, left, by_running), np.uint32(rounds - 1)
                            over = rounds == 0
                            if size - left >= cut:
                                over = over or more == 0
                                more = np.uint32(more - 1)
                shared[np.uint32(last_word * threads + own)] = tops
                if over:
                    state, left, more, running, before = start, size, after, tags[kinds], at_first
        cuda.syncthreads()
        for at in range(own, places, threads):
            cuda.atomic.add(counts, at // copies, np.int64(shared[counted + at]))

    return play
