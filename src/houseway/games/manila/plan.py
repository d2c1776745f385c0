"""Manila poker, dealt to the showdown: each player's hands of two hole cards and three of the communal cards."""

from collections.abc import Sequence
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from houseway.families.poker_hands import CLASSES
from houseway.games.manila.arithmetic import FIVE, best_rank, hands_of
from houseway.games.manila.table import COMMUNAL, ManilaTable
from houseway.kernels.lookup import Places
from houseway.kernels.showdowns import best_of
from houseway.simulate.deals import Dealt, DealTables
from houseway.simulate.games import Request
from houseway.simulate.plan import Plan
from houseway.simulate.showdown import Showdown, has_low_ace, poker


def plans(asked: Request) -> Sequence[Plan]:
    return poker(asked, ManilaDeals)


class ManilaDeals(Showdown):
    """The blind bet is called, and after that everybody checks."""

    each = 2
    common = COMMUNAL

    @property
    def low_ace(self) -> bool:
        table = self.table
        assert isinstance(table, ManilaTable)
        return has_low_ace(len(self.box), lambda cards: best_rank(cards[:2], cards[2:], table.ace_low))

    @cached_property
    def hands(self) -> NDArray[np.uint64]:
        """The columns of every hand that each player may make: the rule is asked, with columns for cards."""
        communal = range(self.players * self.each, self.many)
        holes = [range(at * self.each, (at + 1) * self.each) for at in range(self.players)]
        return np.array([list(hands_of(hole, communal)) for hole in holes], np.uint64)

    def places(self, dealt: Dealt) -> Places:
        out = np.empty(len(dealt) * self.players, np.uint16)
        room = np.empty((1, FIVE), np.uint8), np.empty(self.many, np.uint64)
        best_of(self.poker.five, dealt, self.hands, *room, out)
        return out

    def laid_out(self) -> DealTables:
        tables = *self.poker.five, self.hands, self.classes
        return DealTables(1, self.many, "hands_with_communal_cards", (self.players, self.many, len(CLASSES)), tables)
