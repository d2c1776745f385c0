"""Every coup that can come from a full shoe, with exact weights.

A coup is weighted by the ordered six cards at the front of the shoe, whether it uses four, five or all six of them, so
the weights of 8 decks add up to 416 x 415 x 414 x 413 x 412 x 411 = 4,998,398,275,503,360.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import combinations_with_replacement
from typing import TypeAlias

from houseway.families.baccarat.points import NO_THIRD, banker_draws, natural, player_draws

Ending: TypeAlias = tuple[int, int]
"""The final point counts: the player's hand's, then the banker's."""
Counts: TypeAlias = list[int]  # how many cards of each value are left
VALUES = range(10)


@cache
def coups(decks: int) -> Mapping[Ending, int]:
    """How many of the ordered draws of six cards end in each pair of point counts."""
    counts = [16 * decks] + [4 * decks] * 9
    found: dict[Ending, int] = {}
    for players, player_ways in _pairs(counts):
        for bankers, banker_ways in _pairs(counts):
            for end, ways in _third_cards(counts, players, bankers):
                found[end] = found.get(end, 0) + player_ways * banker_ways * ways
    return dict(sorted(found.items()))


def _pairs(counts: Counts) -> Iterator[tuple[int, int]]:
    """Every two cards by their values: their point count and how often they come; they are out meanwhile."""
    for first, second in combinations_with_replacement(VALUES, 2):
        ways = counts[first] * (counts[second] - (first == second)) * (1 if first == second else 2)
        counts[first] -= 1
        counts[second] -= 1
        yield (first + second) % 10, ways
        counts[first] += 1
        counts[second] += 1


def _third_cards(counts: Counts, players: int, bankers: int) -> Iterator[tuple[Ending, int]]:
    """How the coup ends from here, over the next two cards in order, drawn or not."""
    left = sum(counts)
    if not player_draws(players, bankers):
        if natural(players) or natural(bankers) or not banker_draws(bankers, NO_THIRD):
            yield (players, bankers), left * (left - 1)
            return
        for third in VALUES:
            yield (players, (bankers + third) % 10), counts[third] * (left - 1)
        return
    for third in VALUES:
        points, ways = (players + third) % 10, counts[third]
        if not banker_draws(bankers, third):
            yield (points, bankers), ways * (left - 1)
            continue
        for fourth in VALUES:
            yield (points, (bankers + fourth) % 10), ways * (counts[fourth] - (fourth == third))
