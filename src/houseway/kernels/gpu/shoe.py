"""The shoe kernel for a graphics card: a thread plays a chunk, and the counts equal the processor's bit for bit.

A thread's cards lie in shared memory, eight or four to a word, and the words of a block's threads side by side:
whatever card each of them looks at, no two threads of a warp meet in one bank. The threads of a warp draw their groups
of four cards together, so that none waits for another's random word; the cards that those change places with are the
last of the shoe, and lie in one word. What `kernels.shoe` draws ahead for a whole shoe is drawn here as it is needed; a
word that stands in for an unfair one comes after those, as it does there.
"""

from functools import cache
from typing import Any, Final

import numpy as np
from numba import config as numba_config
from numba import types

from houseway.kernels import batches
from houseway.kernels.gpu.parts import clear, cuda, device, four, next_word
from houseway.kernels.streams import CHUNK

config: Final[Any] = numba_config
SIGNATURE: Final = (
    types.uint16[::1], types.uint32[::1], types.uint32[::1], types.uint64[:, ::1], types.uint32, types.int64[::1],
)  # fmt: skip
REGISTERS: Final = {} if config.ENABLE_CUDASIM else {"max_registers": 64}  # so that 1,024 threads fit
UNUSED, NEAR, WHOLE = batches.UNUSED, batches.NEAR, batches.WHOLE
ZERO, ONE = np.uint32(0), np.uint32(1)


@device
def below(bound: Any) -> Any:
    """A bound that is known to be small: a word is multiplied by it in two steps, not in four."""
    return np.uint64(np.uint32(bound))


@device
def later(a: Any, b: Any, c: Any, d: Any, skipped: Any) -> Any:
    """The words of a stream after so many others."""
    for _ in range(skipped):
        _word, a, b, c, d = next_word(a, b, c, d)
    return a, b, c, d


@device
def drawn_again(a: Any, b: Any, c: Any, d: Any, left: Any, ahead: Any, again: Any, rest: Any, drawn: Any) -> Any:
    """Draws from words that stand in for an unfair one, as `batches.fair` finds them: behind those that are `ahead`."""
    p, q, r, s = below(left), below(left - 1), below(left - 2), below(left - 3)
    least = WHOLE % (p * q * r * s)
    while rest < least:
        if ahead:
            word = next_word(*later(a, b, c, d, ahead - 1 + again))[0]
            again = np.uint32(again + 1)
        else:
            word, a, b, c, d = next_word(a, b, c, d)
        i, j, k, m, rest = four(word >> UNUSED, p, q, r, s)
        drawn = i, j, k, m
    return a, b, c, d, again, drawn


@device
def draws(a: Any, b: Any, c: Any, d: Any, again: Any, left: Any, group: Any, groups: Any) -> Any:
    """Where the next four of so many cards lie that are left: the words of so many groups were drawn ahead."""
    if again and group == groups:
        a, b, c, d = later(a, b, c, d, again)
        again = ZERO
    word, a, b, c, d = next_word(a, b, c, d)
    i, j, k, m, rest = four(word >> UNUSED, below(left), below(left - 1), below(left - 2), below(left - 3))
    if rest < NEAR:
        ahead = np.uint32(groups - group) if group < groups else ZERO
        a, b, c, d, again, (i, j, k, m) = drawn_again(a, b, c, d, left, ahead, again, rest, (i, j, k, m))
    return a, b, c, d, again, i, j, k, m


@device
def lay(shared: Any, cards: Any, own: Any, threads: Any) -> None:
    """A thread's new cards, in order."""
    for at in range(len(cards)):
        shared[np.uint32(at * threads + own)] = cards[at]


@device
def bring(table: Any, first: Any, to: Any, own: Any, threads: Any) -> None:
    """The table of transitions into shared memory; a thread brings its share."""
    for at in range(own, len(to), threads):
        table[np.uint32(first + at)] = to[at]


@cache
def dealer(to_a_word: int) -> Any:
    """Deals cards that lie so many to a word, as a power of 2."""
    bits = 5 - to_a_word  # of a card, as a power of 2
    in_word, mask = np.uint32((1 << to_a_word) - 1), np.uint32((1 << (1 << bits)) - 1)

    @device
    def dealt(shared: Any, own: Any, threads: Any, at: Any, left: Any, last: Any, tops: Any) -> Any:
        """The card at a place, which changes places with the last one left; `tops` is the word that this lies in."""
        place, shift = np.uint32(at >> to_a_word), np.uint32(np.uint32(at & in_word) << bits)
        top, other = np.uint32(np.uint32(left & in_word) << bits), np.uint32(place * threads + own)
        held = tops if place == last else shared[other]
        card = np.uint32(np.uint32(held >> shift) & mask)
        changed = np.uint32(card ^ np.uint32(np.uint32(tops >> top) & mask))
        tops = np.uint32(tops ^ np.uint32(changed << top))
        if place == last:
            tops = np.uint32(tops ^ np.uint32(changed << shift))
        else:
            shared[other] = np.uint32(held ^ np.uint32(changed << shift))
        return card, tops

    return dealt


@cache
def play_with(near: bool, to_a_word: int) -> Any:
    """The kernel for a table that lies in shared memory, or not, and so many cards to a word (as a power of 2).

    It is given the table by state and card, the packed cards, what `gpu.shoes.Numbered` tells of the game and in how
    many places an end is counted, the words that each chunk's stream begins with, the rounds of the last chunk, the
    counts.
    """
    dealt = dealer(to_a_word)

    @cuda.jit(**REGISTERS)
    def play(to: Any, cards: Any, game: Any, starts: Any, last: Any, counts: Any) -> None:
        shared, table = cuda.shared.array(0, types.uint32), cuda.shared.array(0, types.uint16)
        size, kinds, first_end, start = game[0], game[1], game[2], game[3]
        cut, after, copies = game[4], game[5], game[6]
        threads, own = np.uint32(cuda.blockDim.x), np.uint32(cuda.threadIdx.x)
        counted, ends = np.uint32(len(cards) * threads), np.uint32(len(counts) * copies)  # behind the cards
        lane, first = np.uint32(counted + (own & (copies - 1))), np.uint32(2 * (counted + ends))
        clear(shared, counted, ends, own, threads)
        if near:
            bring(table, first, to, own, threads)
        cuda.syncthreads()
        groups = np.uint32((cut - 1) // 4)
        for chunk in range(cuda.grid(1), len(starts), cuda.gridsize(1)):
            lay(shared, cards, own, threads)
            a, b, c, d = starts[chunk, 0], starts[chunk, 1], starts[chunk, 2], starts[chunk, 3]
            rounds = np.uint32(last if chunk == len(starts) - 1 else CHUNK)
            state, left, more, again = start, size, after, ZERO
            while rounds:
                group, last_word = np.uint32((size - left) >> 2), np.uint32(np.uint32(left - 1) >> to_a_word)
                a, b, c, d, again, i, j, k, m = draws(a, b, c, d, again, left, group, groups)
                tops = shared[np.uint32(last_word * threads + own)]
                over, careful = False, group >= groups or rounds <= 4
                for each in range(4):
                    drawn = np.uint32(i if each == 0 else j if each == 1 else k if each == 2 else m)
                    left = np.uint32(left - 1)
                    card, tops = dealt(shared, own, threads, drawn, left, last_word, tops)
                    if not over:
                        step = np.uint32(state * kinds + card)
                        state = np.uint32(table[np.uint32(first + step)] if near else to[step])
                        if state >= first_end:
                            cuda.atomic.add(shared, np.uint32(lane + (state - first_end) * copies), ONE)
                            rounds = np.uint32(rounds - 1)
                            if careful:
                                over = rounds == 0
                                if size - left >= cut:
                                    over = over or more == 0
                                    more = np.uint32(more - 1)
                shared[np.uint32(last_word * threads + own)] = tops
                if over:
                    state, left, more = start, size, after
        cuda.syncthreads()
        for at in range(own, ends, threads):
            cuda.atomic.add(counts, at // copies, np.int64(shared[counted + at]))

    return play
