"""Poker hands by the million: the place of each on the ladder of ranks, equal to the order of `hand_rank`.

>>> poker = Evaluator()
>>> from houseway.equipment.cards import many
>>> hands = np.array([many("KS KH 4D 4C 2S 3H 7C"), many("9S 9H 9D 4C 2S KD JD")], np.uint8)
>>> places = poker.ranks7(hands)
>>> [hand_class(rank) for rank in poker.ranks[places].tolist()]
['2 pairs', '3 of a kind']
"""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from houseway.equipment.cards import DECKS
from houseway.errors import BadInput
from houseway.families.poker_hands import LOW_STRAIGHT, class_number, hand_class
from houseway.kernels.lookup import NO_CARDS, Lookup, Places, places5, places7
from houseway.kernels.tables import lookup, ranks_of

PlaceRows: TypeAlias = Callable[[Lookup, NDArray[np.uint8], Places], np.uint64]


class Evaluator:
    """Ranks hands of one deck. A flush beats a full house in a reduced deck; the ace may be low where that is allowed.

    A hand's rank is given as its place in `ranks`, which holds what `hand_rank` gives, lowest first.
    """

    def __init__(self, deck: int = 52, *, low_ace: bool = True) -> None:
        if deck not in DECKS:
            raise BadInput(f"a deck of {deck} cards: poker is played with {', '.join(map(str, DECKS))}")
        self.deck, self.reduced = DECKS[deck], deck != 52
        self._ranks = ranks_of(LOW_STRAIGHT[deck] if low_ace else 0, self.reduced)
        self.ranks = self._ranks.ranks

    @cached_property
    def classes(self) -> NDArray[np.int64]:
        """The class number of each place."""
        return np.array([class_number(rank) for rank in self.ranks.tolist()])

    @property
    def names(self) -> list[str]:
        """What the hand of each place is called."""
        return [hand_class(rank, self.reduced) for rank in self.ranks.tolist()]

    @cached_property
    def five(self) -> Lookup:
        """For kernels that place hands of 5 cards."""
        return lookup(5, self.deck, self._ranks)

    @cached_property
    def seven(self) -> Lookup:
        """For kernels that place hands of 7 cards."""
        return lookup(7, self.deck, self._ranks)

    def ranks5(self, cards: NDArray[np.uint8], out: Places | None = None, threads: int = 1) -> Places:
        """The place of each row of 5 cards. The cards of a row must differ."""
        out = _ready(cards, 5, out)
        _place_all(places5, self.five, cards, out, threads)
        return out

    def ranks7(self, cards: NDArray[np.uint8], out: Places | None = None, threads: int = 1) -> Places:
        """The place of the best five of each row of 7 cards. The cards of a row must differ."""
        out = _ready(cards, 7, out)
        _place_all(places7, self.seven, cards, out, threads)
        return out


def _place_all(place: PlaceRows, by: Lookup, cards: NDArray[np.uint8], out: Places, threads: int) -> None:
    """In so many parts at once: a kernel leaves the interpreter to the others."""
    if threads < 1:
        raise BadInput(f"hands cannot be ranked by {threads} threads; by 1 or more")
    if threads == 1:
        _only_cards(place(by, cards, out))
        return
    size = -(-len(out) // threads) or 1
    parts = [slice(first, first + size) for first in range(0, len(out), size)]
    with ThreadPoolExecutor(threads) as pool:
        for seen in pool.map(lambda part: place(by, cards[part], out[part]), parts):
            _only_cards(seen)


def _ready(cards: NDArray[np.uint8], count: int, out: Places | None) -> Places:
    if cards.dtype != np.uint8 or cards.ndim != 2 or cards.shape[1] != count or not cards.flags.c_contiguous:
        raise BadInput(f"hands are rows of {count} cards, bytes in one block; these are {cards.dtype} {cards.shape}")
    if out is None:
        return np.empty(len(cards), np.uint16)
    if out.dtype != np.uint16 or out.shape != (len(cards),) or not out.flags.c_contiguous:
        raise BadInput(f"places are {len(cards)} of uint16 in one block; these are {out.dtype} {out.shape}")
    return out


def _only_cards(seen: np.uint64) -> None:
    if seen & NO_CARDS:
        raise BadInput("a hand holds a number that is no card of this deck")
