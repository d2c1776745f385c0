"""Tri-chro: two balls of 54 or 63, and all nineteen wagers from the same draws."""

from collections.abc import Sequence
from functools import cached_property
from itertools import product
from typing import Any

import numpy as np

from houseway.games.tri_chro.table import TriChroTable
from houseway.play.walk import End
from houseway.simulate.deals import NEVER, Deals, Dealt, DealTables, Ends
from houseway.simulate.games import Request
from houseway.simulate.plan import Plan
from houseway.simulate.real_table import PlanTable, check_strategy, even_stake, put


def plans(asked: Request) -> Sequence[Plan]:
    check_strategy(asked.game, asked.strategy)
    return [TriChro(asked)]


class TriChro(Deals):
    """A ball in the box is the number of its look; an end is the looks of the two, in their order."""

    many = 2

    def __init__(self, asked: Request) -> None:
        table = PlanTable(asked.game, asked.settings).open()
        assert isinstance(table, TriChroTable)
        self.name = f"tri-chro {table.text.number}"
        self.looks = list(table.pool.held)
        self.box = np.repeat(np.arange(len(self.looks), dtype=np.uint8), list(table.pool.held.values()))
        rows = table.game.wagers
        stake = even_stake(rows, max(limits.minimum for limits in table.sign.limits.values()), table.unit)
        wagers = [put(row, stake, row.selections[0]) for row in rows]
        self.seated = PlanTable(asked.game, asked.settings, wagers)

    @cached_property
    def kinds(self) -> Sequence[str]:
        return [f"{first}, {second}" for first, second in product(self.looks, repeat=2)]

    @cached_property
    def ends(self) -> list[End]:
        held = np.bincount(self.box)
        return [
            self.seated.end((first, second)) if first != second or held[at] > 1 else NEVER
            for at, first in enumerate(self.looks)
            for second in self.looks
        ]

    def end_of(self, dealt: Dealt) -> Ends:
        return dealt[:, 0].astype(np.uint16) * np.uint16(len(self.looks)) + dealt[:, 1]

    def laid_out(self) -> DealTables:
        return DealTables(1, 2, "two_things", (len(self.looks),), (self.box,))

    def outcomes(self, row: Sequence[int]) -> tuple[Any, ...]:
        return tuple(self.looks[ball] for ball in row)
