"""Poker dealt to the showdown: everybody stays, bets no more than must be bet, and the best hand has the pot.

An end is how many share the pot with seat 1, none where it is another's, and what seat 1 has shown. What that comes to,
the commission with it, is read off the table. Seat 1 has the buck, and so the odd dollars of a pot that is shared.
"""

from abc import abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, Final

import numpy as np

from houseway.equipment.cards import Card
from houseway.errors import BadInput
from houseway.families.poker.table import PokerTable
from houseway.families.poker_hands import BIT, CLASSES, LOW_STRAIGHT, REDUCED_CLASSES, STRAIGHT, class_number
from houseway.kernels.hands import Evaluator
from houseway.kernels.lookup import Places
from houseway.kernels.showdowns import of_the_first
from houseway.play.acts import Option
from houseway.play.strategy import Move
from houseway.play.view import View
from houseway.play.walk import End
from houseway.simulate.deals import NEVER, Deals, Dealt, DealTables, Ends
from houseway.simulate.games import Request
from houseway.simulate.plan import CHUNK, Plan
from houseway.simulate.real_table import PlanTable, arranged, check_strategy
from houseway.simulate.table_play import TablePlan
from houseway.strategies import Strategy

STAY: Final = Strategy("stay")
TABLE: Final = Strategy("table")
SUITS: Final = 4
FIVE: Final = 5
LEAST_RANKS: Final = 5
"""Of which hands are dealt that are to be alike."""


def poker(asked: Request, kind: "type[Showdown]") -> Sequence[Plan]:
    """To the showdown with everybody staying; or round after round at the table, with players who bet."""
    check_strategy(asked.game, asked.strategy, STAY, TABLE)
    return [TablePlan(asked) if asked.strategy == TABLE else kind(asked)]


class Showdown(Deals):
    """A row is the cards of one player after another, then those that all of them share."""

    each: int  # cards a player is dealt
    common = 0  # cards for all
    spare = 0  # cards a player may draw

    def __init__(self, asked: Request) -> None:
        self.players = asked.players or asked.game.players[0]
        self.seated = PlanTable(asked.game, asked.settings, choose=self.choose, players=self.players)
        table = self.seated.open()
        assert isinstance(table, PokerTable)
        self.table = table
        self.box = np.array(table.shoe.deck, np.uint8)
        self.many = self.players * (self.each + self.spare) + self.common
        self.name = f"{asked.game.name} {self.players} {len(self.box)}"
        self._check(asked.game.players)
        self.poker = Evaluator(len(self.box), low_ace=self.low_ace)
        self.classes = self.poker.classes.astype(np.uint16)

    def _check(self, players: tuple[int, int]) -> None:
        most = min(players[1], (len(self.box) - self.common) // (self.each + self.spare))
        if not players[0] <= self.players <= most:
            why = f"{self.players} players cannot all stay to the showdown with {len(self.box)} cards"
            raise BadInput(f"{why}; {players[0]} to {most} can")

    @property
    @abstractmethod
    def low_ace(self) -> bool:
        """May the ace be low at this table?"""

    @abstractmethod
    def places(self, dealt: Dealt) -> Places:
        """The place of each player's hand, round after round."""

    def choose(self, _view: View, offers: Mapping[str, Option]) -> Move | None:
        """Call what is bet, check where that may be, and bet the least that must be bet."""
        for act in ("call", "check", "decline"):
            if act in offers:
                return act, {}
        return ("bet", {"amount": offers["bet"].fields[0].least}) if "bet" in offers else None

    @cached_property
    def kinds(self) -> Sequence[str]:
        names = CLASSES if not self.poker.reduced else REDUCED_CLASSES
        ways = ["loses", "wins", *(f"{number} share" for number in range(2, self.players + 1))]
        return [f"{way}: {name}" for way in ways for name in names]

    @cached_property
    def ends(self) -> list[End]:
        """Whatever is shown: one round is played for each number of players who share."""
        found: dict[int, End] = {}
        for dealt in self._examples():
            shared, first = np.unique(self.end_of(dealt) // len(CLASSES), return_index=True)
            for number, row in zip(shared.tolist(), dealt[first].tolist(), strict=True):
                found.setdefault(number, self.seated.end(self.outcomes(row)))
        return [found.get(number, NEVER) for number in range(self.players + 1) for _ in CLASSES]

    def end_of(self, dealt: Dealt) -> Ends:
        ends = np.empty(len(dealt), np.uint16)
        of_the_first(self.places(dealt), self.players, self.classes, len(CLASSES), ends)
        return ends

    def laid_out(self) -> DealTables:
        ladder = self.poker.five if self.each == FIVE else self.poker.seven
        tables = *ladder, self.classes
        return DealTables(self.players, self.each, "hands", (self.players, self.each, len(CLASSES)), tables)

    def outcomes(self, row: Sequence[int]) -> tuple[Any, ...]:
        dealt = self.players * self.each
        hands = {f"seat {at + 1}": row[at * self.each : (at + 1) * self.each] for at in range(self.players)}
        order = self._order[: dealt + self.common]
        return arranged(order, {**hands, "communal": row[dealt : dealt + self.common]})

    @cached_property
    def _order(self) -> list[tuple[str, Any]]:
        return self.seated.order()

    def _examples(self) -> Iterator[Dealt]:
        """Deals as they come; then some players, and what all share, have the highest cards: these are often alike."""
        yield self.deal(0, 0, self.room(CHUNK))
        for alike in range(2, self.players + 1):
            dealt = self.players * self.each
            columns = [*range(alike * self.each), *range(dealt, dealt + self.common)]
            least = max(LEAST_RANKS, -(-len(columns) // SUITS))
            for ranks in range(least, min(least + 2, len(self.box) // SUITS)):
                yield self._with_high_cards(columns, ranks)

    def _with_high_cards(self, columns: list[int], ranks: int) -> Dealt:
        """These columns of each row from the highest cards, the others from what is left."""
        by_height = np.array(sorted(self.box.tolist(), key=BIT.__getitem__), np.uint8)
        low, high = by_height[: -ranks * SUITS], by_height[-ranks * SUITS :]
        first, rest = (self.deal(0, 0, np.empty((CHUNK, len(box)), np.uint8), box) for box in (high, low))
        rest = np.concatenate([rest, first[:, len(columns) :]], axis=1)
        out = np.empty((CHUNK, self.many), np.uint8)
        others = np.setdiff1d(np.arange(self.many), columns)
        out[:, columns], out[:, others] = first[:, : len(columns)], rest[:, : len(others)]
        return out


def has_low_ace(deck: int, rank: Callable[[Sequence[Card]], int]) -> bool:
    """Does the table's own ranking count the straight in which the ace is the lowest card?"""
    values = [first for first in range(0, len(BIT), SUITS) if LOW_STRAIGHT[deck] & BIT[first]]
    return class_number(rank([first + (at and 1) for at, first in enumerate(values)])) == STRAIGHT
