"""A rule for Caribbean stud that looks at the dealer's up card, asked once for every kind of hand and kept as a table.

With an ace and a king, and nothing better, it may go by the face value of the up card and by which of the player's
cards are of its suit; any other hand bets or folds whatever the dealer shows.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations_with_replacement
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from houseway.equipment.cards import Card
from houseway.families.poker_hands import ODD_CARD_HAND
from houseway.games.caribbean_stud.arithmetic import qualifies
from houseway.games.caribbean_stud.hand import FIVE
from houseway.kernels.hands import Evaluator
from houseway.kernels.lookup import Places
from houseway.kernels.showdowns import by_the_up_card

Bets: TypeAlias = Callable[[Sequence[Card], Card], bool]
"""Does one bet with these five cards when the dealer shows that one?"""
SUITS, VALUES = 4, 13
MIXED: Final = (0, 1, 2, 3, 0)
ALIKE: Final = (0, 0, 0, 0, 0)


class BetTable(NamedTuple):
    """With which hands one bets, as a table."""

    bets: NDArray[np.bool_]  # by place, face value of the up card, and which cards are of its suit
    looks: NDArray[np.bool_]  # by place: does the up card matter?

    def __call__(self, hands: NDArray[np.uint8], places: Places, up: NDArray[np.uint8]) -> NDArray[np.bool_]:
        """Of rows of five cards, their places and the dealer's cards that are face up: which of them bet."""
        out = np.empty(len(hands), np.bool_)
        by_the_up_card(hands, places, up, self.bets, self.looks, np.empty(FIVE, np.uint8), out)
        return out


def tabulated(bets: Bets) -> Callable[[Evaluator], BetTable]:
    """The rule, for as many hands at once as there are."""
    return lambda poker: _rule(bets, poker)


def _rule(bets: Bets, poker: Evaluator) -> BetTable:
    looks = np.array([qualifies(rank) for rank in poker.ranks.tolist()]) & (poker.classes == ODD_CARD_HAND)
    table = np.zeros((len(poker.ranks), VALUES, 1 << FIVE), np.bool_)
    hands = [hand for suits in (MIXED, ALIKE) for hand in _hands(suits)]
    for hand, place in zip(hands, poker.ranks5(np.array(hands, np.uint8)).tolist(), strict=True):
        if looks[place]:
            for value, suited, held, up in _meetings(hand):
                table[place, value, suited] = bets(held, up)
        else:
            table[place] = bets(hand, next(card for card in range(VALUES * SUITS) if card not in hand))
    return BetTable(table, looks)


def _hands(suits: Sequence[int]) -> Iterator[list[Card]]:
    """Every combination of face values, from 2 to the ace, with these suits."""
    for values in combinations_with_replacement(range(VALUES), FIVE):
        hand = [_card(value, suit) for value, suit in zip(values, suits, strict=True)]
        if len(set(hand)) == FIVE:
            yield hand


def _meetings(hand: Sequence[Card]) -> Iterator[tuple[int, int, list[Card], Card]]:
    """Every up card of one suit, with the hand's cards of the same suit or of others, not all of them of one."""
    values = [(card // SUITS - 1) % VALUES for card in hand]
    for suited in range((1 << FIVE) - 1):
        held = [_card(value, 0 if suited >> at & 1 else 1 + at % 2) for at, value in enumerate(values)]
        for value in range(VALUES):
            if _card(value, 0) not in held:
                yield value, suited, held, _card(value, 0)


def _card(value: int, suit: int) -> Card:
    """The card of a value from 2, which is 0, to the ace."""
    return (value + 1) % VALUES * SUITS + suit
