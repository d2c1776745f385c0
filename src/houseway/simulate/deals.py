"""Plans whose rounds have nothing to do with each other: something is dealt, and what was dealt decides everything.

A chunk of rounds is dealt at once, a row a round (`kernels.dealing`); the plan says of every row which end it is; the
ends are counted. What an end settles was read off the real table, where one round of its kind was played.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Any, ClassVar, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from houseway.errors import BadInput
from houseway.kernels.dealing import deal, tally
from houseway.kernels.streams import name_of
from houseway.play.walk import End
from houseway.simulate.plan import CHUNK, SampleRound, rounds_in
from houseway.simulate.real_table import PlanTable

Dealt: TypeAlias = NDArray[Any]
"""A row a round: what came, or the bits of what came."""
Ends: TypeAlias = NDArray[np.uint16]
NEVER: Final[End] = ()
"""Of an end that cannot come, or that has not come yet."""


class DealTables(NamedTuple):
    """A game's deals on a graphics card: their shape, the function that says which end one is, what it looks at."""

    rows: int
    columns: int
    end_of: str  # its maker in `kernels.gpu.deal`
    given: tuple[int, ...]  # to the maker
    tables: tuple[NDArray[Any], ...]


class Deals(ABC):
    """A plan of such rounds. It has no state but what it was made with, so any thread or machine may run it."""

    name: str  # of its streams
    box: NDArray[np.uint8]  # what is dealt from
    many: int  # things are dealt in a round
    seated: PlanTable  # the table at which its rounds are played again
    on_a_card: ClassVar[str] = "deals"  # the module of `simulate.gpu` that hands it to a graphics card

    @cached_property
    def laid(self) -> tuple[str, ...]:
        """The wagers whose returns are told, each for itself: a bet of Caribbean stud is not counted with its ante."""
        return tuple(self.seated.open().game.wager_named)

    @property
    @abstractmethod
    def kinds(self) -> Sequence[str]:
        """What each end is called."""

    @property
    @abstractmethod
    def ends(self) -> list[End]:
        """What each end settles; one that no example had is learnt when it first comes."""

    @abstractmethod
    def end_of(self, dealt: Dealt) -> Ends:
        """The end of each round."""

    @abstractmethod
    def outcomes(self, row: Sequence[int]) -> tuple[Any, ...]:
        """What was dealt in a round, as the table's devices are asked for it."""

    def laid_out(self) -> DealTables:
        """For a graphics card."""
        raise BadInput(f"--gpu: {self.seated.game.name} has no tables for a card; without it the processor plays")

    def room(self, rounds: int) -> Dealt:
        """For what is dealt in so many rounds."""
        return np.empty((rounds, self.many), np.uint8)

    def deal(self, seed: int, chunk: int, out: Dealt, box: NDArray[np.uint8] | None = None) -> Dealt:
        """The first rounds of a chunk, as many as there is room for; for examples, also out of another box."""
        deal(np.uint64(seed), self.stream, np.uint64(chunk), self.box if box is None else box, out)
        return out

    @cached_property
    def stream(self) -> np.uint64:
        return name_of(self.name)

    def count(self, seed: int, chunks: range, rounds: int, counts: NDArray[np.int64]) -> None:
        room = self.room(CHUNK)  # once: memory that is asked for anew costs as much as the rounds
        for chunk in chunks:
            dealt = self.deal(seed, chunk, room[: rounds_in(chunk, rounds)])
            ends, before = self.end_of(dealt), counts[self.no_example]
            tally(ends, counts)
            self._learn(dealt, ends, self.no_example[counts[self.no_example] > before])

    @cached_property
    def no_example(self) -> NDArray[np.intp]:
        """The ends that no example had."""
        return np.flatnonzero([end is NEVER for end in self.ends])

    def learn(self, seed: int, chunk: int, rounds: int) -> None:
        """What the ends of this chunk's rounds settle, out of a run of so many, where no example had them."""
        dealt = self.deal(seed, chunk, self.room(rounds_in(chunk, rounds)))
        ends = self.end_of(dealt)
        self._learn(dealt, ends, np.intersect1d(ends, self.no_example))

    def _learn(self, dealt: Dealt, ends: Ends, which: NDArray[np.intp]) -> None:
        for end in which.tolist():
            self.ends[end] = self.seated.end(self.outcomes(dealt[ends == end][0].tolist()))

    def trail(self, seed: int, chunk: int, rounds: int) -> Ends:
        return self.end_of(self.deal(seed, chunk, self.room(rounds)))

    def seen(self, seed: int, chunk: int, rounds: int) -> list[SampleRound]:
        dealt = self.deal(seed, chunk, self.room(rounds))
        ends: list[int] = self.end_of(dealt).tolist()
        return [SampleRound(self.outcomes(row), end) for row, end in zip(dealt.tolist(), ends, strict=True)]

    def settled(self, examples: Iterable[Dealt]) -> list[End]:
        """One round of each kind that these rounds have is played at the table; other ends never come."""
        found: dict[int, End] = {}
        for dealt in examples:
            ends, first = np.unique(self.end_of(dealt), return_index=True)
            for end, row in zip(ends.tolist(), dealt[first].tolist(), strict=True):
                if end not in found:
                    found[end] = self.seated.end(self.outcomes(row))
        return [found.get(end, NEVER) for end in range(len(self.kinds))]
