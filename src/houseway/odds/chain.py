"""Wagers that stand over several throws: a finite Markov chain, solved exactly.

>>> def heads_before_two_tails(tails):
...     return [(End("heads"), 1), (End("tails") if tails else 1, 1)]
>>> found = solve(0, heads_before_two_tails)
>>> found.ends["heads"], found.steps
(Fraction(3, 4), Fraction(3, 2))
"""

from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from math import lcm
from typing import Any, TypeAlias


@dataclass(frozen=True, slots=True)
class End:
    """A state that is left no more: what decided the wager."""

    value: Hashable


Step: TypeAlias = Callable[[Any], Iterable[tuple[Hashable, int]]]
"""By state: every state or end that can come next, with its weight."""
Chain: TypeAlias = dict[Hashable, dict[Hashable, Fraction]]


Row: TypeAlias = dict[Hashable, Fraction]
"""By what can come next, how likely."""
Visited: TypeAlias = tuple[Fraction, Row]
"""How often a state is come to, and what can come next."""


@dataclass(frozen=True, slots=True)
class Solution:
    """How likely each end is, and how many steps lead to one on average."""

    ends: dict[Any, Fraction]
    steps: Fraction


def solve(start: Hashable, step: Step) -> Solution:
    """From `start`, step by step until an end: every state is eliminated in turn, in fractions."""
    chain = _reached(start, step)
    steps = dict.fromkeys(chain, Fraction(1))
    for gone in [state for state in chain if state != start]:
        _eliminate(chain, steps, gone)
    goes_on = 1 - chain[start].pop(start, Fraction(0))
    if not goes_on:
        raise ValueError(f"no end is ever reached from {start}")
    ends = {end.value: chance / goes_on for end, chance in chain[start].items() if isinstance(end, End)}
    return Solution(ends, steps[start] / goes_on)


def _reached(start: Hashable, step: Step) -> Chain:
    """Every state that can be reached, with its transitions."""
    chain: Chain = {}
    waiting = [start]
    while waiting:
        state = waiting.pop(0)
        if state in chain:
            continue
        chain[state] = _row(step(state))
        waiting += [each for each in chain[state] if not isinstance(each, End)]
    return chain


def _row(found: Iterable[tuple[Hashable, int]]) -> dict[Hashable, Fraction]:
    summed: dict[Hashable, int] = {}
    for state, weight in found:
        summed[state] = summed.get(state, 0) + weight
    total = sum(summed.values())
    return {state: Fraction(weight, total) for state, weight in summed.items() if weight}


def _eliminate(chain: Chain, steps: dict[Hashable, Fraction], gone: Hashable) -> None:
    """Whoever led to this state leads on to where it ends up; the time spent in it is theirs."""
    row = chain.pop(gone)
    leaves = 1 - row.pop(gone, Fraction(0))
    if not leaves:
        raise ValueError(f"no end is ever reached from {gone}")
    for state, other in chain.items():
        share = other.pop(gone, Fraction(0)) / leaves
        if share:
            steps[state] += share * steps[gone]
            for to, chance in row.items():
                other[to] = other.get(to, Fraction(0)) + share * chance


def visits(start: Hashable, step: Step) -> dict[Hashable, Visited]:
    """Every state with how often it is come to on average, a return to itself counted, and what can come next."""
    chain = _reached(start, step)
    return {state: (_times(chain, start, state), row) for state, row in chain.items()}


def _times(chain: Chain, start: Hashable, state: Hashable) -> Fraction:
    """What leads there from the start, over what does not lead back: the others are eliminated in turn."""
    left = {each: dict(row) for each, row in chain.items()}
    steps = dict.fromkeys(left, Fraction(1))
    for gone in [each for each in chain if each not in (start, state)]:
        _eliminate(left, steps, gone)
    back = 1 / (1 - left[state].get(state, Fraction(0)))
    if state == start:
        return back
    comes = left[start].get(state, Fraction(0)) / (1 - left[start].get(start, Fraction(0)))
    returns = left[state].get(start, Fraction(0)) * comes  # by way of the start
    return comes * back / (1 - returns * back)


def weights(ends: dict[Any, Fraction]) -> Iterator[tuple[Any, int]]:
    """The ends with whole weights, as `Game.chances` gives them."""
    scale = lcm(*(chance.denominator for chance in ends.values()))
    for end, chance in ends.items():
        yield end, int(chance * scale)
