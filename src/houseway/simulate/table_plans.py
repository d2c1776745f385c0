"""What plans that follow a walked table have in common, whatever their device is."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, TypeAlias

import numpy as np
from numpy.typing import NDArray

from houseway.play.walk import End
from houseway.simulate.plan import SampleRound, lengths_of
from houseway.simulate.tables import Tables

Played: TypeAlias = tuple[NDArray[np.uint16], NDArray[Any], NDArray[np.int64]]
"""The end of each round; what came, one outcome after another; how many had come by the end of each round."""


class ByTables(ABC):
    """A plan whose kernel plays several chunks beside each other."""

    name: np.uint64  # of its streams
    tables: Tables
    rules: Any  # as its kernel takes them
    kernel: ClassVar[Callable[..., None]]

    @property
    def ends(self) -> Sequence[End]:
        return self.tables.ends

    def count(self, seed: int, chunks: range, rounds: int, counts: NDArray[np.int64]) -> None:
        self.kernel(self.rules, np.uint64(seed), self.name, chunks.start, lengths_of(chunks, rounds), counts)

    def trail(self, seed: int, chunk: int, rounds: int) -> NDArray[np.uint16]:
        return self._play(seed, chunk, rounds, 0)[0]

    @abstractmethod
    def seen(self, seed: int, chunk: int, rounds: int) -> Sequence[SampleRound]:
        """As `Plan` has it."""

    @abstractmethod
    def _play(self, seed: int, chunk: int, rounds: int, outcomes: int) -> Played:
        """The first rounds of a chunk one by one, with room for so many outcomes."""
