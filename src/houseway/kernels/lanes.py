"""Chunks side by side, as both kernels play them: what is left of each, what was counted, and what came.

States are counted in `hist`, four lanes side by side, in 16 bits, which leaves room in a processor's nearest cache.
Nothing runs over: between two calls of `taken` a lane plays fewer rounds than a chunk has.
"""

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from houseway.kernels.batches import LANE, LANES
from houseway.kernels.compiler import inlined

Hist: TypeAlias = NDArray[np.uint16]


@inlined
def fewest(left: NDArray[np.int64]) -> int:
    """The rounds that are left in the lane that has the fewest; 0 where all have been played."""
    found = left.max()
    for lane in range(LANES):
        if 0 < left[lane] < found:
            found = left[lane]
    return int(found)


@inlined
def taken(ends: NDArray[np.uint64], hist: Hist, left: NDArray[np.int64], counts: NDArray[np.int64]) -> None:
    """Adds up how rounds have ended, lane by lane; one that has no chunk plays along, and is not counted."""
    for lane in range(LANES):
        found = 0
        for at in range(len(ends)):
            place = ends[at] * LANE + np.uint64(lane)
            if left[lane]:
                counts[at] += hist[place]
                found += hist[place]
            hist[place] = 0
        left[lane] -= found


@inlined
def note(end: np.int32, played: int, seen: int, trail: NDArray[np.uint16], used: NDArray[np.int64]) -> None:
    """The end of a round, and how much had come by then, where there is room."""
    if played < len(trail):
        trail[played] = end
    if played < len(used):
        used[played] = seen
