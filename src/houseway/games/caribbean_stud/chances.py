"""What can decide each wager, weighted, for a player who bets by one rule: the exact odds of the game.

The rule is to bet with an ace, a king, a jack, an 8 and a 3 or anything higher, and to fold everything else, whatever
card the dealer shows. The best play also looks at that card (`odds.caribbean_stud`); it gains less than a tenth of a
percent of the ante.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction
from functools import cache
from typing import Any, Final, NamedTuple

from houseway.families.poker_hands import ODD_CARD_HAND
from houseway.games.caribbean_stud.pairs_of_hands import (
    ALL_PAIRS,
    GROUPS,
    HANDS,
    NOT_QUALIFIED,
    QUALIFIED,
    HandShape,
    Set,
    count,
    joint,
    pairs,
    ties,
)
from houseway.games.caribbean_stud.rules import ANTE
from houseway.games.caribbean_stud.wagers import BET, BET_ODDS, TIMES_THE_ANTE, Facts
from houseway.play.wager import Wager

BETS_FROM: Final[Set] = sum(1 << "23456789TJQKA".index(rank) for rank in "AKJ83")
"""The least odd card hand that bets."""


class Met(NamedTuple):
    """How many pairs of hands end in each way for one class of the player's hand."""

    no_hand: int
    higher: int
    equal: int
    lower: int


@cache
def meets(kind: int, bets_from: Set = BETS_FROM) -> Met:
    """A class of hands that bets, against every hand of the dealer's."""
    if kind == ODD_CARD_HAND:
        return _odd_cards(HandShape(sets=tuple(each for each in QUALIFIED.sets if each >= bets_from)))
    mine = GROUPS[kind]
    even = ties(mine)
    half = (joint(mine, mine) - even) // 2  # of two hands of a class, the player's is the higher as often as not
    below = joint(mine, QUALIFIED) + sum(joint(mine, other) for each, other in GROUPS.items() if each < kind)
    above = sum(joint(mine, other) for each, other in GROUPS.items() if each > kind)
    return Met(joint(mine, NOT_QUALIFIED), below + half, even, above + half)


def _odd_cards(mine: HandShape) -> Met:
    """An ace and a king each: set against set."""
    found: dict[int, Counter[int]] = {1: Counter(), 0: Counter(), -1: Counter()}
    for one in mine.sets:
        for two in QUALIFIED.sets:
            found[(one > two) - (one < two)][(one & two).bit_count()] += 1
    higher, equal, lower = (pairs(found[way], False, False) for way in (1, 0, -1))
    above = sum(joint(mine, other) for other in GROUPS.values())
    return Met(joint(mine, NOT_QUALIFIED), higher, equal, lower + above)


def bets(bets_from: Set = BETS_FROM) -> dict[int, Met]:
    return {kind: meets(kind, bets_from) for kind in (ODD_CARD_HAND, *GROUPS)}


def ends(kind: int) -> tuple[Facts, ...]:
    """The ways in which a hand that bets can end, in the order of `Met`."""
    return (
        Facts(qualifies=False, kind=kind),
        Facts(compare=1, kind=kind),
        Facts(kind=kind),
        Facts(compare=-1, kind=kind),
    )


def weighted(found: Mapping[int, Met]) -> Iterator[tuple[Facts, int]]:
    """What decides the wagers on hands that bet."""
    for kind, met in found.items():
        yield from zip(ends(kind), met, strict=True)


FOLDS: Final = Facts(folded=True)


def chances(wager: Wager[Any], _selection: str) -> Iterator[tuple[Facts, int]]:
    """What decides a wager of a player who bets by the rule above."""
    if wager.name in (ANTE, BET):
        yield from weighted(bets())
    if wager.name == ANTE:
        yield FOLDS, ALL_PAIRS - sum(sum(met) for met in bets().values())
    elif wager.name != BET:
        yield Facts(kind=ODD_CARD_HAND), count(QUALIFIED) + count(NOT_QUALIFIED)
        for kind, group in GROUPS.items():
            yield Facts(kind=kind), count(group)


def for_each_ante(bets_from: Set = BETS_FROM) -> Fraction:
    """The net result of ante and bet together, for each unit of the ante."""
    found = bets(bets_from)
    both = 1 + TIMES_THE_ANTE
    wins = sum(met.no_hand + met.higher * (1 + TIMES_THE_ANTE * BET_ODDS[kind].pays) for kind, met in found.items())
    net = wins - both * sum(met.lower for met in found.values())
    folded = ALL_PAIRS - sum(sum(met) for met in found.values())
    return Fraction(net - folded, ALL_PAIRS)


def qualification() -> Fraction:
    """How likely it is that the dealer's hand qualifies."""
    return 1 - Fraction(count(NOT_QUALIFIED), HANDS)
