"""Rounds dealt by the chunk: so many different things out of a box, in order, every deal exactly as likely.

A box is laid out once a chunk; each thing dealt is swapped to the front from a place drawn among those that are left
(Fisher and Yates). A number under n is taken from 16 bits, four to a word, and drawn again where it would favour some
(Lemire, 2019), so nothing is nearly right.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from houseway.kernels.compiler import inlined, kernel
from houseway.kernels.streams import next_word, stream

MOST: Final = 255
"""Things that a box may hold: they are bytes."""
SIXTEEN, LOW = np.uint64(16), np.uint64(0xFFFF)
NOUGHT, ONE, FOUR = np.uint64(0), np.uint64(1), np.uint64(4)


@inlined
def below(
    n: np.uint64,
    a: np.uint64,
    b: np.uint64,
    c: np.uint64,
    d: np.uint64,
    word: np.uint64,
    left: np.uint64,
    favoured: np.uint64,
) -> tuple[np.uint64, np.uint64, np.uint64, np.uint64, np.uint64, np.uint64, np.uint64]:
    """A number under `n`; the stream after it, the word that is being used and how many numbers are left in it.

    `favoured` is what is left of 2**16 when it is cut in n parts.
    """
    while True:
        if left == NOUGHT:
            word, a, b, c, d = next_word(a, b, c, d)
            left = FOUR
        spread = (word & LOW) * n
        word >>= SIXTEEN
        left -= ONE
        if spread & LOW >= favoured:
            return spread >> SIXTEEN, a, b, c, d, word, left


@kernel
def deal(seed: np.uint64, name: np.uint64, chunk: np.uint64, box: NDArray[np.uint8], out: NDArray[np.uint8]) -> None:
    """The first rounds of a chunk: `out` has a row a round, with what is dealt in it."""
    a, b, c, d = stream(seed, name, chunk)
    word = left = NOUGHT
    laid, size, many = box.copy(), np.uint64(len(box)), np.uint64(out.shape[1])
    favoured = np.empty(many, np.uint64)
    for at in range(many):
        favoured[at] = np.uint64(1 << 16) % (size - np.uint64(at))
    for row in range(len(out)):
        for at in range(many):
            place = np.uint64(at)
            drawn, a, b, c, d, word, left = below(size - place, a, b, c, d, word, left, favoured[place])
            came = laid[place + drawn]
            laid[place + drawn] = laid[place]
            laid[place] = came
            out[row, at] = came


@kernel
def tally(ends: NDArray[np.uint16], counts: NDArray[np.int64]) -> None:
    """Count how often each end came."""
    for end in ends:
        counts[end] += 1
