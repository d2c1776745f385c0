"""How far chance goes with wagers that one outcome decides: their covariances, exactly, by what can come."""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, cached_property
from math import sqrt
from typing import Any, Final, NamedTuple, TypeAlias

from houseway.errors import HousewayError
from houseway.money import FixedSum
from houseway.odds.best_play import is_found
from houseway.odds.exact import Return, fee_of, net_of
from houseway.odds.rows import rows_of
from houseway.play.game import Game

PLAYS: Final = ("", "best")  # where decisions matter: against the best play
Settings: TypeAlias = tuple[tuple[str, Any], ...]
RowName: TypeAlias = tuple[str, str, str]
"""A wager as sums are kept of it: under which text and settings, which wager, and where, if that matters."""


class Outcomes(NamedTuple):
    """What one unit of a wager comes to, by the facts that decide it; each with its weight."""

    weights: Mapping[Hashable, int]
    nets: Mapping[Hashable, Fraction]


@dataclass(frozen=True, eq=False)
class ExpectedRow:
    """What is expected of a wager: by whom it is found, its return, and what decides it."""

    name: RowName
    found: Return
    outcomes: Outcomes | None  # none: it stands over several rounds, or people decide on the way
    followed_by: tuple[Return, ...] = ()  # what the same play adds to it

    @cached_property
    def cites(self) -> tuple[str, ...]:
        """What it is permitted, decided and paid under."""
        return tuple(each.text for each in self.found.cites)

    @property
    def adds(self) -> bool:
        """A double, a split, a bet on an ante: the return of the first wager has it already."""
        return self.found.follows and bool(self.found.strategy)

    @cached_property
    def prize(self) -> float:
        """The most that a unit may win."""
        every = [pays for each in (self.found, *self.followed_by) for pays in each.pays]
        return max((float(each.per_unit) for each in every if not isinstance(each, FixedSum)), default=1.0)


Book: TypeAlias = Mapping[tuple[str, str], ExpectedRow]


def title_of(game: Game[Any], settings: Settings) -> str:
    """Of a text and how its table is run."""
    run = [f"{name} {value}" for name, value in (*sorted(game.variant.items()), *settings)]
    return " ".join((game.name, game.rules, game.part, game.since, *run))


@cache
def book(game: Game[Any], settings: Settings) -> Book:
    """By wager and place, and by wager alone where every place returns the same."""
    try:
        rows = [row.found for row in rows_of(game, dict(settings)) if row.found.strategy in PLAYS]
    except HousewayError:
        return {}
    title = title_of(game, settings)
    found = {
        (each.wager, each.selection): ExpectedRow((title, each.wager, each.selection), each, _outcomes(game, each))
        for each in rows
    }
    for each in rows:
        alike = {one.expected for one in rows if one.wager == each.wager}
        if len(alike) == 1:
            found.setdefault((each.wager, ""), ExpectedRow((title, each.wager, ""), each, None))
    return {**found, **_together(found, rows)}


def _together(found: Book, rows: Iterable[Return]) -> Book:
    """Wagers that are followed by another of the same play: what is expected of the first is that of them together."""
    named = {each.wager: each for each in rows}
    whole = {each.wager.split(" + ")[0]: each for each in rows if each.strategy and " + " in each.wager}
    parts = {first: tuple(named[name] for name in each.wager.split(" + ")) for first, each in whole.items()}
    return {
        (wager, place): ExpectedRow(row.name, whole[wager], None, parts[wager])
        for (wager, place), row in found.items()
        if wager in whole
    }


def expected_of(known: Book, wager: str, selection: str) -> ExpectedRow | None:
    """What is expected of a wager there; a place that is not named is the only one, or any."""
    places = [place for name, place in known if name == wager and place] if not selection else []
    if len(places) == 1:
        return known[wager, places[0]]
    return known.get((wager, selection)) or known.get((wager, ""))


def _outcomes(game: Game[Any], found: Return) -> Outcomes | None:
    wager = game.wager_named.get(found.wager)
    if game.chances is None or wager is None or found.follows or is_found(game):
        return None  # where people decide, each has a hand of their own
    weights: dict[Hashable, int] = {}
    nets: dict[Hashable, Fraction] = {}
    fee, chances = fee_of(wager, found.selection), list(game.chances(wager, found.selection))
    for came, (facts, weight) in zip(_what_came([facts for facts, _ in chances]), chances, strict=True):
        clause = wager.decide(facts)
        weights[came] = weights.get(came, 0) + weight
        nets[came] = net_of(clause.verdict, clause.pays or wager.pays, wager.commission) - fee
    return Outcomes(weights, nets) if len(weights) == len(chances) else None


def _what_came(facts: Sequence[Any]) -> list[Hashable]:
    """Of each what varies: the others say what was wagered on."""
    varies = [at for at, column in enumerate(zip(*facts, strict=True)) if len(set(column)) > 1]
    return [tuple(each[at] for at in varies) for each in facts]


@cache
def covariance(one: ExpectedRow, other: ExpectedRow) -> Fraction | None:
    """Of a unit of each, decided together; None where what decides them together is not held."""
    if one is other:
        return one.found.variance if one.name[2] else None  # in one place they win and lose together
    if one.outcomes is None or other.outcomes is None or one.outcomes.weights != other.outcomes.weights:
        return None
    weights, left, right = one.outcomes.weights, one.outcomes.nets, other.outcomes.nets
    both = sum((left[facts] * right[facts] * weight for facts, weight in weights.items()), Fraction(0))
    return both / sum(weights.values()) - one.found.expected * other.found.expected


@cache
def at_most(one: ExpectedRow, other: ExpectedRow) -> Fraction:
    """The greatest that their covariance can be: as if they won and lost together."""
    return Fraction(sqrt(one.found.variance * other.found.variance))


def variance(stakes: Iterable[tuple[ExpectedRow, int]]) -> tuple[Fraction, Fraction]:
    """Of all that was staked in a round: what is exact, and what is at most added to it."""
    together: dict[ExpectedRow, int] = {}
    for row, stake in stakes:
        together[row] = together.get(row, 0) + stake
    exactly, besides = Fraction(0), Fraction(0)
    for one, staked in together.items():
        for other, also in together.items():
            found = covariance(one, other)
            if found is None:
                besides += staked * also * at_most(one, other)
            else:
                exactly += staked * also * found
    return exactly, besides
