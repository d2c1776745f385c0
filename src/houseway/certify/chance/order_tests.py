"""Tests of orders: cards, tiles and balls by their place, beside each other, and whether an order comes twice."""

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import permutations
from math import comb, sqrt
from typing import Final

from houseway.certify.chance.devices import Orders
from houseway.certify.chance.series_tests import ChanceTest, chi_square
from houseway.certify.evidence import chi_square_tail, poisson_two_sided, two_sided
from houseway.equipment.cards import FULL_DECK, RANK, SUIT, SUITS

LOOKED_AT: Final = 4  # whose order is looked at
SEEN_AGAIN: Final = 12  # things that tell an order from every other
FIRST, AFTER_THE_BURN, LATER = 0, 1, 10
CUTS: Final = Fraction(1, 4), Fraction(1, 2), Fraction(3, 4)  # of what is drawn, in front of a cut


def order_tests(found: Orders) -> Iterator[ChanceTest]:
    """Those of the same number of things from each new stack."""
    ranks, taken = _ranks(found), len(found.drawn[0])
    shown = found if max(found.kinds) == 1 else ranks
    for name, place in (("first", FIRST), ("first after the burn", AFTER_THE_BURN), ("eleventh", LATER)):
        if place < taken:
            yield _at_place(f"the {name} that comes", shown, place)
    yield from _behind_cuts(shown, taken)
    yield from _beside_each_other(found, ranks)
    if taken > LATER:
        yield _neighbours("neighbours", ranks, LATER - 1)
        yield _places(shown)
    if taken >= LOOKED_AT:
        yield _order_of_four(shown)
        yield _high_first(ranks)
    if taken >= SEEN_AGAIN:
        yield _comes_twice(shown)


def dealt_tests(found: Orders) -> Iterator[ChanceTest]:
    """Those of cards as they came in each round of a table, however many they were."""
    ranks = _ranks(found)
    yield _at_place("the first that comes", ranks, FIRST)
    yield from _beside_each_other(found, ranks)
    yield _order_of_four(ranks)


def _at_place(name: str, found: Orders, place: int) -> ChanceTest:
    came, whole = Counter(order[place] for order in found.drawn), sum(found.kinds)
    return chi_square(name, came, [each / whole for each in found.kinds], len(found.drawn))


def _behind_cuts(found: Orders, taken: int) -> Iterator[ChanceTest]:
    """Wherever the stack is cut, anything may lie there."""
    for place in dict.fromkeys(int(cut * taken) for cut in CUTS):
        if place > LATER:
            yield _at_place(f"the one behind a cut after {place}", found, place)


def _beside_each_other(found: Orders, ranks: Orders) -> Iterator[ChanceTest]:
    yield _neighbours("neighbours", ranks, FIRST)
    if ranks is not found:
        suits = _suits(found)
        yield _at_place("the suit of the first", suits, FIRST)
        yield _neighbours("suits of neighbours", suits, FIRST)


def _ranks(found: Orders) -> Orders:
    """Cards by their rank; other things as they are."""
    if len(found.kinds) != len(FULL_DECK):
        return found
    kinds = [0] * (max(RANK) + 1)
    for card, held in enumerate(found.kinds):
        kinds[RANK[card]] += held
    return Orders([[RANK[card] for card in order] for order in found.drawn], kinds)


def _suits(found: Orders) -> Orders:
    kinds = [0] * len(SUITS)
    for card, held in enumerate(found.kinds):
        kinds[SUIT[card]] += held
    return Orders([[SUIT[card] for card in order] for order in found.drawn], kinds)


def _neighbours(name: str, found: Orders, place: int) -> ChanceTest:
    """Two that come one after another, at one place of each order."""
    kinds, whole = found.kinds, sum(found.kinds)
    wide = len(kinds)
    came = Counter(order[place] * wide + order[place + 1] for order in found.drawn if len(order) > place + 1)
    chances = [
        one * (other - (first == second)) / (whole * (whole - 1))
        for first, one in enumerate(kinds)
        for second, other in enumerate(kinds)
    ]
    return chi_square(f"{name} at places {place + 1} and {place + 2}", came, chances, came.total())


def _places(found: Orders) -> ChanceTest:
    """How often each kind is among those that are drawn: a draw without putting back varies less than one with it."""
    whole, taken, orders = sum(found.kinds), len(found.drawn[0]), len(found.drawn)
    came = Counter(one for order in found.drawn for one in order)
    share = taken / whole
    if share == 1:  # whatever comes, every one is drawn: in which half, then
        came, share = Counter(one for order in found.drawn for one in order[: taken // 2]), (taken // 2) / whole
    statistic, cells = 0.0, 0
    for kind, held in enumerate(found.kinds):
        if held:
            expected = orders * held * share
            statistic += (came[kind] - expected) ** 2 / expected
            cells += 1
    statistic *= (whole - 1) / (whole * (1 - share))
    return ChanceTest("how often each is drawn", statistic, chi_square_tail(statistic, cells - 1))


def _order_of_four(found: Orders) -> ChanceTest:
    """Of every four in turn: which is the lowest, the next, and so on. Where two are alike, nothing is said."""
    orders = {order: at for at, order in enumerate(permutations(range(LOOKED_AT)))}
    starts = ((order, at) for order in found.drawn for at in range(0, len(order) - LOOKED_AT + 1, LOOKED_AT))
    fours = (order[at : at + LOOKED_AT] for order, at in starts)
    came = Counter(orders[_ranked(four)] for four in fours if len({*four}) == LOOKED_AT)
    return chi_square("the order of every four", came, [1 / len(orders)] * len(orders), came.total())


def _ranked(values: Sequence[int]) -> tuple[int, ...]:
    low = sorted(values)
    return tuple(low.index(each) for each in values)


def _high_first(found: Orders) -> ChanceTest:
    """How many of the upper half of the kinds come: too many, or too few."""
    whole, taken = sum(found.kinds), len(found.drawn[0]) // 2
    half = len(found.kinds) // 2
    high = sum(found.kinds[half:])
    came = sum(one >= half for order in found.drawn for one in order[:taken])
    share = high / whole
    variance = len(found.drawn) * taken * share * (1 - share) * (whole - taken) / (whole - 1)
    z = (came - len(found.drawn) * taken * share) / sqrt(variance)
    return ChanceTest("high ones early", z, two_sided(z))


def _comes_twice(found: Orders) -> ChanceTest:
    """Orders whose beginnings are the same: too few seeds give the same again and again."""
    seen = Counter(tuple(order[:SEEN_AGAIN]) for order in found.drawn)
    twice = len(found.drawn) - len(seen)
    whole, ways = sum(found.kinds), 1.0
    for place in range(min(SEEN_AGAIN, len(found.drawn[0]))):
        ways *= (whole - place) / max(found.kinds)
    return ChanceTest("an order comes twice", twice, poisson_two_sided(twice, comb(len(found.drawn), 2) / ways))
