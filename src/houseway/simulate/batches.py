"""Four draws out of one random word, each below a bound of its own, exactly.

A word of 55 bits times the bounds, one after another, is a number in mixed radix: what rises above 55 bits is a draw,
what is left goes on to the next. One draw in many millions would be too likely by a hair: those words are drawn again
(Lemire's method, for several bounds at once). No bound is above 512, so that nothing overflows.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from houseway.kernels.compiled import inlined, kernel
from houseway.kernels.streams import next_word

MOST: Final = 512
"""No bound is above this."""
BITS, UNUSED = np.uint64(55), np.uint64(9)
BELOW: Final = np.uint64((1 << 55) - 1)
WHOLE: Final = np.uint64(1 << 55)
NEAR: Final = np.uint64(1 << 36)  # the most that four bounds come to: what is left above this is never drawn again
FEW: Final = 41
"""Below so many, a word is good for eight draws."""
NEAR_EIGHT: Final = np.uint64(1 << 43)


@inlined
def fill(words: NDArray[np.uint64], lane: np.uint64, into: NDArray[np.uint64], first: np.uint64, many: int) -> None:
    """The next words of a lane's stream, 55 bits of each, from place `first` on."""
    a, b, c, d = words[lane, 0], words[lane, 1], words[lane, 2], words[lane, 3]
    for each in range(many):
        word, a, b, c, d = next_word(a, b, c, d)
        into[first + np.uint64(each)] = word >> UNUSED
    words[lane, 0], words[lane, 1], words[lane, 2], words[lane, 3] = a, b, c, d


@inlined
def fill_both(words: NDArray[np.uint64], into: NDArray[np.uint64], second: np.uint64, many: int) -> None:
    """The next words of two lanes, those of the second from place `second` on: neither waits for the other."""
    a, b, c, d = words[0, 0], words[0, 1], words[0, 2], words[0, 3]
    e, f, g, h = words[1, 0], words[1, 1], words[1, 2], words[1, 3]
    for each in range(many):
        word, a, b, c, d = next_word(a, b, c, d)
        into[np.uint64(each)] = word >> UNUSED
        word, e, f, g, h = next_word(e, f, g, h)
        into[second + np.uint64(each)] = word >> UNUSED
    words[0, 0], words[0, 1], words[0, 2], words[0, 3] = a, b, c, d
    words[1, 0], words[1, 1], words[1, 2], words[1, 3] = e, f, g, h


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
    word: np.uint64, p: np.uint64, q: np.uint64, r: np.uint64, s: np.uint64, words: NDArray[np.uint64], lane: np.uint64
) -> np.uint64:
    """The word itself, or the first after it that makes no draw more likely than another."""
    least = WHOLE % (p * q * r * s)
    while four(word, p, q, r, s)[4] < least:
        word, a, b, c, d = next_word(words[lane, 0], words[lane, 1], words[lane, 2], words[lane, 3])
        words[lane, 0], words[lane, 1], words[lane, 2], words[lane, 3] = a, b, c, d
        word >>= UNUSED
    return word


@kernel
def fair_eight(word: np.uint64, n: np.uint64, words: NDArray[np.uint64], lane: np.uint64) -> np.uint64:
    """The same for eight draws below one bound."""
    square = n * n
    least = WHOLE % (square * square * square * square)
    while four(four(word, n, n, n, n)[4], n, n, n, n)[4] < least:
        word, a, b, c, d = next_word(words[lane, 0], words[lane, 1], words[lane, 2], words[lane, 3])
        words[lane, 0], words[lane, 1], words[lane, 2], words[lane, 3] = a, b, c, d
        word >>= UNUSED
    return word


@inlined
def ended(ends: NDArray[np.uint64], hist: NDArray[np.uint32], first: int) -> int:
    """How many rounds of a lane have ended so far; what it counts begins at place `first`."""
    found = 0
    for state in ends:
        found += hist[np.uint64(first) + state]
    return found
