"""Hands of four tiles by number: the first tile of a hand with a higher last tile comes later (colexicographic order).

>>> numbers = np.empty(2, np.uint16)
>>> number_hands(np.array([[3, 1, 0, 2], [4, 2, 1, 0]], np.uint8), CHOICES, numbers)
>>> numbers.tolist(), hands_in_order(5)[:2]
([0, 1], [(0, 1, 2, 3), (0, 1, 2, 4)])
"""

from itertools import combinations
from math import comb
from typing import Final

import numpy as np
from numpy.typing import NDArray

from houseway.kernels.compiler import kernel

FOUR: Final = 4
MOST: Final = 32
CHOICES: Final = np.array([[comb(tile, at) for tile in range(MOST)] for at in range(1, FOUR + 1)], np.uint16)


def hands_in_order(tiles: int) -> list[tuple[int, ...]]:
    """Every hand, by the places of its tiles in the set, in the order of their numbers."""
    return sorted(combinations(range(tiles), FOUR), key=lambda hand: hand[::-1])


@kernel
def number_hands(hands: NDArray[np.uint8], choices: NDArray[np.uint16], out: NDArray[np.uint16]) -> None:
    """The number of each row of four different places."""
    for row in range(len(out)):
        a, b, c, d = hands[row, 0], hands[row, 1], hands[row, 2], hands[row, 3]
        a, b, c, d = min(a, b), max(a, b), min(c, d), max(c, d)
        a, c, b, d = min(a, c), max(a, c), min(b, d), max(b, d)
        b, c = min(b, c), max(b, c)
        out[row] = choices[0, a] + choices[1, b] + choices[2, c] + choices[3, d]


@kernel
def low_and_high(
    hands: NDArray[np.uint16],
    players: NDArray[np.uint8],
    banks: NDArray[np.uint8],
    lows: NDArray[np.uint8],
    highs: NDArray[np.uint8],
    ways: int,
    ends: NDArray[np.uint16],
) -> None:
    """How a player's two hands stand to the bank's: `lows` and `highs` say it of two ranks, in so many ways.

    `players` and `banks` have the ranks of the low and the high hand that somebody sets of each hand of four.
    """
    for row in range(len(ends)):
        mine, theirs = hands[2 * row], hands[2 * row + 1]
        low, high = lows[players[mine, 0], banks[theirs, 0]], highs[players[mine, 1], banks[theirs, 1]]
        ends[row] = np.uint16(low) * np.uint16(ways) + np.uint16(high)
