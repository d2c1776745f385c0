"""Walk a procedure: from stop to stop, by every answer, into the table of its states.

Two rounds whose `key` is equal have equal futures: a walk keeps one of them. What comes out is a table of small
integers that plays like the procedure itself, whatever devices it draws on: dice and then tiles, a wheel, cards that
leave a shoe.
"""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, NamedTuple, TypeAlias

from houseway.play.key import Aside
from houseway.play.round import Round
from houseway.play.settlement import Line
from houseway.play.stops import Alike, Lead, Onward, Path, Stop, Stops
from houseway.play.strategy import Decider
from houseway.play.wager import Verdict


class WagerFate(NamedTuple):
    """What became of one wager, for each unit of the first."""

    wager: str
    selection: str
    verdict: Verdict
    staked: Fraction
    net: Fraction


End: TypeAlias = tuple[WagerFate, ...]


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
        WagerFate(line.wager, line.selection, line.verdict, Fraction(line.stake, unit), Fraction(line.net, unit))
        for line in lines
    )


def walk(
    begin: Callable[[], Round[Any]],
    strategies: Mapping[str, Decider],
    *,
    alike: Alike = lambda outcome: outcome,
    key: Callable[[Round[Any]], Hashable] | None = None,
    onward: Onward = nowhere,
    counts: Callable[[Line], bool] = every,
    same_here: Callable[[Round[Any]], Alike] | None = None,
    most_states: int = 10_000,
) -> Automaton:
    """Every state that can be reached from `begin`, where players decide by their strategies and staff as usual.

    Outcomes that are `alike` are one symbol: for blackjack, all cards of one value; `same_here` says of a round which
    symbols lead to the same from there. A strategy must decide alike where the round goes on alike. Where a wager
    stands, `onward` gives the next round at the same table; an end then has the lines of all rounds, as far as they
    count.
    """
    stops = Stops(begin, [strategies], alike, key or begin().game.key, onward, counts, same_here)
    return Walk(stops, most_states).automata()[0]


def walks(
    begin: Callable[[], Round[Any]],
    ways: Sequence[Mapping[str, Decider]],
    *,
    alike: Alike,
    key: Callable[[Round[Any]], Hashable] | None = None,
    same_here: Callable[[Round[Any]], Alike] | None = None,
    most_states: int = 10_000,
) -> list[Automaton]:
    """By each of several ways of play, with the same states and ends: a state is what lies there, whoever came to it.

    All of them decide for the same people.
    """
    stops = Stops(begin, ways, alike, key or begin().game.key, nowhere, every, same_here)
    return Walk(stops, most_states).automata()


class Walk:
    """A walk on its way: a state is a stop with what was set aside before, and knows from where it was reached."""

    def __init__(self, stops: Stops, most_states: int) -> None:
        self.stops, self.most_states = stops, most_states
        self.asides: list[Aside] = []
        self.aside_numbers: dict[Aside, int] = {}
        self.sums: dict[tuple[int, Aside], int] = {}
        self.numbers: dict[tuple[int, int], int] = {}
        self.found: list[tuple[int, int]] = []  # the number of the stop, and of what was set aside
        self.came: list[tuple[int, int]] = []  # from which state, and by which step
        self.chances = 0  # of these, where a device is awaited: the states of an automaton
        self.ends: dict[End, int] = {}

    def automata(self) -> list[Automaton]:
        """One for each way of play."""
        first = self.stops.reach(())
        start = self._number(first.to, self._aside(first.more), -1, 0) if isinstance(first, Lead) else self._end(first)
        rows: list[list[int]] = []
        while len(rows) < len(self.found):
            row: list[int] = []
            for at, same in enumerate(self._stop(len(rows)).same):
                row.append(row[same] if same < at else self._leads(len(rows), at))
            rows.append(row)
        return [self._automaton(rows, start, way) for way in range(len(self.stops.ways))]

    def _stop(self, state: int) -> Stop:
        return self.stops.found[self.found[state][0]]

    def _leads(self, state: int, at: int) -> int:
        """The state after a step; an end is told below nought, until the states are counted."""
        number, aside = self.found[state]
        lead, stop = self.stops.lead(number, at), self.stops.found[number]
        if isinstance(lead, Lead):
            return self._number(lead.to, self._plus(aside, lead.more), state, at)
        as_then = self.asides[aside] == stop.aside
        return self._end(lead if as_then else self.stops.lines((*self._path(state), stop.steps[at])))

    def _number(self, stop: int, aside: int, state: int, at: int) -> int:
        number = self.numbers.setdefault((stop, aside), len(self.found))
        if number == len(self.found):
            self.found.append((stop, aside))
            self.came.append((state, at))
            self.chances += bool(self.stops.found[stop].device)
            if self.chances > self.most_states:
                raise ValueError(f"more than {self.most_states} states: the key tells apart what has the same future")
        return number

    def _plus(self, aside: int, more: Aside) -> int:
        if not any(more):
            return aside
        if (aside, more) not in self.sums:
            whole = tuple(a + b for a, b in zip(self.asides[aside], more, strict=True))
            self.sums[aside, more] = self._aside(whole)
        return self.sums[aside, more]

    def _aside(self, aside: Aside) -> int:
        number = self.aside_numbers.setdefault(aside, len(self.asides))
        if number == len(self.asides):
            self.asides.append(aside)
        return number

    def _path(self, state: int) -> Path:
        """The answers by which it was first reached."""
        path = []
        while (came := self.came[state])[0] >= 0:
            state, at = came
            path.append(self._stop(state).steps[at])
        return tuple(reversed(path))

    def _end(self, lines: list[Line]) -> int:
        unit = lines[0].stake if lines else 1
        return ~self.ends.setdefault(ended(lines, unit), len(self.ends))

    def _automaton(self, rows: list[list[int]], start: int, way: int) -> Automaton:
        """Where each outcome leads when what is decided after it is decided that way."""
        chances = [state for state in range(len(rows)) if self._stop(state).device]
        place = {state: at for at, state in enumerate(chances)}

        def decided(to: int) -> int:
            for _ in range(len(rows) + 1):
                if to < 0 or to in place:
                    return place[to] if to >= 0 else len(chances) + ~to
                to = rows[to][self._stop(to).by_way[way]]
            raise ValueError("decisions lead back to themselves: nothing comes any more")

        states = []
        for state in chances:
            stop = self._stop(state)
            symbols = tuple(step.what for step in stop.steps)
            states.append(State(stop.device, symbols, stop.weights, tuple(map(decided, rows[state]))))
        return Automaton(states, list(self.ends), decided(start))
