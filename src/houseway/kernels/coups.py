"""Baccarat's coups from any shoe, counted by a kernel in less than a millisecond: what each card that is gone is worth.

Which hand draws is asked of the game's own arithmetic, once, and kept as tables. A full shoe gives what
`families.baccarat.chances` counts in plain Python.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from houseway.families.baccarat.chances import Ending
from houseway.families.baccarat.points import NO_THIRD, banker_draws, natural, player_draws
from houseway.kernels.compiler import kernel

MOST_CARDS: Final = 1300
"""So many, and the ways to draw six in order still are 64-bit numbers."""


def coups_from(counts: Sequence[int]) -> Mapping[Ending, int]:
    """How many ordered draws of six cards end in each pair of point counts; by value, how many cards are left."""
    if not 6 <= sum(counts) <= MOST_CARDS:
        raise ValueError(f"a shoe of 6 to {MOST_CARDS} cards can be counted, not of {sum(counts)}")
    found = _count(np.array(counts, dtype=np.int64), *_drawing())
    return {(p, b): int(found[p, b]) for p in range(10) for b in range(10) if found[p, b]}


@cache
def _drawing() -> tuple[NDArray[np.bool_], NDArray[np.bool_], NDArray[np.bool_]]:
    """By point counts: does the player's hand draw; does the banker's then, by the third card; or else alone?"""
    digits = range(10)
    player = [[player_draws(p, b) for b in digits] for p in digits]
    after = [[not natural(b) and banker_draws(b, third) for third in digits] for b in digits]
    alone = [[not natural(p) and not natural(b) and banker_draws(b, NO_THIRD) for b in digits] for p in digits]
    return np.array(player), np.array(after), np.array(alone)


@kernel
def _count(
    counts: NDArray[np.int64], player: NDArray[np.bool_], after: NDArray[np.bool_], alone: NDArray[np.bool_]
) -> NDArray[np.int64]:
    found = np.zeros((10, 10), np.int64)
    left = counts.sum() - 4
    for a in range(10):
        for b in range(a, 10):
            mine = counts[a] * (counts[b] - (a == b)) * (1 + (a != b))
            counts[a] -= 1
            counts[b] -= 1
            for c in range(10):
                for d in range(c, 10):
                    ways = mine * counts[c] * (counts[d] - (c == d)) * (1 + (c != d))
                    counts[c] -= 1
                    counts[d] -= 1
                    _third_cards(found, counts, left, ways, (a + b) % 10, (c + d) % 10, player, after, alone)
                    counts[c] += 1
                    counts[d] += 1
            counts[a] += 1
            counts[b] += 1
    return found


@kernel
def _third_cards(
    found: NDArray[np.int64],
    counts: NDArray[np.int64],
    left: int,
    ways: int,
    p: int,
    b: int,
    player: NDArray[np.bool_],
    after: NDArray[np.bool_],
    alone: NDArray[np.bool_],
) -> None:
    """How the coup ends over the next two cards in order, drawn or not."""
    if not ways:
        return
    if not player[p, b]:
        if not alone[p, b]:
            found[p, b] += ways * left * (left - 1)
            return
        for third in range(10):
            found[p, (b + third) % 10] += ways * counts[third] * (left - 1)
        return
    for third in range(10):
        points, so_many = (p + third) % 10, ways * counts[third]
        if not after[b, third]:
            found[points, b] += so_many * (left - 1)
        else:
            for fourth in range(10):
                found[points, (b + fourth) % 10] += so_many * (counts[fourth] - (fourth == third))
