"""Draw poker, dealt to the showdown: everybody stays and replaces what the strategy of that name would give up."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import combinations_with_replacement
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from houseway.equipment.cards import NAME, Card, card
from houseway.families.poker_hands import BIT, CLASSES, class_number
from houseway.games.draw.arithmetic import CARDS, rank_of
from houseway.games.draw.strategy import given_up
from houseway.games.draw.table import DrawTable
from houseway.kernels.lookup import Places
from houseway.kernels.showdowns import after_the_draw
from houseway.play.acts import Option
from houseway.play.strategy import Move
from houseway.play.view import View
from houseway.simulate.deals import Dealt, DealTables
from houseway.simulate.games import Request
from houseway.simulate.plan import Plan
from houseway.simulate.showdown import SUITS, Showdown, has_low_ace, poker

MIXED: Final = (0, 1, 2, 3, 0)  # suits of five cards, of which no four are alike


def plans(asked: Request) -> Sequence[Plan]:
    return poker(asked, DrawDeals)


class DrawDeals(Showdown):
    """After the players' cards, a row has for each of them those that replace what is given up."""

    each = CARDS
    spare = 3  # two cards at least are kept

    @cached_property
    def _table(self) -> DrawTable:
        assert isinstance(self.table, DrawTable)
        return self.table

    @property
    def low_ace(self) -> bool:
        return has_low_ace(len(self.box), self._rank)

    def _rank(self, cards: Sequence[Card]) -> int:
        return rank_of(cards, len(self.box), self._table.ace_low)

    def _gives_up(self, cards: Sequence[Card]) -> list[Card]:
        return given_up(cards, class_number(self._rank(cards)))

    def choose(self, view: View, offers: Mapping[str, Option]) -> Move | None:
        if "draw" not in offers:
            return super().choose(view, offers)
        (own,) = (hand["cards"] for hand in view.look["hands"] if hand["person"] == view.viewer)
        gone = self._gives_up([card(name) for name in own])
        return ("draw", {"cards": [NAME[each] for each in gone]}) if gone else ("keep all", {})

    @cached_property
    def given(self) -> NDArray[np.uint8]:
        """What is given up of every hand, as bits of its cards from the lowest to the highest.

        By its place on the ladder, and by which of the five is not of the suit of the four others, if any.
        """
        found = np.zeros((len(self.poker.ranks), CARDS + 1), np.uint8)
        for column in range(CARDS + 2):  # the last: all of one suit
            suits = MIXED if column == CARDS else [int(at == column) for at in range(CARDS)]
            hands = [hand for hand in self._of_suits(suits) if len(set(hand)) == CARDS]
            places = self.poker.ranks5(np.array(hands, np.uint8))
            for hand, place in zip(hands, places.tolist(), strict=True):
                gone = self._gives_up(hand)
                found[place, min(column, CARDS)] = sum(1 << at for at, each in enumerate(hand) if each in gone)
        return found

    def _of_suits(self, suits: Sequence[int]) -> list[list[Card]]:
        """Every combination of face values, from the lowest, with these suits."""
        lowest = sorted({int(each) // SUITS * SUITS for each in self.box}, key=BIT.__getitem__)
        return [
            [value + suit for value, suit in zip(values, suits, strict=True)]
            for values in combinations_with_replacement(lowest, CARDS)
            if max(map(values.count, values)) <= SUITS
        ]

    def places(self, dealt: Dealt) -> Places:
        cut = self.players * CARDS
        hands = np.ascontiguousarray(dealt[:, :cut]).reshape(-1, CARDS)
        spare = np.ascontiguousarray(dealt[:, cut:]).reshape(-1, self.spare)
        drawn, room = np.empty_like(hands), np.empty(CARDS, np.uint8)
        after_the_draw(hands, spare, self.poker.ranks5(hands), self.given, room, drawn)
        return self.poker.ranks5(drawn)

    def laid_out(self) -> DealTables:
        tables = *self.poker.five, self.given, self.classes
        return DealTables(1, self.many, "hands_after_the_draw", (self.players, self.spare, len(CLASSES)), tables)

    def outcomes(self, row: Sequence[int]) -> tuple[Any, ...]:
        cut = self.players * CARDS
        replaced: list[int] = []
        for at in range(self.players):
            gone = len(self._gives_up(row[at * CARDS : (at + 1) * CARDS]))
            replaced += row[cut + at * self.spare :][:gone]
        return (*super().outcomes(row), *replaced)
