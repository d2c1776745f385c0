"""Pai gow: the house way against the house way, and of every hand the way to set it that is best against it, exactly.

The player's hand and the bank's are four tiles of 32 and four of the other 28; both sides see their own alone. A
player may also be the bank, under every text: the copies and the zeros are then the player's, and what the bank gains
is what the commission is charged on. That is told for a bank that covers one wager.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from math import lcm
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from houseway.equipment.tiles import PAIR, Tile
from houseway.errors import Refused
from houseway.games.pai_gow.arithmetic import ZEROS
from houseway.games.pai_gow.chances import EVERY, RANKS, Met
from houseway.games.pai_gow.house_way import set_hand
from houseway.games.pai_gow.house_way.ways import Rule, Way
from houseway.games.pai_gow.wagers import (
    BANK,
    BANKS_FIVE_PER_CENT,
    PLAYERS_HAND,
    Compared,
    Profit,
    five_per_cent,
)
from houseway.money import Cents, Commission
from houseway.odds.at_stake import PERSON, AtStake, Key, check, of_nets, row_key
from houseway.odds.exact import ONE_DOLLAR, Return, weigh
from houseway.odds.pai_gow_ways import STANDS, EveryWay, Kind, every_way
from houseway.play.game import Game
from houseway.play.settlement import line_by
from houseway.play.wager import Placed, Wager

HOUSE_WAY: Final = "house way"
BEST: Final = "best"
ANY: Final = "any box"
COVERS_ONE: Final = "a bank that covers one wager, per unit of it; the other hand is set the house way"
BY_CODE: Final = tuple(tuple(Met(low, high) for high in STANDS) for low in STANDS)
EVERY_MET: Final = tuple(met for row in BY_CODE for met in row if met.high != ZEROS)
"""High hands are copies where both are zero."""

Counted: TypeAlias = Mapping[Met, int]
"""How a player's two hands stand to the bank's, and in how many ways the tiles can fall so."""


class Choice(NamedTuple):
    """One kind of hand: the house way first, then the other ways to set it, and what each comes to."""

    kind: Kind
    hands: int  # of the 35,960
    ways: tuple[Way, ...]
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

    choices: tuple[Choice, ...]

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


def rows(game: Game[Any], _settings: Mapping[str, Any], *, variance: bool = True) -> list[Return]:  # noqa: ARG001
    """A player's wager against the house's bank, and a player's bank that covers one wager, each set in both ways."""
    return [
        row(game, strategy, best)
        for row in (_players_row, _banks_row)
        for strategy, best in ((BEST, True), (HOUSE_WAY, False))
    ]


def _players_row(game: Game[Any], strategy: str, best: bool) -> Return:
    wager = game.wager_named[PLAYERS_HAND.name]
    counted = as_player(wager).counted(best=best)
    found = weigh(wager, ANY, [(facts_of(met), times) for met, times in counted.items()])
    return replace(found, strategy=strategy)


def _banks_row(game: Game[Any], strategy: str, best: bool) -> Return:
    wager = game.wager_named[PLAYERS_HAND.name]
    own = banking(commission_of(game))
    counted = as_bank(wager, own).counted(best=best)
    found = weigh(own, ANY, [(profit_of(met, wager), times) for met, times in counted.items()])
    return replace(found, strategy=strategy, caveats=(COVERS_ONE,))


def facts_of(met: Met) -> Compared:
    """Ranks that stand so to each other."""
    low, high = RANKS[met.low], RANKS[met.high]
    return Compared(low[0], high[0], low[1], high[1])


def commission_of(game: Game[Any]) -> Commission:
    """What is kept of the gains of a player's bank, as the text has it."""
    kept: Commission = game.open_table().text.banks_commission
    return kept


def banking(kept: Commission = BANKS_FIVE_PER_CENT) -> Wager[Profit]:
    """A player's bank per unit of the one wager that it covers, less the commission on what it gains (qld s426(2))."""
    return replace(BANK, commission=kept)


# At a stake


def at(table: Any, _settings: Mapping[str, Any], stake: Cents, *, variance: bool = True) -> dict[Key, AtStake]:  # noqa: ARG001
    """A wager of so much, to the cent, and a bank that covers it; hands are set as is best for each unit."""
    wager, found = table.game.wager_named[PLAYERS_HAND.name], dict[Key, AtStake]()
    try:
        check(table, wager, wager.selections[0], stake)
    except Refused as refused:
        return {row_key(each): AtStake(stake, refused=refused) for each in rows(table.game, {})}
    sides = {PLAYERS_HAND.name: as_player(wager), BANK.name: as_bank(wager, banking(table.text.banks_commission))}
    for each in rows(table.game, {}):
        counted = sides[each.wager].counted(best=each.strategy == BEST)
        nets = [(_net_at(table, each.wager, met, stake), times) for met, times in counted.items()]
        expected, spread = of_nets(nets, stake)
        found[row_key(each)] = AtStake(stake, expected, spread, handed_over=stake, rounding=expected - each.expected)
    return found


def _net_at(table: Any, name: str, met: Met, stake: Cents) -> Cents:
    """Of the player's hand; or of the bank, which pays what the hand wins without a commission (reading P2)."""
    wager = table.game.wager_named[PLAYERS_HAND.name]
    line = line_by(table, Placed(PERSON, wager, wager.selections[0], stake), wager.decide(facts_of(met)))
    if name == PLAYERS_HAND.name:
        return line.net
    profit = line.collected - line.paid
    return profit - five_per_cent(max(profit, 0), table.text.banks_commission)[0]


def profit_of(met: Met, wager: Wager[Compared]) -> Profit:
    """What a bank gains by a wager of a dollar on a hand that stands so to its own: no commission yet (reading P2)."""
    net = weigh(replace(wager, commission=None), "", [(facts_of(met), 1)]).expected
    return Profit(-int(net * ONE_DOLLAR))


def choice_of(tiles: Sequence[Tile], *, banks: bool) -> Choice:
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
    by_rule: dict[Rule, list[Choice]] = {}
    for choice in as_player().choices:
        by_rule.setdefault(set_hand((*choice.ways[0].low, *choice.ways[0].high)).rule, []).append(choice)
    found = [_cost(rule, choices) for rule, choices in by_rule.items()]
    return sorted(found, key=lambda each: -each.cost)


def _cost(rule: Rule, choices: Sequence[Choice]) -> RuleCost:
    gained = sum((c.hands * (c.expected(c.best) - c.expected(0)) for c in choices), Fraction(0))
    otherwise = sum(choice.hands for choice in choices if choice.best)
    return RuleCost(rule, sum(choice.hands for choice in choices), otherwise, gained / len(EVERY))


# Every hand in every way


def as_player(wager: Wager[Compared] = PLAYERS_HAND) -> Side:
    """Of a player, against the house's bank."""
    return _side(every_way(banks=False), {met: weigh(wager, "", [(facts_of(met), 1)]).expected for met in EVERY_MET})


def as_bank(wager: Wager[Compared] = PLAYERS_HAND, own: Wager[Profit] | None = None) -> Side:
    """Of a player who banks, against one player whose hand is set the house way."""
    own = own or banking()
    nets = {met: weigh(own, "", [(profit_of(met, wager), 1)]).expected for met in EVERY_MET}
    return _side(every_way(banks=True), nets)


def _side(every: EveryWay, nets: Mapping[Met, Fraction]) -> Side:
    scale = lcm(*(net.denominator for net in nets.values()))
    in_parts = [[int(nets.get(Met(*each), 0) * scale) for each in row] for row in BY_CODE]
    worth = np.tensordot(every.counts, in_parts, 2).tolist()
    kinds = every.kinds
    rows = zip(kinds.kinds, kinds.hands, kinds.ways, every.counts, worth, strict=True)
    return Side(tuple(Choice(kind, hands, tuple(w), counts, each, scale) for kind, hands, w, counts, each in rows))
