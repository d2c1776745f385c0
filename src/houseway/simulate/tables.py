"""A walked procedure as tables of small integers, for the kernels; kept on disk, as a walk takes seconds."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from houseway.play.stops import Alike
from houseway.play.walk import Automaton, End

MOST_STATES: Final = 1 << 16


@dataclass(frozen=True, eq=False)
class Tables:
    """`to[symbol, state]` is the next state. A state that ends a round goes on as `start` does."""

    to: NDArray[np.uint16]
    end_states: NDArray[np.uint64]  # by number of the end
    ends: tuple[End, ...]
    start: int
    kinds: tuple[Hashable, ...]  # what is alike, by symbol

    @property
    def end_of(self) -> NDArray[np.int32]:
        """By state: the number of the end that it is, or -1."""
        found = np.full(self.to.shape[1], -1, np.int32)
        found[self.end_states] = np.arange(len(self.ends))
        return found

    def lengths(self) -> tuple[int, int]:
        """The fewest and the most outcomes of a round; no round goes on for ever."""
        ends, at, least, most = set(self.end_states.tolist()), {self.start}, 0, 0
        while at:
            most += 1
            after = set(self.to[:, sorted(at)].ravel().tolist())
            least = least or (most if after & ends else 0)
            at = after - ends
            if most > self.to.shape[1]:
                raise ValueError("a state leads back to itself: a round may go on for ever")
        return least, most


def compiled(automaton: Automaton, alike: Alike) -> Tables:
    """The states of a walk, those that come often side by side, and the ends after them."""
    size, ends = len(automaton.states), len(automaton.ends)
    if size + ends > MOST_STATES:
        raise ValueError(f"{size + ends} states are more than a table holds")
    given = {state.symbols: tuple(map(alike, state.symbols)) for state in automaton.states}
    kinds = tuple(dict.fromkeys(kind for each in given.values() for kind in each))
    place = {kind: at for at, kind in enumerate(kinds)}
    rows = {symbols: [place[kind] for kind in each] for symbols, each in given.items()}
    number = np.arange(size + ends)
    number[by_visits(automaton)] = np.arange(size)
    to = np.zeros((len(kinds), size + ends), np.uint16)
    for at, state in enumerate(automaton.states):
        to[rows[state.symbols], number[at]] = number[list(state.to)]
    start = int(number[automaton.start])
    to[:, size:] = to[:, start : start + 1]
    return Tables(to, np.arange(size, size + ends, dtype=np.uint64), tuple(automaton.ends), start, kinds)


def by_visits(automaton: Automaton) -> list[int]:
    """The states, the most frequent first, so that what is looked up most lies close together in a processor's cache.

    Nearly: what comes back to a state that was walked before is not counted.
    """
    visits = [0.0] * (len(automaton.states) + len(automaton.ends))
    visits[automaton.start] = 1.0
    for at, state in enumerate(automaton.states):
        share = visits[at] / sum(state.weights)
        for weight, leads in zip(state.weights, state.to, strict=True):
            visits[leads] += share * weight
    return sorted(range(len(automaton.states)), key=lambda at: -visits[at])


def burning(tables: Tables, burnt: Callable[[Hashable], int]) -> tuple[Tables, int]:
    """With states before the first round of a shoe: a card is burnt, and as many more as it says. Where that begins."""
    more = [burnt(kind) for kind in tables.kinds]
    first, most = tables.to.shape[1], max(more)
    to = np.concatenate((tables.to, np.zeros((len(more), most + 1), np.uint16)), axis=1)
    to[:, first] = [first + left if left else tables.start for left in more]
    for left in range(1, most + 1):
        to[:, first + left] = first + left - 1 if left > 1 else tables.start
    return Tables(to, tables.end_states, tables.ends, tables.start, tables.kinds), first
