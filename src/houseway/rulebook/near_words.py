"""Words that mean nearly the same: `law/near_words.bin`, made offline by tools/near_words.py.

The file has the length of its words, the words by line (those of the events first), how many are near to each, which
they are, and how near. A word that the file does not have is near to none.
"""

import sys
from array import array
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Final

from houseway.rulebook.folder import law_folder

BOUND: Final = 0.35  # what is less alike is not near
FILE: Final = law_folder() / "near_words.bin"
MOST: Final = 255  # how near a word is to itself


@lru_cache(maxsize=4096)  # words that anybody says
def near(word: str) -> tuple[tuple[str, float], ...]:
    """The words of the events that are near to a word, and how near: between 0 and 1."""
    held = _held()
    at = held.at.get(word)
    if at is None:
        return ()
    start = held.starts[at]
    those = range(start, start + held.counts[at])
    return tuple((held.words[held.near[one]], max(held.how[one], 1) / MOST) for one in those)


def is_known(word: str) -> bool:
    """Is it a word at all, as far as the file knows?"""
    return word in _held().at


class _Held:
    def __init__(self, data: bytes) -> None:
        end = 4 + int.from_bytes(data[:4], "little")
        self.words = data[4:end].decode().split("\n")
        self.at: Mapping[str, int] = {word: at for at, word in enumerate(self.words)}
        self.counts = data[end : end + len(self.words)]
        total = sum(self.counts)
        end += len(self.words)
        self.near = array("H")
        self.near.frombytes(data[end : end + 2 * total])
        if sys.byteorder == "big":
            self.near.byteswap()
        self.how = data[end + 2 * total :]
        self.starts = [0]
        for count in self.counts:
            self.starts.append(self.starts[-1] + count)


@cache
def _held() -> _Held:
    return _Held(FILE.read_bytes())
