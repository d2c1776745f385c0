"""Pai gow: four tiles of 32 and four of the others, each of the 35,960 hands set once by the house way and looked up.

Only the player's hand and the bank's are dealt by the kernel: wherever the dice have the deal begin, every two hands
are as likely. At the table the dice come as they came once, and other boxes that are dealt have what is left.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property
from itertools import combinations
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from houseway.equipment.entropy import SeededEntropy
from houseway.equipment.tiles import PAIR, TILES
from houseway.games.pai_gow.arithmetic import COPY, HIGHER, LOWER, ZEROS, against_high, against_low, rank
from houseway.games.pai_gow.boxes import box_number
from houseway.games.pai_gow.chart import chart
from houseway.games.pai_gow.house_way import set_hand
from houseway.games.pai_gow.setting import ASK
from houseway.games.pai_gow.strategy import BestPaiGow
from houseway.games.pai_gow.table import PaiGowTable
from houseway.kernels.tile_hands import CHOICES, FOUR, hands_in_order, low_and_high, number_hands
from houseway.play.acts import Option
from houseway.play.strategy import Move
from houseway.play.view import View
from houseway.play.walk import End
from houseway.simulate.deals import Deals, Dealt, DealTables, Ends
from houseway.simulate.games import Request
from houseway.simulate.plan import CHUNK, Plan
from houseway.simulate.real_table import Choose, PlanTable, arranged, check_strategy, even_stake, put
from houseway.strategies import Strategy

STANDS: Final = {LOWER: "lower", HIGHER: "higher", COPY: "copy", ZEROS: "both zero"}
HOUSE_WAY, PAI_GOW, BEST = Strategy("house way"), Strategy("pai-gow"), Strategy("pai-gow-best")
EXAMPLES: Final = 16
"""Chunks in which a round of every end is looked for: the rarest comes once in thousands."""


def plans(asked: Request) -> Sequence[Plan]:
    check_strategy(asked.game, asked.strategy, HOUSE_WAY, PAI_GOW, BEST)
    return [PaiGowDeals(asked)]


@cache
def house_way() -> NDArray[np.uint8]:
    """The ranks of the low and the high hand that each hand of four is set into."""
    settings = (set_hand([TILES[place] for place in hand]) for hand in hands_in_order(len(TILES)))
    return np.array([(rank(*setting.low), rank(*setting.high)) for setting in settings], np.uint8)


@cache
def best_way() -> NDArray[np.uint8]:
    """The same, where a hand that is better set otherwise is set by the chart of the best play."""
    found = house_way().copy()
    for number, places in enumerate(hands_in_order(len(TILES))):
        tiles = [TILES[place] for place in places]
        low = next(iter(chart().get(tuple(sorted(PAIR[tile] for tile in tiles)), ())), None)
        if low:
            first = next(two for two in combinations(tiles, 2) if tuple(sorted(PAIR[tile] for tile in two)) == low)
            found[number] = rank(*first), rank(*(Counter(tiles) - Counter(first)).elements())
    return found


def standing(against: Callable[[int, int], int]) -> NDArray[np.uint8]:
    """How a hand of one rank stands to another, by its place in `STANDS`."""
    ranks = range(int(house_way().max()) + 1)
    ways = list(STANDS)
    return np.array([[ways.index(against(own, banks)) for banks in ranks] for own in ranks], np.uint8)


class PaiGowDeals(Deals):
    """A row is the player's tiles, then the bank's, by their places in the set."""

    name = "pai-gow"
    many = 2 * FOUR
    box = np.arange(len(TILES), dtype=np.uint8)

    def __init__(self, asked: Request) -> None:
        self.bank = house_way()
        self.player = best_way() if asked.strategy == BEST else self.bank
        self.lows, self.highs = standing(against_low), standing(against_high)
        table = PlanTable(asked.game, asked.settings).open()
        assert isinstance(table, PaiGowTable)
        row = table.game.wagers[0]
        self.place = next(each for each in row.selections if box_number(each) != table.bank.box)
        self.banks_place = row.selections[table.bank.box - 1]
        stake = even_stake([row], table.sign.limits[row.limit].minimum, table.unit)
        self.seated = PlanTable(asked.game, asked.settings, [put(row, stake, self.place)], _sets(asked.strategy))

    @cached_property
    def kinds(self) -> Sequence[str]:
        return [f"low {low}, high {high}" for low in STANDS.values() for high in STANDS.values()]

    @cached_property
    def ends(self) -> list[End]:
        return self.settled(self.deal(0, chunk, self.room(CHUNK)) for chunk in range(EXAMPLES))

    def end_of(self, dealt: Dealt) -> Ends:
        numbers, ends = np.empty(2 * len(dealt), np.uint16), np.empty(len(dealt), np.uint16)
        number_hands(dealt.reshape(-1, FOUR), CHOICES, numbers)
        low_and_high(numbers, self.player, self.bank, self.lows, self.highs, len(STANDS), ends)
        return ends

    def laid_out(self) -> DealTables:
        tables = CHOICES, self.player, self.bank, self.lows, self.highs
        return DealTables(2, FOUR, "two_hands_of_tiles", (len(STANDS),), tables)

    def outcomes(self, row: Sequence[int]) -> tuple[Any, ...]:
        tiles = [TILES[place] for place in row]
        others = (Counter(TILES) - Counter(tiles)).elements()
        hands = {to: others for to, _ in self._order if to}
        return arranged(self._order, hands | {self.place: tiles[:FOUR], self.banks_place: tiles[FOUR:]})

    @cached_property
    def _order(self) -> list[tuple[str, Any]]:
        return self.seated.order()


def _sets(strategy: Strategy | None) -> Choose:
    """The dealer sets the hand, or the chart says how; nobody takes the bank."""
    best = BestPaiGow(SeededEntropy("simulate"))

    def choose(view: View, offers: Mapping[str, Option]) -> Move | None:
        if ASK not in offers:
            return None
        return best.choose(view, offers) if strategy == BEST else (ASK, {})

    return choose
