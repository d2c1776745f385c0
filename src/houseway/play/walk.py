"""Walk a procedure: replay prefixes of answers, merge states by the game's `key`, and return the transition table.

A procedure is deterministic, so the answers so far say everything. Two rounds whose `key` is equal have equal futures:
a walk keeps one of them. What comes out is a table of small integers that plays like the procedure itself, whatever
devices it draws on: dice and then tiles, a wheel, cards that leave a shoe.
"""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, NamedTuple, TypeAlias

from houseway.play.ask import Choice, Outcome
from houseway.play.driver import answer_ordinarily
from houseway.play.round import Round
from houseway.play.settlement import Line
from houseway.play.strategy import Move, Strategy
from houseway.play.view import view
from houseway.play.wager import Verdict
from houseway.play.wagering import Wagering


class Ended(NamedTuple):
    """What became of one wager, for each unit of the first."""

    wager: str
    selection: str
    verdict: Verdict
    staked: Fraction
    net: Fraction


End: TypeAlias = tuple[Ended, ...]
Alike: TypeAlias = Callable[[Any], Hashable]
Onward: TypeAlias = Callable[[Round[Any]], Round[Any] | None]


def nowhere(_round: Round[Any]) -> None:
    """A walk ends with its round."""


def every(_line: Line) -> bool:
    return True


class State(NamedTuple):
    """What is awaited there, what may come, how often, and where each leads.

    The weights are those of the device as it was when the state was first reached: a wheel's and a die's always, a
    shoe's only by then, and whoever plays without replacement counts the cards that are out.
    """

    device: str
    symbols: tuple[Any, ...]
    weights: tuple[int, ...]
    to: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Automaton:
    """`states[n].to[at]` is the next state; from `len(states)` on, they are ends: `ends[state - len(states)]`."""

    states: list[State]
    ends: list[End]
    start: int = 0

    def play(self, outcomes: Iterable[Any], alike: Alike = lambda outcome: outcome) -> tuple[End | None, int]:
        """Follow outcomes; the end, or None where they run out, and how many were used."""
        state, size, used = self.start, len(self.states), 0
        for outcome in outcomes:
            if state >= size:
                break
            here, used = self.states[state], used + 1
            state = here.to[[alike(each) for each in here.symbols].index(alike(outcome))]
        return (self.ends[state - size] if state >= size else None), used

    def expected(self) -> dict[str, Fraction]:
        """The exact return of each wager for each unit of the first, where no device remembers what it gave."""
        chance = self._chances()
        found: dict[str, Fraction] = {}
        for at, end in enumerate(self.ends):
            for each in end:
                found[each.wager] = found.get(each.wager, Fraction(0)) + chance[len(self.states) + at] * each.net
        return found

    def _chances(self) -> list[Fraction]:
        """How likely each state is to be passed, by states in an order in which none leads back."""
        chance = [Fraction(0)] * (len(self.states) + len(self.ends))
        chance[self.start] = Fraction(1)
        for number in self._in_order():
            state = self.states[number]
            whole = sum(state.weights)
            for weight, to in zip(state.weights, state.to, strict=True):
                chance[to] += chance[number] * Fraction(weight, whole)
        return chance

    def _in_order(self) -> list[int]:
        leads = [0] * len(self.states)
        for state in self.states:
            for to in state.to:
                if to < len(leads):
                    leads[to] += 1
        ready, found = [n for n, count in enumerate(leads) if not count], list[int]()
        while ready:
            found.append(ready.pop())
            for to in self.states[found[-1]].to:
                if to < len(leads):
                    leads[to] -= 1
                    ready += [] if leads[to] else [to]
        if len(found) < len(leads):
            raise ValueError("a state leads back to itself: a round may go on for ever")
        return found


def ended(lines: Sequence[Line], unit: int) -> End:
    """Settlements per unit of the first wager."""
    return tuple(
        Ended(line.wager, line.selection, line.verdict, Fraction(line.stake, unit), Fraction(line.net, unit))
        for line in lines
    )


def walk(
    begin: Callable[[], Round[Any]],
    strategies: Mapping[str, Strategy],
    *,
    alike: Alike = lambda outcome: outcome,
    key: Callable[[Round[Any]], Hashable] | None = None,
    onward: Onward = nowhere,
    counts: Callable[[Line], bool] = every,
    most_states: int = 10_000,
) -> Automaton:
    """Every state that can be reached from `begin`, where players decide by their strategies and staff as usual.

    Outcomes that are `alike` are one symbol: for blackjack, all cards of one value. A strategy must decide alike where
    the key is equal. Where a wager stands, `onward` gives the next round at the same table; an end then has the lines
    of all rounds, as far as they count.
    """
    return Walk(begin, strategies, alike, key, onward, counts, most_states).run()


class Walk:
    """A walk on its way: the states found so far, each with the answers that lead to it."""

    def __init__(
        self,
        begin: Callable[[], Round[Any]],
        strategies: Mapping[str, Strategy],
        alike: Alike,
        key: Callable[[Round[Any]], Hashable] | None,
        onward: Onward,
        counts: Callable[[Line], bool],
        most_states: int,
    ) -> None:
        self.begin, self.strategies, self.alike, self.most_states = begin, strategies, alike, most_states
        self.onward, self.counts = onward, counts
        self.key = key or begin().game.key
        self.moves: dict[Hashable, Move | None] = {}  # by key: what was decided there
        self.numbers: dict[Hashable, int] = {}
        self.found: list[tuple[str, tuple[Any, ...], tuple[int, ...], tuple[Any, ...]]] = []
        self.ends: dict[End, int] = {}

    def run(self) -> Automaton:
        start, table = self._number(()), list[list[int]]()
        while len(table) < len(self.found):
            _, symbols, _, prefix = self.found[len(table)]
            table.append([self._number((*prefix, symbol)) for symbol in symbols])
        size = len(table)
        rows = [tuple(to if to >= 0 else size + ~to for to in row) for row in table]
        states = [State(*found[:3], row) for found, row in zip(self.found, rows, strict=True)]
        return Automaton(states, list(self.ends), start if start >= 0 else size + ~start)

    def _number(self, prefix: tuple[Any, ...]) -> int:
        """The state after these outcomes; an end is told below nought, until the states are counted."""
        round_, before = self._replay(prefix)
        if round_.over:
            lines = [*before, *filter(self.counts, round_.lines)]
            unit = lines[0].stake if lines else 1
            return ~self.ends.setdefault(ended(lines, unit), len(self.ends))
        state = (self.key(round_), *before)
        if state not in self.numbers:
            if len(self.numbers) == self.most_states:
                raise ValueError(f"more than {self.most_states} states: the key tells apart what has the same future")
            self.numbers[state] = len(self.found)
            self.found.append((*self._symbols(round_), prefix))
        return self.numbers[state]

    def _symbols(self, round_: Round[Any]) -> tuple[str, tuple[Any, ...], tuple[int, ...]]:
        """What may come, one of each kind, with the weights of all that are like it."""
        ask = round_.ask
        assert isinstance(ask, Outcome)
        first: dict[Hashable, Any] = {}
        weights: dict[Hashable, int] = {}
        for value, weight in ask.device.weights().items():
            if weight:
                kind = self.alike(value)
                first.setdefault(kind, value)
                weights[kind] = weights.get(kind, 0) + weight
        return ask.who, tuple(first.values()), tuple(weights.values())

    def _replay(self, prefix: Sequence[Any]) -> tuple[Round[Any], list[Line]]:
        """A round, answered by the prefix and then by decisions up to the next outcome; what was settled before it."""
        before: list[Line] = []
        round_ = self._on(self.begin(), before)
        for symbol in prefix:
            round_.outcome(symbol)
            round_ = self._on(round_, before)
        return round_, before

    def _on(self, round_: Round[Any], before: list[Line]) -> Round[Any]:
        """Up to the next outcome, through as many rounds as there are."""
        self._decide_all(round_)
        while round_.over:
            lines = list(filter(self.counts, round_.lines))
            further = self.onward(round_)
            if further is None:
                break
            before += lines
            round_ = further
            self._decide_all(round_)
        return round_

    def _decide_all(self, round_: Round[Any]) -> None:
        while isinstance(ask := round_.ask, Choice | Wagering):
            who = self._decides(round_, ask)
            move = self._move(round_, who) if who else None
            if move is None:
                answer_ordinarily(round_)
            else:
                round_.act(who, *move)

    def _decides(self, round_: Round[Any], ask: Choice | Wagering) -> str:
        """Whose strategy is asked: whoever is awaited, and while wagers are open whoever has none down yet."""
        if isinstance(ask, Choice):
            return ask.who if ask.who in self.strategies else ""
        down = {placed.person for placed in round_.table.placed}
        return next((who for who in self.strategies if who not in down), "")

    def _move(self, round_: Round[Any], who: str) -> Move | None:
        state = self.key(round_)
        if state not in self.moves:
            seen = view(round_, who)
            self.moves[state] = self.strategies[who].decide(seen, seen.listed)
        return self.moves[state]
