"""Four draws out of one random word, each below a bound of its own, exactly.

A word of 55 bits times the bounds, one after another, is a number in mixed radix: what rises above 55 bits is a draw,
what is left goes on to the next. One draw in many millions would be too likely by a hair: those words are drawn again
(Lemire's method, for several bounds at once). No bound is above 512, so that nothing overflows.
"""

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from houseway.kernels.compiler import inlined, kernel
from houseway.kernels.streams import next_word

MOST: Final = 512
"""No bound is above this."""
BITS, UNUSED = np.uint64(55), np.uint64(9)
BELOW: Final = np.uint64((1 << 55) - 1)
WHOLE: Final = np.uint64(1 << 55)
NEAR: Final = np.uint64(1 << 36)  # the most that four bounds come to: what is left above this is never drawn again
FEW: Final = 41
"""Below so many, a word is good for eight draws."""
LANES: Final = 4
"""Chunks that are played side by side: while one waits for what it looks up, the others go on."""
LANE, SIXTEEN = np.uint64(LANES), np.uint64(16)

Words: TypeAlias = NDArray[np.uint64]


@inlined
def fill(words: Words, lane: np.uint64, into: Words, first: np.uint64, many: int) -> None:
    """The next words of a lane's stream, 55 bits of each, from place `first` on."""
    a, b, c, d = words[lane, 0], words[lane, 1], words[lane, 2], words[lane, 3]
    for each in range(many):
        word, a, b, c, d = next_word(a, b, c, d)
        into[first + np.uint64(each)] = word >> UNUSED
    words[lane, 0], words[lane, 1], words[lane, 2], words[lane, 3] = a, b, c, d


@kernel
def fill_lanes(words: Words, into: Words, many: int, product: np.uint64, least: np.uint64) -> None:
    """So many words of every lane, which take turns in `into`; those that are unfair are left out.

    A word is unfair where less than `least` is left of it after draws of which the bounds come to `product`.
    Two lanes at a time: neither waits for the other, and their words are kept in registers.
    """
    for lane in range(0, LANES, 2):
        a, b, c, d = words[lane, 0], words[lane, 1], words[lane, 2], words[lane, 3]
        e, f, g, h = words[lane + 1, 0], words[lane + 1, 1], words[lane + 1, 2], words[lane + 1, 3]
        for each in range(many):
            word, a, b, c, d = next_word(a, b, c, d)
            while ((word >> UNUSED) * product) & BELOW < least:
                word, a, b, c, d = next_word(a, b, c, d)
            into[LANES * each + lane] = word >> UNUSED
            word, e, f, g, h = next_word(e, f, g, h)
            while ((word >> UNUSED) * product) & BELOW < least:
                word, e, f, g, h = next_word(e, f, g, h)
            into[LANES * each + lane + 1] = word >> UNUSED
        words[lane, 0], words[lane, 1], words[lane, 2], words[lane, 3] = a, b, c, d
        words[lane + 1, 0], words[lane + 1, 1], words[lane + 1, 2], words[lane + 1, 3] = e, f, g, h


@kernel
def look_ahead(words: Words, into: Words, first: int, many: int, later: NDArray[np.uint64]) -> None:
    """Words that may not be needed: `later` has each lane's stream after none of them, one, two and so on."""
    for lane in range(LANES):
        a, b, c, d = words[lane, 0], words[lane, 1], words[lane, 2], words[lane, 3]
        later[lane, 0, 0], later[lane, 0, 1], later[lane, 0, 2], later[lane, 0, 3] = a, b, c, d
        for each in range(many):
            word, a, b, c, d = next_word(a, b, c, d)
            into[LANES * (first + each) + lane] = word >> UNUSED
            at = each + 1
            later[lane, at, 0], later[lane, at, 1], later[lane, at, 2], later[lane, at, 3] = a, b, c, d


@inlined
def four(
    word: np.uint64, p: np.uint64, q: np.uint64, r: np.uint64, s: np.uint64
) -> tuple[np.uint64, np.uint64, np.uint64, np.uint64, np.uint64]:
    """A draw below each of four bounds, and what is left in the end."""
    first = word * p
    second = (first & BELOW) * q
    third = (second & BELOW) * r
    fourth = (third & BELOW) * s
    return first >> BITS, second >> BITS, third >> BITS, fourth >> BITS, fourth & BELOW


@kernel
def fair(
    word: np.uint64, p: np.uint64, q: np.uint64, r: np.uint64, s: np.uint64, words: Words, lane: np.uint64
) -> np.uint64:
    """The word itself, or the first after it that makes no draw more likely than another."""
    least = WHOLE % (p * q * r * s)
    while four(word, p, q, r, s)[4] < least:
        word, a, b, c, d = next_word(words[lane, 0], words[lane, 1], words[lane, 2], words[lane, 3])
        words[lane, 0], words[lane, 1], words[lane, 2], words[lane, 3] = a, b, c, d
        word >>= UNUSED
    return word


@inlined
def fair_word(words: Words, lane: np.uint64, product: np.uint64, least: np.uint64) -> np.uint64:
    """The next word of a lane that `fill_lanes` does not leave out."""
    a, b, c, d = words[lane, 0], words[lane, 1], words[lane, 2], words[lane, 3]
    word, a, b, c, d = next_word(a, b, c, d)
    while ((word >> UNUSED) * product) & BELOW < least:
        word, a, b, c, d = next_word(a, b, c, d)
    words[lane, 0], words[lane, 1], words[lane, 2], words[lane, 3] = a, b, c, d
    return word >> UNUSED
