"""A wheel of equal compartments, and the one with a single zero.

>>> colour(32), neighbours(SINGLE_ZERO, 0)
('red', (26, 32))
"""

from collections import Counter
from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from houseway.errors import BadInput

T = TypeVar("T", bound=Hashable)


@dataclass(frozen=True, slots=True)
class Wheel(Generic[T]):
    """What its compartments are marked with, clockwise; a mark may stand on several."""

    name: str
    compartments: tuple[T, ...]

    def weights(self) -> Mapping[T, int]:
        """Each mark as often as the wheel bears it."""
        return Counter(self.compartments)


# Diagram 5 of the Queensland rules, clockwise from zero.
_CLOCKWISE = "0 32 15 19 4 21 2 25 17 34 6 27 13 36 11 30 8 23 10 5 24 16 33 1 20 14 31 9 22 18 29 7 28 12 35 3 26"
SINGLE_ZERO: Final = Wheel("single zero", tuple(map(int, _CLOCKWISE.split())))
GREEN: Final = frozenset({0})
RED: Final = frozenset({1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36})
BLACK: Final = frozenset(SINGLE_ZERO.compartments) - RED - GREEN


def colour(number: int) -> str:
    """The colour of a number of the wheel with a single zero."""
    if number in GREEN:
        return "green"
    return "red" if number in RED else "black"


def neighbours(wheel: Wheel[T], mark: T, each_side: int = 1) -> tuple[T, ...]:
    """The compartments beside the one marked `mark`, clockwise, without that one."""
    if wheel.compartments.count(mark) != 1:
        raise BadInput(f"no single compartment of the {wheel.name} wheel is marked {mark}")
    at, size = wheel.compartments.index(mark), len(wheel.compartments)
    steps = (step for step in range(-each_side, each_side + 1) if step)
    return tuple(wheel.compartments[(at + step) % size] for step in steps)
