"""Exact chances of a wager that one spin need not decide: its own clauses say when it is, and nothing is simulated."""

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterator
from fractions import Fraction
from math import lcm
from typing import TypeVar

from houseway.equipment.coins import Coins, Faces
from houseway.play.wager import Verdict, Wager

__all__ = ["until_decided"]

Facts = TypeVar("Facts", bound=Hashable)


def until_decided(
    wager: Wager[Facts], start: Facts, after: Callable[[Facts, Faces], Facts], coins: Coins
) -> Iterator[tuple[Facts, int]]:
    """Every way in which the wager comes to be decided from `start`, with whole weights.

    No facts come twice in one game, so the spins that a wager may stand through are finitely many.
    """
    weights = coins.weights()
    each = Fraction(1, sum(weights.values()))
    decided: defaultdict[Facts, Fraction] = defaultdict(Fraction)
    standing = {start: Fraction(1)}
    while standing:
        following: defaultdict[Facts, Fraction] = defaultdict(Fraction)
        for facts, chance in standing.items():
            for faces, weight in weights.items():
                then = after(facts, faces)
                stands = wager.decide(then).verdict is Verdict.STANDS
                (following if stands else decided)[then] += chance * weight * each
        standing = following
    whole = lcm(*(chance.denominator for chance in decided.values()))
    for facts, chance in decided.items():
        yield facts, int(chance * whole)
