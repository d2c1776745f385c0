"""Cards drawn one after another down a tree of hands, for many shoes at once, in floats."""

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from houseway.kernels.compiler import kernel

Floats: TypeAlias = NDArray[np.float64]

AT_ONCE: Final = 256
"""Shoes for which all that is being multiplied stays in a processor's first cache."""


@kernel
def follow(nodes: NDArray[np.int64], orders: Floats, left: Floats, sums: Floats) -> None:
    """Adds to each group of hands, shoe by shoe, in how many ways they come.

    A node, each after the one above it, is a card: how deep it lies from 1 on, its row in `left`, how many of its value
    are above it, and the group of the hand that ends there, or -1; `orders` says in how many orders that hand comes.
    """
    made = np.ones((nodes[:, 0].max() + 1, AT_ONCE))
    for first in range(0, left.shape[1], AT_ONCE):
        many = min(AT_ONCE, left.shape[1] - first)
        shoes = left[:, first : first + many].copy()
        found = np.zeros((len(sums), many))
        for at in range(len(nodes)):
            card(made[nodes[at, 0] - 1], shoes[nodes[at, 1]], float(nodes[at, 2]), made[nodes[at, 0]], many)
            if nodes[at, 3] >= 0:
                add(orders[at], made[nodes[at, 0]], found[nodes[at, 3]], many)
        sums[:, first : first + many] += found


@kernel
def card(above: Floats, left: Floats, used: float, here: Floats, many: int) -> None:
    for each in range(many):
        more = left[each] - used
        here[each] = above[each] * (more if more > 0 else 0.0)


@kernel
def add(times: float, ways: Floats, into: Floats, many: int) -> None:
    for each in range(many):
        into[each] += times * ways[each]
