"""What a return is the sum of: every way for a wager to end, how likely it is and what it comes to; stage by stage."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from fractions import Fraction
from typing import Any, NamedTuple, TypeAlias

from houseway.money import Pays
from houseway.odds.chain import End, Visited, visits
from houseway.odds.exact import fee_of, net_of
from houseway.odds.term import Ending
from houseway.play.game import Game, Stages
from houseway.play.settlement import Line
from houseway.play.wager import Clause, Verdict, Wager
from houseway.play.words import ENDS
from houseway.why.tree import told

PLAYER = "the player"
ALWAYS = Fraction(1)


class Position(NamedTuple):
    """Where a wager that stands over several throws can lie: how likely it comes there, and how it goes on to its end.

    The chances of its terms are those of a throw that takes it out of there.
    """

    says: str
    reached: Fraction
    terms: tuple[Ending, ...]
    onward: Fraction  # how likely it goes on to another stage from here

    @property
    def adds(self) -> Fraction:
        return self.reached * sum((term.adds for term in self.terms), Fraction(0))


Worth: TypeAlias = Callable[[Clause[Any]], Fraction]
"""What a unit of the wager comes to by a clause."""


def terms_of(
    wager: Wager[Any], selection: str, chances: Iterable[tuple[Any, int]], worth: Worth | None = None
) -> tuple[Ending, ...]:
    """One for each clause that decides something; and the fee, where one is paid whatever comes."""
    ways = Terms(wager, selection)
    for facts, weight in chances:
        ways.add(facts, Fraction(weight))
    total = sum(ways.weights.values(), Fraction(0))
    found = tuple(ways.terms(total, worth or per_unit(wager)))
    return found if worth is not None else (*found, *_fee(wager, selection))


def per_unit(wager: Wager[Any]) -> Worth:
    """Without any rounding."""
    return lambda clause: net_of(clause.verdict, clause.pays or wager.pays, wager.commission)


def _fee(wager: Wager[Any], selection: str) -> Iterator[Ending]:
    if wager.fee is not None:
        share = fee_of(wager, selection)
        under = wager.fee(selection).under
        yield Ending("costs a fee", f"{share} of the stake is paid beside it, whatever comes", ALWAYS, -share, (under,))


class Terms:
    """What comes, gathered by the clause that it makes apply."""

    def __init__(self, wager: Wager[Any], selection: str) -> None:
        self.wager = wager
        self.line = Line(PLAYER, wager.name, selection, Verdict.STANDS, 100, 0, 0, 0, 0, ())
        self.weights: dict[int, Fraction] = {}
        self.sentences: dict[int, dict[str, None]] = {}

    def add(self, facts: Any, weight: Fraction) -> Clause[Any]:
        clause = self.wager.decide(facts)
        at = self.wager.clauses.index(clause)
        self.weights[at] = self.weights.get(at, Fraction(0)) + weight
        self.sentences.setdefault(at, {})[told(clause.because, facts, self.line)] = None
        return clause

    def terms(self, total: Fraction, worth: Worth) -> Iterator[Ending]:
        for at in sorted(self.weights):
            clause = self.wager.clauses[at]
            says = _in_words(list(self.sentences[at]))
            cites = (*clause.cites, *(self.wager.paid_cites if clause.verdict is Verdict.WIN else ()))
            yield Ending(_ends(clause, self.wager.pays), says, self.weights[at] / total, worth(clause), cites)


def _ends(clause: Clause[Any], pays: Pays) -> str:
    """`wins 35 to 1`, `loses`."""
    ends = ENDS[clause.verdict]
    return f"{ends} {clause.pays or pays}" if clause.verdict is Verdict.WIN else ends


def _in_words(sentences: list[str]) -> str:
    first = sentences[0]
    return first if len(sentences) == 1 else f"for example: {first} (one of {len(sentences)} ways)"


# Wagers that stand


def stages_of(game: Game[Any], wager: Wager[Any], selection: str, worth: Worth | None = None) -> list[Position]:
    """Every stage from which something ends it, in the order in which they are come to."""
    assert game.stages is not None
    stages = game.stages(wager, selection)
    at: dict[Hashable, Terms] = {}

    def step(stage: Any) -> Iterator[tuple[Hashable, int]]:
        ways = at.setdefault(stage, Terms(wager, selection))
        for facts, onward, weight in stages.next(stage):
            if wager.decide(facts).verdict is Verdict.STANDS:
                yield onward, weight
            else:
                ways.add(facts, Fraction(weight))
                yield End(facts), weight

    found = list(_stages(stages, visits(stages.start, step), at, worth or per_unit(wager)))
    fee = tuple(_fee(wager, selection)) if worth is None else ()
    return [*found, *(Position("whatever comes", ALWAYS, (term,), Fraction(0)) for term in fee)]


def _stages(
    stages: Stages, visited: Mapping[Hashable, Visited], at: Mapping[Hashable, Terms], worth: Worth
) -> Iterator[Position]:
    for stage, (times, row) in visited.items():
        leaves = 1 - row.get(stage, Fraction(0))
        ends = sum((chance for to, chance in row.items() if isinstance(to, End)), Fraction(0))
        ways = at[stage]
        if ways.weights:
            total = sum(ways.weights.values(), Fraction(0)) * leaves / ends
            yield Position(stages.says(stage), times * leaves, tuple(ways.terms(total, worth)), 1 - ends / leaves)
