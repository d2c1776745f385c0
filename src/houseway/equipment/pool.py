"""Things drawn one at a time and not put back: the balls of a drawing device, the tiles of a stack."""

from collections.abc import Hashable, Mapping
from typing import Generic, TypeVar

from houseway.errors import BadInput

T = TypeVar("T", bound=Hashable)


class Pool(Generic[T]):
    """`held` says how many of each there are when nothing has been drawn."""

    __slots__ = ("held", "left")

    def __init__(self, held: Mapping[T, int]) -> None:
        self.held = dict(held)
        self.left = dict(held)

    @property
    def remaining(self) -> int:
        return sum(self.left.values())

    def weights(self) -> dict[T, int]:
        """What can be drawn next."""
        return {thing: count for thing, count in self.left.items() if count}

    def take(self, thing: T) -> None:
        """`thing` was drawn."""
        if not self.left.get(thing):
            why = "was drawn already" if thing in self.held else "was never in it"
            raise BadInput(f"{thing} cannot be drawn: it {why}")
        self.left[thing] -= 1

    def refill(self) -> None:
        """Everything goes back for the next drawing."""
        self.left = dict(self.held)
