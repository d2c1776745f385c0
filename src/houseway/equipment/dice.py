"""Dice of six faces. A roll is what each die shows, in the order of the dice, so that all weigh the same."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Final, TypeAlias

FACES: Final = range(1, 7)
Roll: TypeAlias = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Dice:
    """A number of dice that are thrown together."""

    number: int

    def weights(self) -> Mapping[Roll, int]:
        """Every roll, each as likely as another."""
        return _rolls(self.number)

    def sorted_weights(self) -> Mapping[Roll, int]:
        """Rolls with the lowest die first, each as often as the dice can show it."""
        return _sorted_rolls(self.number)


@cache
def _rolls(number: int) -> Mapping[Roll, int]:
    return dict.fromkeys(product(FACES, repeat=number), 1)


@cache
def _sorted_rolls(number: int) -> Mapping[Roll, int]:
    return Counter(tuple(sorted(roll)) for roll in _rolls(number))
