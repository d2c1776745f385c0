"""Streams of random numbers: xoshiro256++ (Blackman and Vigna), seeded by splitmix64 from (seed, game, chunk).

A chunk of rounds always draws from its own stream, so it gives the same rounds whatever thread, machine or device runs
it. A kernel keeps the four words of a stream in variables of its own; nothing here holds any state.

>>> words = stream(7, name_of("baccarat"), 0)
>>> first = next_word(*words)[0]
>>> first == next_word(*stream(7, name_of("baccarat"), 0))[0], first == next_word(*stream(7, name_of("craps"), 0))[0]
(True, False)
"""

from hashlib import blake2b
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from houseway.kernels.compiler import inlined, kernel

CHUNK: Final = 1 << 16
"""Rounds that are drawn from one stream. It never depends on who runs them: it is part of what a seed means."""
Words: TypeAlias = tuple[np.uint64, np.uint64, np.uint64, np.uint64]

GOLDEN = np.uint64(0x9E3779B97F4A7C15)
MIX_1, MIX_2 = np.uint64(0xBF58476D1CE4E5B9), np.uint64(0x94D049BB133111EB)
S17, S19, S23, S27, S30, S31, S41, S45 = (np.uint64(n) for n in (17, 19, 23, 27, 30, 31, 41, 45))


def name_of(what: str) -> np.uint64:
    """A game, or a kernel, as a number: the streams of one have nothing to do with those of another."""
    return np.uint64(int.from_bytes(blake2b(what.encode(), digest_size=8).digest(), "little"))


@inlined
def splitmix(state: np.uint64) -> np.uint64:
    """The number that follows `state`; the next state is `state + GOLDEN`."""
    z = state + GOLDEN
    z = (z ^ (z >> S30)) * MIX_1
    z = (z ^ (z >> S27)) * MIX_2
    return z ^ (z >> S31)


@inlined
def stream(seed: np.uint64, name: np.uint64, chunk: np.uint64) -> Words:
    """The words that a chunk begins with: three numbers hashed into one, and four drawn from it."""
    start = splitmix(splitmix(splitmix(np.uint64(seed)) ^ np.uint64(name)) ^ np.uint64(chunk))
    return (
        splitmix(start),
        splitmix(start + GOLDEN),
        splitmix(start + GOLDEN + GOLDEN),
        splitmix(start + GOLDEN + GOLDEN + GOLDEN),
    )


@inlined
def next_word(
    a: np.uint64, b: np.uint64, c: np.uint64, d: np.uint64
) -> tuple[np.uint64, np.uint64, np.uint64, np.uint64, np.uint64]:
    """A random word, and the four words after it."""
    mixed = a + d
    word = ((mixed << S23) | (mixed >> S41)) + a
    shifted = b << S17
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = (d << S45) | (d >> S19)
    return word, a, b, c, d


@kernel
def beginnings(seed: np.uint64, name: np.uint64, first: int, many: int) -> NDArray[np.uint64]:
    """The words with which the streams of these chunks begin."""
    found = np.empty((many, 4), np.uint64)
    for at in range(many):
        found[at, 0], found[at, 1], found[at, 2], found[at, 3] = stream(seed, name, np.uint64(first + at))
    return found
