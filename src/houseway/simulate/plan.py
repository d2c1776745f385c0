"""What is simulated: a game under one text, played by one strategy, made ready to be counted."""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from houseway.kernels.streams import CHUNK as CHUNK
from houseway.play.walk import End

Trail: TypeAlias = NDArray[np.uint16] | NDArray[np.uint32]
"""The ends of rounds, in order."""


class SampleRound(NamedTuple):
    """One round as the kernel played it: what came, in order, and the end that was counted."""

    outcomes: tuple[Any, ...]  # as `Round.outcome` takes them
    end: int


class Plan(Protocol):
    """Plays chunks of rounds and counts how they end: `ends[n]` is what an end settles."""

    @property
    def ends(self) -> Sequence[End]: ...

    def count(self, seed: int, chunks: range, rounds: int, counts: NDArray[np.int64]) -> None:
        """Add to `counts` how the rounds of these chunks end, out of a run of so many; the last chunk may be short."""

    def trail(self, seed: int, chunk: int, rounds: int) -> Trail:
        """The ends of the first rounds of a chunk, in order: for results by session."""

    def seen(self, seed: int, chunk: int, rounds: int) -> Sequence[SampleRound]:
        """The first rounds of a chunk, to be played again at the table, card by card."""


def chunks_of(rounds: int) -> int:
    return -(-rounds // CHUNK)


def rounds_in(chunk: int, rounds: int) -> int:
    """How many of a run's rounds are in this chunk."""
    return min(CHUNK, rounds - chunk * CHUNK)


def lengths_of(chunks: range, rounds: int) -> NDArray[np.int64]:
    """The same for each of these chunks."""
    return np.array([rounds_in(chunk, rounds) for chunk in chunks], np.int64)
