"""The best play of somebody who looks at totals and pairs only, and at the dealer's card.

Each cell of the chart has the act that is best over all the hands that fall in it, each as often as this play reaches
it, split hands included; acts are changed until no cell can be bettered by itself. So no other chart that differs from
it in one cell is better.
"""

from typing import Any, Final

import numpy as np

from houseway.games.blackjack.best.hands import DOUBLE, DRAW, SOFT, SPLIT, STAND, WHOLE, Bools, Ints, Numbers
from houseway.games.blackjack.best.up_card import Acts, Against, Play
from houseway.strategies.chart import Cell

MOST_ROUNDS: Final = 50
CELLS: Final = 2 * SOFT


class Totals:
    """A chart against one card of the dealer's, as it is being made."""

    def __init__(self, against: Against, best: Play) -> None:
        self.against = against
        self.hands = against.hands
        self.draw = np.zeros(CELLS, dtype=np.bool_)  # by cell: draw, or stand
        self.double = np.zeros(CELLS, dtype=np.bool_)  # by cell: double down where it is offered
        self.split = np.zeros(CELLS, dtype=np.bool_)  # by value
        self._start(best)

    def _start(self, best: Play) -> None:
        """As the hand of fewest cards in each cell is best played by its composition."""
        acts, worth, _ = best
        hands = self.hands
        whole = self._decided
        whole = whole[np.argsort(-hands.size[whole], kind="stable")]  # the last of a cell decides
        self.draw[hands.cell[whole]] = (worth[DRAW] > worth[STAND])[whole]
        doubles, splits = (whole[hands.may[whole, act]] for act in (DOUBLE, SPLIT))
        self.double[hands.cell[doubles]] = acts[doubles] == DOUBLE
        self.split[hands.pair[splits]] = acts[splits] == SPLIT

    @property
    def _decided(self) -> Ints:
        """The hands as they were dealt with which something may be done."""
        return np.flatnonzero((self.hands.split == WHOLE) & self.hands.may[:, DRAW])

    def choose(self, among: Ints, _worth: Numbers, may: Bools) -> Acts:
        cell, pair = self.hands.cell[among], self.hands.pair[among]
        chosen = np.where(self.draw[cell], DRAW, STAND)
        chosen[may[:, DOUBLE] & self.double[cell]] = DOUBLE
        chosen[may[:, SPLIT] & self.split[pair]] = SPLIT
        return chosen

    def improve(self) -> Play:
        """Until no cell can be bettered by itself."""
        for _ in range(MOST_ROUNDS):
            play = self.against.values(self.choose)
            if not self._bettered(play):
                return play
        raise ValueError("the chart does not come to rest")

    def _bettered(self, play: Play) -> bool:
        """Change every cell on which another act would add up to more; was there one?"""
        sums = {kind: np.zeros((2, CELLS), dtype=self.against.left.dtype) for kind in ("draw", "double", "split")}
        ways = self.against.reached(play.acts)
        reached = np.flatnonzero((ways > 0) & (play.acts >= 0))
        self._add(sums, reached, self.hands.may[reached], play.worth[:, reached] * ways[reached])
        changed = False
        for kind, (one, other) in sums.items():
            held = getattr(self, kind)
            better = np.where(held, one > other, other > one).astype(np.bool_)
            changed |= bool(better.any())
            held ^= better
        return changed

    def _add(self, sums: dict[str, Numbers], among: Ints, may: Bools, worth: Numbers) -> None:
        """What each act would come to, cell by cell, with the rest of the chart as it is."""
        cell, pair = self.hands.cell[among], self.hands.pair[among]
        plain = np.where(self.draw[cell], worth[DRAW], worth[STAND])
        splits = may[:, SPLIT] & self.split[pair]
        doubles = may[:, DOUBLE] & self.double[cell]
        _sum(sums["split"], pair, may[:, SPLIT], np.where(doubles, worth[DOUBLE], plain), worth[SPLIT])
        _sum(sums["double"], cell, may[:, DOUBLE] & ~splits, plain, worth[DOUBLE])
        _sum(sums["draw"], cell, ~doubles & ~splits, worth[STAND], worth[DRAW])

    def cells(self) -> dict[Cell, str]:
        """The letters of the chart."""
        up, hands = self.against.up, self.hands
        found: dict[Cell, str] = {
            (*_kind(cell), up): self._letter(cell) for cell in map(int, hands.cell[self._decided])
        }
        for at in np.flatnonzero(hands.may[:, SPLIT]):
            value = int(hands.pair[at])
            found["pair", value, up] = "X" if self.split[value] else self._letter(int(hands.cell[at]))
        return found

    def _letter(self, cell: int) -> str:
        plain, doubled = ("d", "D") if self.draw[cell] else ("s", "E")
        return doubled if self.double[cell] else plain


def _sum(sums: Any, cells: Ints, which: Bools, one: Numbers, other: Numbers) -> None:
    np.add.at(sums[0], cells[which], one[which])
    np.add.at(sums[1], cells[which], other[which])


def _kind(cell: int) -> tuple[str, int]:
    return ("soft", cell - SOFT) if cell > SOFT else ("hard", cell)
