"""Coins that are spun together. What they show is a face for each, in order."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import product
from math import comb
from typing import Final, TypeAlias

Faces: TypeAlias = tuple[str, ...]

HEAD: Final = "head"  # a coin's side; "heads" and "tails" are what a whole spin can be
TAIL: Final = "tail"
LETTERS: Final = {HEAD: "H", TAIL: "T"}


@dataclass(frozen=True, slots=True)
class Coins:
    """A number of coins, each with a head and a tail."""

    number: int

    def weights(self) -> Mapping[Faces, int]:
        """Every way the coins can lie, each as likely as another."""
        return _spins(self.number)

    def heads_weights(self) -> Mapping[int, int]:
        """How many coins show the head, each number as often as the coins can show it."""
        return {heads: comb(self.number, heads) for heads in range(self.number + 1)}


def written(faces: Faces) -> str:
    """As a record has them: `HT`."""
    return "".join(LETTERS.get(face, "?") for face in faces)


@cache
def _spins(number: int) -> Mapping[Faces, int]:
    return dict.fromkeys(product((HEAD, TAIL), repeat=number), 1)
