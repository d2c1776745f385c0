"""Caribbean stud: five cards and five, both placed by the evaluator; a rule says with which hands to bet.

A rule looks at the five cards, their place on the ladder of ranks and the card that the dealer shows: the named one of
the strategies, or any other (`up_card.tabulated`). The jackpot is always at what the meter starts from.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, Final

import numpy as np

from houseway.equipment.cards import FULL_DECK, SUIT, card
from houseway.families.poker_hands import CLASSES
from houseway.games.caribbean_stud.arithmetic import qualifies
from houseway.games.caribbean_stud.chart import bets
from houseway.games.caribbean_stud.hand import FIVE
from houseway.games.caribbean_stud.strategy import BETS_FROM
from houseway.games.caribbean_stud.table import CaribbeanStudTable
from houseway.kernels.hands import Evaluator
from houseway.kernels.showdowns import MEETINGS, against_the_dealer
from houseway.play.acts import Option
from houseway.play.strategy import Move
from houseway.play.view import View
from houseway.play.walk import End
from houseway.simulate.deals import Deals, Dealt, DealTables, Ends
from houseway.simulate.games import Request
from houseway.simulate.plan import CHUNK, Plan
from houseway.simulate.real_table import PlanTable, arranged, check_strategy, even_stake, put
from houseway.simulate.up_card import BetTable, tabulated
from houseway.strategies import Strategy

USUAL, BEST = Strategy("caribbean-stud"), Strategy("caribbean-stud-best")
SUITS: Final = 4  # a card is four times its face value, and its suit
OF_A_KIND: Final = 10
"""Hands of each class, from its lowest to its highest, that are tried against each other: every end comes up."""


def plans(asked: Request) -> Sequence[Plan]:
    check_strategy(asked.game, asked.strategy, USUAL, BEST)
    return [CaribbeanStudDeals(asked, tabulated(bets) if asked.strategy == BEST else a_named_rule)]


def a_named_rule(poker: Evaluator) -> BetTable:
    """By rank alone, as the strategy of that name does."""
    high = poker.ranks >= BETS_FROM
    return BetTable(high[:, None, None], np.zeros(len(high), np.bool_))


class CaribbeanStudDeals(Deals):
    """A row is the player's cards, then the dealer's, the last of which is face up."""

    name = "caribbean-stud"
    many = 2 * FIVE
    box = np.array(FULL_DECK, np.uint8)

    def __init__(self, asked: Request, rule: Callable[[Evaluator], BetTable] = a_named_rule) -> None:
        self.poker = Evaluator()
        self.rule = rule(self.poker)
        self.qualify = np.array([qualifies(rank) for rank in self.poker.ranks.tolist()])
        self.classes = self.poker.classes.astype(np.uint16)
        table = PlanTable(asked.game, asked.settings).open()
        assert isinstance(table, CaribbeanStudTable)
        ante, _, jackpot = table.game.wagers
        self.place = table.selections[0]
        stake = even_stake([ante], table.sign.limits[ante.limit].minimum, table.unit)
        wagers = [put(ante, stake, self.place), put(jackpot, table.rules.jackpot_wager, self.place)]
        self.seated = PlanTable(asked.game, asked.settings, wagers, self._choose)

    @cached_property
    def kinds(self) -> Sequence[str]:
        return [f"{meeting}: {kind}" for meeting in MEETINGS for kind in CLASSES]

    @cached_property
    def ends(self) -> list[End]:
        return self.settled(self._examples())

    def end_of(self, dealt: Dealt) -> Ends:
        places = self.poker.ranks5(dealt.reshape(-1, FIVE))
        betting = self.rule(dealt[:, :FIVE], places[::2], dealt[:, -1])
        ends = np.empty(len(dealt), np.uint16)
        against_the_dealer(places, betting, self.qualify, self.classes, len(CLASSES), ends)
        return ends

    def laid_out(self) -> DealTables:
        tables = *self.poker.five, *self.rule, self.qualify, self.classes
        return DealTables(2, FIVE, "against_a_dealer", (len(CLASSES),), tables)

    def outcomes(self, row: Sequence[int]) -> tuple[Any, ...]:
        return arranged(self._order, {self.place: row[:FIVE], "dealer": row[FIVE:]})

    @cached_property
    def _order(self) -> list[tuple[str, Any]]:
        return self.seated.order()

    def _choose(self, view: View, offers: Mapping[str, Option]) -> Move | None:
        if "bet" not in offers:
            return None
        (own,) = (hand["cards"] for hand in view.look["hands"] if hand["person"] == view.viewer)
        hand = np.array([[card(name) for name in own]], np.uint8)
        up = np.array([card(name) for name in view.look["dealer"]["cards"] if name], np.uint8)
        return ("bet" if self.rule(hand, self.poker.ranks5(hand), up)[0] else "fold"), {}

    def _examples(self) -> Iterator[Dealt]:
        """Deals as they come; then hands of every class, flushes of one suit with them, against each other."""
        one_suit = np.array([each for each in FULL_DECK if SUIT[each] == 0], np.uint8)
        dealt = [self.deal(0, 0, self.room(CHUNK), box) for box in (self.box, one_suit)]
        yield dealt[0]
        hands = np.ascontiguousarray(np.concatenate(dealt)[:, :FIVE])
        places = self.poker.ranks5(hands)
        hands = hands[places.argsort(kind="stable")]
        ends = np.bincount(self.classes[places]).cumsum()
        spread = [np.linspace(ends[at - 1] if at else 0, end - 1, OF_A_KIND) for at, end in enumerate(ends)]
        yield _against_each_other(hands[np.concatenate(spread).astype(np.intp)])


def _against_each_other(hands: Dealt) -> Dealt:
    """The hands, and the same in other suits: every two of them that can be dealt together."""
    suited = [hands - hands % SUITS + (hands + by) % SUITS for by in range(SUITS)]
    every = np.concatenate(suited)
    one, other = (index.ravel() for index in np.indices((len(every), len(every))))
    pairs = np.concatenate([every[one], every[other]], axis=1)
    apart = (pairs[:, :FIVE, None] != pairs[:, None, FIVE:]).all(axis=(1, 2))
    return np.ascontiguousarray(pairs[apart])
