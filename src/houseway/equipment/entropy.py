"""Numbers that nobody can foresee, or that a seed gives again exactly.

A source is a stream of words of 32 bits. The rule from words to numbers is fixed for good, because a seed
that was written down must give the same rounds in every later version:

- The key of a seed is the SHA-256 of its text in UTF-8 (of a whole number, its decimal digits). The bytes
  are the ChaCha20 key stream (RFC 8439) of that key with counter and nonce zero, from its first byte.
  Four bytes make a word, the lowest first.
- `below(n)` takes the next word. If it is under the greatest multiple of n that is not over 2^32, the
  number is its remainder by n; if not, the word is thrown away and the next is taken. So each number
  stands for equally many words. Where n is over 2^32, as many words as n - 1 needs are joined first, the
  lowest first, and the same is done with them.
- `shuffle` goes from the last place down to the second, and swaps each with place `below(place + 1)`.
- `pick` walks the outcomes in the order of the mapping until their weights pass `below(sum of weights)`.

>>> SeededEntropy("houseway").below(52) == SeededEntropy("houseway").below(52)
True
"""

import os
import struct
from collections.abc import Iterable, Iterator, Mapping
from hashlib import sha256
from itertools import chain
from typing import Final, Protocol, TypeVar

from houseway.equipment import chacha20
from houseway.errors import BadInput

T = TypeVar("T")

_BLOCK: Final = 4096  # bytes asked for at once
_WORDS: Final = struct.Struct(f"<{_BLOCK // 4}I")


class Entropy(Protocol):
    """Where chance comes from."""

    def below(self, n: int) -> int:
        """One of 0 to n - 1, each exactly as likely."""


class WordEntropy:
    """Numbers made of words that are given; `bits` is the size of a word."""

    __slots__ = ("_bits", "_top", "_word")

    def __init__(self, words: Iterable[int], bits: int = 32) -> None:
        self._word = iter(words).__next__
        self._bits = bits
        self._top = 1 << bits

    def below(self, n: int) -> int:
        """One of 0 to n - 1, each exactly as likely."""
        assert n > 0, "there is no number below nought"
        last = self._top - n
        if last < 0:
            return self._below_many(n)
        while True:
            word = self._word()
            if word <= last or word - word % n <= last:  # all of this run of n words lies under the top
                return word % n

    def _below_many(self, n: int) -> int:
        places = range(0, (n - 1).bit_length(), self._bits)
        last = (1 << len(places) * self._bits) - n
        while True:
            joined = sum([self._word() << place for place in places])
            number = joined % n
            if joined - number <= last:
                return number


class SystemEntropy(WordEntropy):
    """The operating system's own randomness: what a floor runs on."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(_words(iter(lambda: os.urandom(_BLOCK), b"")))


class SeededEntropy(WordEntropy):
    """The same numbers for the same seed, always."""

    __slots__ = ("seed",)

    def __init__(self, seed: str | int) -> None:
        self.seed = seed
        super().__init__(_words(key_stream(sha256(str(seed).encode()).digest())))


def key_stream(key: bytes, counter_and_nonce: bytes = bytes(16)) -> Iterator[bytes]:
    """The ChaCha20 key stream, a block of bytes at a time: by `cryptography` where it is installed, which is faster."""
    try:
        from cryptography.hazmat.primitives.ciphers import Cipher, algorithms  # not for whoever draws nothing
    except ImportError:
        yield from chacha20.blocks(key, counter_and_nonce)
        return
    cipher = Cipher(algorithms.ChaCha20(key, counter_and_nonce), mode=None).encryptor()
    while True:
        yield cipher.update(bytes(_BLOCK))


def _words(blocks: Iterator[bytes]) -> Iterator[int]:
    return chain.from_iterable(map(_WORDS.unpack, blocks))


def shuffle(entropy: Entropy, things: list[T]) -> None:
    """Every order of `things` exactly as likely (Fisher and Yates)."""
    for place in range(len(things) - 1, 0, -1):
        other = entropy.below(place + 1)
        things[place], things[other] = things[other], things[place]


def pick(entropy: Entropy, weights: Mapping[T, int]) -> T:
    """One of the outcomes, exactly by their weights."""
    total = sum(weights.values())
    if not total:
        raise BadInput("nothing can come: there is no outcome left to pick from")
    at = entropy.below(total)
    for outcome, weight in weights.items():
        at -= weight
        if at < 0:
            return outcome
    raise AssertionError("the weights do not add up")
