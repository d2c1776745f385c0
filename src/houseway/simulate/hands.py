"""Poker hands by the million: the place of each on the ladder of ranks, equal to the order of `hand_rank`.

>>> poker = Evaluator()
>>> from houseway.equipment.cards import many
>>> hands = np.array([many("KS KH 4D 4C 2S 3H 7C"), many("9S 9H 9D 4C 2S KD JD")], np.uint8)
>>> places = poker.ranks7(hands)
>>> [hand_class(rank) for rank in poker.ranks[places].tolist()]
['2 pairs', '3 of a kind']
"""

from functools import cached_property
from typing import Final

import numpy as np
from numpy.typing import NDArray

from houseway.equipment.cards import DECKS
from houseway.errors import BadInput
from houseway.families.poker_hands import LOW_STRAIGHT, class_number, hand_class
from houseway.simulate.compiled import inlined, kernel
from houseway.simulate.tables import FIVE, NO_CARD, SEVEN, Lookup, Places, lookup, ranks_of

__all__ = ["Evaluator", "place"]

FROM_THREE: Final = np.uint64(0x3333)  # of each suit, before a card is counted
FIVE_SUITED: Final = np.uint64(0x8888)
FIVE_CLUBS, FIVE_DIAMONDS, FIVE_HEARTS = np.uint64(0x8), np.uint64(0x80), np.uint64(0x800)
FOUR, VALUES = np.uint64(4), np.uint64((1 << 13) - 1)
OTHER: Final = np.uint64(15 * NO_CARD)


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
        """For `place`, with 5 cards."""
        return lookup(FIVE, self.deck, self._ranks)

    @cached_property
    def seven(self) -> Lookup:
        """For `place`, with 7 cards."""
        return lookup(SEVEN, self.deck, self._ranks)

    def ranks5(self, cards: NDArray[np.uint8], out: Places | None = None) -> Places:
        """The place of each row of 5 cards. The cards of a row must differ."""
        out = _ready(cards, 5, out)
        _only_cards(_places5(self.five, cards, out))
        return out

    def ranks7(self, cards: NDArray[np.uint8], out: Places | None = None) -> Places:
        """The place of the best five of each row of 7 cards. The cards of a row must differ."""
        out = _ready(cards, 7, out)
        _only_cards(_places7(self.seven, cards, out))
        return out


def _ready(cards: NDArray[np.uint8], count: int, out: Places | None) -> Places:
    if cards.dtype != np.uint8 or cards.ndim != 2 or cards.shape[1] != count or not cards.flags.c_contiguous:
        raise BadInput(f"hands are rows of {count} cards, bytes in one block; these are {cards.dtype} {cards.shape}")
    if out is None:
        return np.empty(len(cards), np.uint16)
    if out.dtype != np.uint16 or out.shape != (len(cards),) or not out.flags.c_contiguous:
        raise BadInput(f"places are {len(cards)} of uint16 in one block; these are {out.dtype} {out.shape}")
    return out


def _only_cards(seen: int) -> None:
    if seen & int(OTHER):
        raise BadInput("a hand holds a number that is no card of this deck")


@inlined
def place(by: Lookup, cards: NDArray[np.uint8], row: int, count: int) -> tuple[np.uint16, np.uint64]:
    """The place of one hand, for kernels to call with a constant `count`; and the sum of its words."""
    word = FROM_THREE
    for at in range(count):
        word += by.words[cards[row, at]]
    suited = word & FIVE_SUITED
    if not suited:
        return by.places[by.pushed[word >> by.row_shift] + (word >> by.shift & by.column)], word
    values = np.uint64(0)
    for at in range(count):
        values |= by.bits[cards[row, at]]
    suit = np.uint64(suited > FIVE_CLUBS) + np.uint64(suited > FIVE_DIAMONDS) + np.uint64(suited > FIVE_HEARTS)
    return by.flushes[values >> (suit << FOUR) & VALUES], word


@kernel
def _places5(by: Lookup, cards: NDArray[np.uint8], out: Places) -> int:
    seen = np.uint64(0)
    for row in range(len(out)):
        out[row], word = place(by, cards, row, 5)
        seen |= word
    return seen  # type: ignore[return-value]


@kernel
def _places7(by: Lookup, cards: NDArray[np.uint8], out: Places) -> int:
    seen = np.uint64(0)
    for row in range(len(out)):
        out[row], word = place(by, cards, row, 7)
        seen |= word
    return seen  # type: ignore[return-value]
