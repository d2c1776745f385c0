"""The spins that a wager stands through, for its exact return: the row's own clauses say when it is decided."""

from collections.abc import Callable, Hashable, Iterator
from typing import TypeVar

from houseway.equipment.coins import Coins, Faces
from houseway.play.game import Stages

Facts = TypeVar("Facts", bound=Hashable)


def stages_of(
    start: Facts, after: Callable[[Facts, Faces], Facts], coins: Coins, says: Callable[[Facts], str]
) -> Stages:
    """From one spin to the next: what has been spun so far says all that matters."""

    def spins(facts: Facts) -> Iterator[tuple[Facts, Facts, int]]:
        for faces, weight in coins.weights().items():
            then = after(facts, faces)
            yield then, then, weight

    return Stages(start, spins, says)
