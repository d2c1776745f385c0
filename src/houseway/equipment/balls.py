"""Balls for a drawing: numbered from 1, or told apart by colour and symbol only.

>>> numbered_balls(80).remaining
80
>>> Pool({Ball("red", "star"): 7, Ball("red"): 11}).weights()[Ball("red")]
11
"""

from typing import NamedTuple

from houseway.equipment.pool import Pool

__all__ = ["Ball", "Pool", "numbered_balls"]


class Ball(NamedTuple):
    """A ball without a number; two that look alike are alike."""

    colour: str
    symbol: str = ""

    def __str__(self) -> str:
        return " ".join(filter(None, self))


def numbered_balls(most: int) -> Pool[int]:
    """One ball of each number from 1."""
    return Pool(dict.fromkeys(range(1, most + 1), 1))
