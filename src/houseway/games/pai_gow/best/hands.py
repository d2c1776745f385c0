"""Pai gow: the house way against the house way, and of every hand the way to set it that is best against it, exactly.

The player's hand and the bank's are four tiles of 32 and four of the other 28; both sides see their own alone. A
player may also be the bank, under every text: the copies and the zeros are then the player's, and what the bank gains
is what the commission is charged on. That is told for a bank that covers one wager.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import lcm
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from houseway.equipment.tiles import PAIR, Tile
from houseway.games.pai_gow.account import Profit
from houseway.games.pai_gow.best.rows import BY_CODE, EVERY_MET, Counted, banking, nets_of
from houseway.games.pai_gow.best.ways import EveryWay, Kind, every_way
from houseway.games.pai_gow.chances import EVERY, Met
from houseway.games.pai_gow.house_way import set_hand
from houseway.games.pai_gow.house_way.ways import Rule, TileSetting
from houseway.games.pai_gow.wagers import PLAYERS_HAND, HandRanks
from houseway.play.wager import Wager


class HandValue(NamedTuple):
    """One kind of hand: the house way first, then the other ways to set it, and what each comes to."""

    kind: Kind
    hands: int  # of the 35,960
    ways: tuple[TileSetting, ...]
    counts: NDArray[np.int64]  # by way: how the low and the high hand stand, as places in `STANDS`
    worth: list[int]  # by way, over all hands that the other side can have, in parts of a unit
    parts: int

    @property
    def best(self) -> int:
        """Which way; the house way where none is better."""
        return max(range(len(self.ways)), key=lambda way: (self.worth[way], -way))

    def expected(self, way: int) -> Fraction:
        """The net result per unit."""
        return Fraction(self.worth[way], self.parts * int(self.counts[way].sum()))


@dataclass(frozen=True, slots=True)
class Side:
    """All hands of a player, or of a player who banks, against hands that are set the house way."""

    choices: tuple[HandValue, ...]

    def counted(self, *, best: bool) -> Counted:
        counts = sum(choice.hands * choice.counts[choice.best if best else 0] for choice in self.choices)
        return _by_met(np.asarray(counts))

    @property
    def otherwise(self) -> int:
        """How many of the 35,960 hands are better set otherwise than the house way."""
        return sum(choice.hands for choice in self.choices if choice.best)


def _by_met(counts: NDArray[np.int64]) -> Counted:
    return {
        met: int(counts[low, high])
        for low, row in enumerate(BY_CODE)
        for high, met in enumerate(row)
        if met in EVERY_MET
    }


def choice_of(tiles: Sequence[Tile], *, banks: bool) -> HandValue:
    """The ways to set these four, as a player or as the bank."""
    kind = tuple(sorted(PAIR[tile] for tile in tiles))
    return next(choice for choice in (as_bank() if banks else as_player()).choices if choice.kind == kind)


class RuleCost(NamedTuple):
    """What a rule of the house way costs a player who follows it, of each unit wagered, over all hands."""

    rule: Rule
    hands: int  # that it decides, of the 35,960
    otherwise: int  # of these, better set otherwise
    cost: Fraction


def cost_of_rules() -> list[RuleCost]:
    """The dearest first; what they cost together is what the best setting gains."""
    by_rule: dict[Rule, list[HandValue]] = {}
    for choice in as_player().choices:
        by_rule.setdefault(set_hand((*choice.ways[0].low, *choice.ways[0].high)).rule, []).append(choice)
    found = [_cost(rule, choices) for rule, choices in by_rule.items()]
    return sorted(found, key=lambda each: -each.cost)


def _cost(rule: Rule, choices: Sequence[HandValue]) -> RuleCost:
    gained = sum((c.hands * (c.expected(c.best) - c.expected(0)) for c in choices), Fraction(0))
    otherwise = sum(choice.hands for choice in choices if choice.best)
    return RuleCost(rule, sum(choice.hands for choice in choices), otherwise, gained / len(EVERY))


# Every hand in every way


def as_player(wager: Wager[HandRanks] = PLAYERS_HAND) -> Side:
    """Of a player, against the house's bank."""
    return _side(every_way(banks=False), nets_of(wager))


def as_bank(wager: Wager[HandRanks] = PLAYERS_HAND, own: Wager[Profit] | None = None) -> Side:
    """Of a player who banks, against one player whose hand is set the house way."""
    return _side(every_way(banks=True), nets_of(wager, own or banking()))


def _side(every: EveryWay, nets: Mapping[Met, Fraction]) -> Side:
    scale = lcm(*(net.denominator for net in nets.values()))
    in_parts = [[int(nets.get(Met(*each), 0) * scale) for each in row] for row in BY_CODE]
    worth = np.tensordot(every.counts, in_parts, 2).tolist()
    kinds = every.kinds
    rows = zip(kinds.kinds, kinds.hands, kinds.ways, every.counts, worth, strict=True)
    return Side(tuple(HandValue(kind, hands, tuple(w), counts, each, scale) for kind, hands, w, counts, each in rows))
