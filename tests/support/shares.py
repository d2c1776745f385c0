"""How a pot can end for a player, as facts that are made by hand."""

from collections.abc import Iterator
from itertools import product
from typing import Any

from houseway.families.poker.share import PotCommission, Share

__all__ = ["shares"]

PUT = (("ann", 2000), ("bob", 2000), ("cat", 500))
NOBODY_OPENED = "nobody opened, and what was bet goes to bob, who was last called"


def shares(_game: Any, _row: Any, _selection: str) -> Iterator[Share]:
    """Won or lost, alone or by the best hand, shared or not; who is out wins nothing."""
    hands = (("bob (1 pair)", 1), ("ann (straight) and bob (straight)", 2))
    for won, many, (winners, winning), why, stays in product(
        (True, False), (1, 2, 3), hands, ("", NOBODY_OPENED), (True, False)
    ):
        if winning <= many and (stays or not won):
            may_win = tuple(name for name, _ in PUT[:many])
            commission = PotCommission(200, (), 4500, 500)
            yield Share(won, "the pot", 4500, PUT, may_win, winners, winning, commission, why, stays)
