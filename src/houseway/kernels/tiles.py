"""Hands of four tiles set into two, each against every hand that can be made of the other tiles and is set by one rule.

A hand is a mask of tiles. Of those that it leaves possible it is counted how many have each pair of ranks; every way to
set it is then held against these pairs.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from houseway.kernels.compiler import kernel


class Others(NamedTuple):
    """Every hand as the other side sets it."""

    masks: NDArray[np.uint32]
    pairs: NDArray[np.int64]  # of each hand, which of the pairs of ranks it has
    low: NDArray[np.int64]  # of each pair of ranks
    high: NDArray[np.int64]


class Own(NamedTuple):
    """The hands that are set in each way in turn; a way that is not there has ranks below 0."""

    masks: NDArray[np.uint32]
    low: NDArray[np.int64]  # by hand and way
    high: NDArray[np.int64]


class Stand(NamedTuple):
    """How one's own rank stands to another's, as a small number: by own rank and the other's."""

    low: NDArray[np.int64]
    high: NDArray[np.int64]


@kernel
def against(own: Own, others: Others, stand: Stand, out: NDArray[np.int64]) -> None:
    """By hand, way, and how the low and the high hand stand to the other's: of how many hands that can come."""
    possible = np.empty(len(others.low), np.int64)
    for hand in range(len(own.masks)):
        possible[:] = 0
        for other in range(len(others.masks)):
            possible[others.pairs[other]] += own.masks[hand] & others.masks[other] == 0
        for way in range(own.low.shape[1]):
            low, high = own.low[hand, way], own.high[hand, way]
            if low >= 0:
                for pair in range(len(possible)):
                    stands = stand.low[low, others.low[pair]], stand.high[high, others.high[pair]]
                    out[hand, way, stands[0], stands[1]] += possible[pair]
