"""Draws of so many out of so many, laid out for a graphics card."""

from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from houseway.simulate.gpu.card import play, ready


class SubsetPlan(Protocol):
    """So many of these numbers are drawn, and a ticket has some of them."""

    @property
    def numbers(self) -> int: ...

    @property
    def drawn(self) -> int: ...

    @property
    def masks(self) -> tuple[np.uint64, np.uint64]:
        """The ticket's numbers, as the two words of a draw have them."""

    @property
    def by_catch(self) -> bool:
        """Does it matter only how many of them are caught?"""

    @property
    def stream(self) -> np.uint64: ...


def count(plan: SubsetPlan, seed: int, chunks: range, rounds: int, counts: NDArray[np.int64]) -> None:
    """As `gpu.count` has it."""
    ready()
    from houseway.kernels.gpu.subset import play_with

    game = np.array([plan.numbers, plan.drawn, (1 << 16) % plan.numbers, *plan.masks], np.uint64)
    play(play_with(plan.by_catch), (game,), plan.stream, seed, chunks, rounds, counts)
