"""Walk a procedure: replay prefixes of answers, merge states by the game's `key`, and return the transition table.

A procedure is deterministic, so the answers so far say everything. Two rounds whose `key` is equal have equal futures:
a walk keeps one of them. What comes out is a table of small integers that plays like the procedure itself.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from houseway.play.ask import Outcome
from houseway.play.round import Round
from houseway.play.settlement import Line

__all__ = ["Automaton", "End", "walk"]

End: TypeAlias = tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Automaton:
    """`table[state][symbol]` is the next state; from `len(table)` on, states are ends: `ends[state - len(table)]`."""

    symbols: Sequence[Any]
    table: list[list[int]]
    ends: list[End]
    start: int = 0

    def play(self, symbols: Sequence[int]) -> tuple[End | None, int]:
        """Follow symbols by their index; the settlement, or None where they run out, and how many were used."""
        state, size = self.start, len(self.table)
        for used, symbol in enumerate(symbols):
            if state >= size:
                return self.ends[state - size], used
            state = self.table[state][symbol]
        return (self.ends[state - size] if state >= size else None), len(symbols)


def walk(
    begin: Callable[[], Round[Any]],
    decide: Callable[[Round[Any]], None],
    symbols: Sequence[Any],
    key: Callable[[Round[Any]], object],
    most_states: int = 10_000,
) -> Automaton:
    """Every state that can be reached from `begin`, where `decide` answers whatever is not an outcome.

    `symbols` are the outcomes that are told apart, one of each kind: for blackjack one card of each value.
    """
    numbers: dict[object, int] = {}
    prefixes: list[tuple[Any, ...]] = []
    table: list[list[int]] = []
    ends: dict[End, int] = {}

    def number(prefix: tuple[Any, ...]) -> int:
        round_ = _replay(begin, decide, prefix)
        if round_.over:
            return ~ends.setdefault(tuple(round_.lines), len(ends))  # numbered after the states, once those are known
        state = key(round_)
        if state not in numbers:
            if len(numbers) == most_states:
                raise ValueError(f"more than {most_states} states: the key tells apart what has the same future")
            numbers[state] = len(prefixes)
            prefixes.append(prefix)
        return numbers[state]

    start = number(())
    while len(table) < len(prefixes):
        prefix = prefixes[len(table)]
        table.append([number((*prefix, symbol)) for symbol in symbols])
    size = len(table)
    final = [[to if to >= 0 else size + ~to for to in row] for row in table]
    return Automaton(symbols, final, list(ends), start if start >= 0 else size + ~start)


def _replay(begin: Callable[[], Round[Any]], decide: Callable[[Round[Any]], None], prefix: Sequence[Any]) -> Round[Any]:
    """A fresh round, answered by the prefix and then by decisions up to the next outcome."""
    round_ = begin()
    _decide_all(round_, decide)
    for symbol in prefix:
        round_.outcome(symbol)
        _decide_all(round_, decide)
    return round_


def _decide_all(round_: Round[Any], decide: Callable[[Round[Any]], None]) -> None:
    while not round_.over and not isinstance(round_.ask, Outcome):
        decide(round_)
