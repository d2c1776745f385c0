"""Draws of so many numbers out of at most 80, as bits: keno by the million, every draw exactly as likely.

Each of the numbers is put in with one chance in four, and four random numbers are then added to what is still short.
Nothing in this tells one number from another, so whatever comes out with just so many numbers is a fair draw; the rest
is thrown away. All of it is done for many lanes at once, each with a stream of its own, and without a branch, so that
the compiler makes vector instructions of it.
"""

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from houseway.kernels.compiler import inlined, kernel
from houseway.kernels.dealing import FOUR, LOW, NOUGHT, ONE, SIXTEEN
from houseway.kernels.streams import Words, next_word, stream

MOST: Final = 80
LANES: Final = 16  # fewer, and the compiler unrolls the loop instead
WORDS: Final = 64
N_LANES = LANES_1 = np.uint64(LANES)
LANES_2, LANES_3, LANES_4, LANES_5 = (np.uint64(times * LANES) for times in (2, 3, 4, 5))
PAIRS, FOURS, EIGHTS, BYTES = (np.uint64((1 << WORDS) // n) for n in (3, 5, 17, 255))  # every other bit, or two ...
TWO, TOP = np.uint64(2), np.uint64(56)
HALF, SIX, IN_WORD, FAR = np.uint64(32), np.uint64(6), np.uint64(63), np.uint64(48)
Draw: TypeAlias = tuple[np.uint64, np.uint64, np.uint64]
"""The numbers up to 64 as bits, those above, and how many it is short: only one that is short of none is a draw."""


@inlined
def bits_set(word: np.uint64) -> np.uint64:
    """How many bits of a word are set: the compiler knows this sum, and has an instruction for it."""
    word -= word >> ONE & PAIRS
    word = (word & FOURS) + (word >> TWO & FOURS)
    word = word + (word >> FOUR) & EIGHTS
    return word * BYTES >> TOP


@inlined
def _added(
    low: np.uint64, high: np.uint64, short: np.uint64, bits: np.uint64, size: np.uint64, favoured: np.uint64
) -> tuple[np.uint64, np.uint64, np.uint64]:
    """One more number, where one is short and the number that 16 bits say is not there yet."""
    spread = (bits & LOW) * size
    number = spread >> SIXTEEN
    bit = ONE << (number & IN_WORD)
    above = NOUGHT - (number >> SIX)  # all ones where it belongs to the high word
    in_low, in_high = bit & ~above, bit & above
    taken = np.uint64((low & in_low) | (high & in_high) != NOUGHT)
    fits = np.uint64(short - ONE < size) & np.uint64(spread & LOW >= favoured) & (taken ^ ONE)
    mask = NOUGHT - fits
    return low | (in_low & mask), high | (in_high & mask), short - fits


@inlined
def _completed(
    low: np.uint64, high: np.uint64, bits: np.uint64, size: np.uint64, wanted: np.uint64, favoured: np.uint64
) -> tuple[np.uint64, np.uint64, np.uint64]:
    """What was put in at random, with up to four more; and how many it is still short."""
    short = wanted - bits_set(low) - bits_set(high)
    low, high, short = _added(low, high, short, bits, size, favoured)
    low, high, short = _added(low, high, short, bits >> SIXTEEN, size, favoured)
    low, high, short = _added(low, high, short, bits >> HALF, size, favoured)
    return _added(low, high, short, bits >> FAR, size, favoured)


@inlined
def two_draws(
    a: np.uint64, b: np.uint64, c: np.uint64, d: np.uint64, size: np.uint64, wanted: np.uint64, favoured: np.uint64
) -> tuple[Words, Draw, Draw]:
    """Two draws from one stream, and the stream after them: one word gives the numbers above 64 of both."""
    every_low, every_high = ~NOUGHT, (ONE << (size - np.uint64(WORDS))) - ONE
    if size < np.uint64(WORDS):
        every_low, every_high = (ONE << size) - ONE, NOUGHT
    one, a, b, c, d = next_word(a, b, c, d)
    two, a, b, c, d = next_word(a, b, c, d)
    three, a, b, c, d = next_word(a, b, c, d)
    four, a, b, c, d = next_word(a, b, c, d)
    above, a, b, c, d = next_word(a, b, c, d)
    bits, a, b, c, d = next_word(a, b, c, d)
    more, a, b, c, d = next_word(a, b, c, d)
    above &= above >> HALF
    first = _completed(one & two & every_low, above & every_high, bits, size, wanted, favoured)
    above >>= SIXTEEN
    second = _completed(three & four & every_low, above & every_high, more, size, wanted, favoured)
    return (a, b, c, d), first, second


@inlined
def _try(lanes: NDArray[np.uint64], found: NDArray[np.uint64], size: np.uint64, wanted: np.uint64) -> None:
    """Two draws in each lane, and how many numbers each is short."""
    favoured = np.uint64(1 << 16) % size
    for lane in range(N_LANES):
        a, b, c, d = lanes[lane], lanes[lane + LANES_1], lanes[lane + LANES_2], lanes[lane + LANES_3]
        words, first, second = two_draws(a, b, c, d, size, wanted, favoured)
        lanes[lane], lanes[lane + LANES_1], lanes[lane + LANES_2], lanes[lane + LANES_3] = words
        found[lane], found[lane + LANES_2], found[lane + LANES_4] = first
        found[lane + LANES_1], found[lane + LANES_3], found[lane + LANES_5] = second


@kernel
def draw(
    seed: np.uint64, name: np.uint64, chunk: np.uint64, size: np.uint64, wanted: np.uint64, out: NDArray[np.uint64]
) -> None:
    """The first draws of a chunk: `out` has two words a draw, the lower numbers first."""
    lanes, found = np.empty(4 * LANES, np.uint64), np.empty(6 * LANES, np.uint64)
    for lane in range(N_LANES):
        words = stream(seed, name, chunk * N_LANES + lane)
        lanes[lane], lanes[lane + LANES_1], lanes[lane + LANES_2], lanes[lane + LANES_3] = words
    done, rows = NOUGHT, np.uint64(len(out))
    while done < rows:
        _try(lanes, found, size, wanted)
        if rows - done < LANES_2:
            for at in range(LANES_2):
                if found[at + LANES_4] == NOUGHT and done < rows:
                    out[done, 0], out[done, 1] = found[at], found[at + LANES_2]
                    done += ONE
        else:
            for at in range(LANES_2):
                out[done, 0], out[done, 1] = found[at], found[at + LANES_2]
                done += np.uint64(found[at + LANES_4] == NOUGHT)  # one that does not count is written over


@kernel
def drawn_of(draws: NDArray[np.uint64], low: np.uint64, _high: np.uint64, ends: NDArray[np.uint16]) -> None:
    """Which of a few of the lowest numbers were drawn, as bits."""
    for row in range(len(ends)):
        ends[row] = draws[row, 0] & low


@kernel
def caught(draws: NDArray[np.uint64], low: np.uint64, high: np.uint64, ends: NDArray[np.uint16]) -> None:
    """How many of a ticket's numbers were drawn."""
    for row in range(len(ends)):
        ends[row] = bits_set(draws[row, 0] & low) + bits_set(draws[row, 1] & high)
