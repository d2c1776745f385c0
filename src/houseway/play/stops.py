"""Where rounds stop for an answer: found by replaying answers, and told apart by the game's `key`.

A procedure is deterministic, so the answers so far say everything. Rounds whose key is equal go on alike: one of them
is kept for all. Where a key is in two parts (`key.Parted`), rounds that go on alike are one stop, whatever lies aside.
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias

from houseway.play.ask import Choice, Outcome
from houseway.play.driver import answer_ordinarily, ordinary
from houseway.play.key import Aside, Parted
from houseway.play.round import NOTHING, Round
from houseway.play.settlement import Line
from houseway.play.strategy import Decider
from houseway.play.view import view
from houseway.play.wagering import Wagering

Alike: TypeAlias = Callable[[Any], Hashable]
Onward: TypeAlias = Callable[[Round[Any]], Round[Any] | None]


class Step(NamedTuple):
    """An answer: what somebody does, or, by nobody, what came from a device."""

    who: str
    what: Any
    details: Mapping[str, Any] = NOTHING

    def take(self, round_: Round[Any]) -> None:
        if self.who:
            round_.act(*self)
        else:
            round_.outcome(self.what)


Path: TypeAlias = tuple[Step, ...]


class Lead(NamedTuple):
    """The stop that follows, and what was set aside on the way there."""

    to: int
    more: Aside


@dataclass(slots=True)
class Stop:
    """A device is awaited, or somebody decides; the shortest way there that was found, and what lay aside then."""

    path: Path
    aside: Aside
    steps: list[Step]  # whatever may come, or be decided
    device: str = ""
    weights: tuple[int, ...] = ()  # of what may come
    same: tuple[int, ...] = ()  # by place of the step: the first that leads to the same
    by_way: tuple[int, ...] = ()  # which of the steps each way of play takes
    leads: dict[int, Lead | list[Line]] = field(default_factory=dict)  # by place of the step; lines where it is over


@dataclass
class Stops:
    """Those found so far. There may be several ways of play; each has a strategy for the same people."""

    begin: Callable[[], Round[Any]]
    ways: Sequence[Mapping[str, Decider]]
    alike: Alike
    key: Callable[[Round[Any]], Hashable]
    onward: Onward
    counts: Callable[[Line], bool]
    same_here: Callable[[Round[Any]], Alike] | None = None  # outcomes that lead to the same at one stop
    found: list[Stop] = field(default_factory=list)
    numbers: dict[Hashable, int] = field(default_factory=dict)
    every_ask: bool = False

    def __post_init__(self) -> None:
        """Nobody knows what a key in one part makes of an ordinary answer: that is given, and no stop."""
        self.every_ask = isinstance(self.key(self.begin()), Parted)

    def reach(self, path: Path) -> Lead | list[Line]:
        """Where the answers lead, and all that is set aside; what is settled, where the round is over."""
        round_, before = self._replay(path)
        if round_.over:
            return [*before, *filter(self.counts, round_.lines)]
        key = self.key(round_)
        goes_on, aside = key if isinstance(key, Parted) else (key, ())
        number = self.numbers.setdefault((goes_on, *before), len(self.found))
        if number == len(self.found):
            self.found.append(self._stop(round_, path, aside))
        return Lead(number, aside)

    def lead(self, number: int, at: int) -> Lead | list[Line]:
        """Where a step leads, replayed once; what is settled, if nothing else lay aside than did then."""
        stop = self.found[number]
        if at not in stop.leads:
            to = self.reach((*stop.path, stop.steps[at]))
            stop.leads[at] = Lead(to.to, grown(stop.aside, to.more)) if isinstance(to, Lead) else to
        return stop.leads[at]

    def lines(self, path: Path) -> list[Line]:
        """What is settled in the end."""
        to = self.reach(path)
        if isinstance(to, Lead):
            raise ValueError("what was set aside has a say in when a round is over")
        return to

    def _replay(self, path: Path) -> tuple[Round[Any], list[Line]]:
        """A round, answered so; what was settled in rounds before it."""
        before: list[Line] = []
        round_ = self._on(self.begin(), before, self.every_ask)
        for step in path:
            step.take(round_)
            round_ = self._on(round_, before, self.every_ask and (not step.who or step.who in self.ways[0]))
        return round_, before

    def _on(self, round_: Round[Any], before: list[Line], every_ask: bool) -> Round[Any]:
        """Up to the next stop, through as many rounds as there are.

        What follows one ordinary answer of the staff's with another is no stop of its own.
        """
        while True:
            while isinstance(ask := round_.ask, Choice | Wagering) and not (every_ask or self._decides(round_, ask)):
                answer_ordinarily(round_)
            if not round_.over:
                return round_
            lines = list(filter(self.counts, round_.lines))
            further = self.onward(round_)
            if further is None:
                return round_
            before += lines
            round_ = further

    def _decides(self, round_: Round[Any], ask: Choice | Wagering) -> str:
        """Whose strategy is asked: whoever is awaited, and while wagers are open whoever has none down yet."""
        if isinstance(ask, Choice):
            return ask.who if ask.who in self.ways[0] else ""
        down = {placed.person for placed in round_.table.placed}
        return next((who for who in self.ways[0] if who not in down), "")

    def _stop(self, round_: Round[Any], path: Path, aside: Aside) -> Stop:
        ask = round_.ask
        if isinstance(ask, Outcome):
            return self._chance(round_, ask, path, aside)
        assert isinstance(ask, Choice | Wagering)
        who, steps = self._decides(round_, ask), [Step(*ordinary(round_))]
        if who:
            seen = view(round_, who)
            moves = [way[who].decide(seen, seen.listed) for way in self.ways]
            steps = [Step(who, *move) if move else steps[0] for move in moves]
        different = [step for at, step in enumerate(steps) if step not in steps[:at]]
        by_way = tuple(map(different.index, steps)) if who else (0,) * len(self.ways)
        return Stop(path, aside, different, same=tuple(range(len(different))), by_way=by_way)

    def _chance(self, round_: Round[Any], ask: Outcome, path: Path, aside: Aside) -> Stop:
        """What may come, one of each kind, with the weights of all that are like it."""
        first: dict[Hashable, Any] = {}
        weights: dict[Hashable, int] = {}
        for value, weight in ask.device.weights().items():
            if weight:
                kind = self.alike(value)
                first.setdefault(kind, value)
                weights[kind] = weights.get(kind, 0) + weight
        here = [*map(self.same_here(round_) if self.same_here else self.alike, first.values())]
        steps, same = [Step("", each) for each in first.values()], tuple(map(here.index, here))
        return Stop(path, aside, steps, ask.who, tuple(weights.values()), same)


def grown(before: Aside, after: Aside) -> Aside:
    """What was set aside besides."""
    pairs = list(zip(before, after, strict=True))
    if any(there[: len(known)] != known for known, there in pairs):
        raise ValueError("what was set aside has changed before the round was over")
    return tuple(there[len(known) :] for known, there in pairs)
