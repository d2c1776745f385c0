"""The odds of pai gow, the house way and the best way: counted once (`odds.pai_gow`), and what was counted is kept."""

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from typing import Any, Final, TypeAlias

from houseway.cache import fingerprint, folder, kept, package
from houseway.errors import Refused
from houseway.games.pai_gow.account import Profit
from houseway.games.pai_gow.arithmetic import COPY, HIGHER, LOWER, ZEROS
from houseway.games.pai_gow.chances import RANKS, Met
from houseway.games.pai_gow.wagers import BANK, BANKS_FIVE_PER_CENT, PLAYERS_HAND, HandRanks, five_per_cent
from houseway.money import Cents, Commission
from houseway.odds.exact import ONE_DOLLAR, Return, weigh
from houseway.odds.stakes import PERSON, AtStake, Key, check, of_nets, row_key
from houseway.odds.term import Ending
from houseway.odds.terms import terms_of
from houseway.play.game import Game
from houseway.play.settlement import line_by
from houseway.play.wager import Placed, Wager

SOURCES: Final = ("odds", "games/pai_gow")
HOUSE_WAY: Final = "house way"
BEST: Final = "best"
ANY: Final = "any box"
COVERS_ONE: Final = "a bank that covers one wager, per unit of it; the other hand is set the house way"
STANDS: Final = (LOWER, COPY, ZEROS, HIGHER)
"""How a player's low or high hand can stand to the bank's."""
BY_CODE: Final = tuple(tuple(Met(low, high) for high in STANDS) for low in STANDS)
EVERY_MET: Final = tuple(met for row in BY_CODE for met in row if met.high != ZEROS)
"""High hands are copies where both are zero."""

Counted: TypeAlias = Mapping[Met, int]
"""How a player's two hands stand to the bank's, and in how many ways the tiles can fall so."""


def rows(game: Game[Any], _settings: Mapping[str, Any], *, variance: bool = True) -> list[Return]:  # noqa: ARG001
    """A player's wager against the house's bank, and a player's bank that covers one wager, each set in both ways."""
    return [
        row(game, strategy, best)
        for row in (_players_row, _banks_row)
        for strategy, best in ((BEST, True), (HOUSE_WAY, False))
    ]


def _players_row(game: Game[Any], strategy: str, best: bool) -> Return:
    wager = game.wager_named[PLAYERS_HAND.name]
    counted = counted_of(wager, None, best=best)
    chances = [(facts_of(met), times) for met, times in counted.items()]
    return replace(weigh(wager, ANY, chances), strategy=strategy, terms=terms_of(wager, ANY, chances))


def _banks_row(game: Game[Any], strategy: str, best: bool) -> Return:
    wager = game.wager_named[PLAYERS_HAND.name]
    own = banking(commission_of(game))
    counted = counted_of(wager, own, best=best)
    chances = [(profit_of(met, wager), times) for met, times in counted.items()]
    terms = terms_of(own, ANY, chances)
    return replace(weigh(own, ANY, chances), strategy=strategy, caveats=(COVERS_ONE,), terms=terms)


def played(game: Game[Any], found: Return) -> tuple[str, list[Ending]]:
    """By what play, in words: how hands are set, and over how many deals."""
    own = None if found.wager == PLAYERS_HAND.name else banking(commission_of(game))
    deals = sum(counted_of(game.wager_named[PLAYERS_HAND.name], own, best=found.strategy == BEST).values())
    how = "as it comes to most against all hands of the other side" if found.strategy == BEST else "the house way"
    return f"each hand is set {how}, and the other hand the house way: {deals:,} deals of both", []


def facts_of(met: Met) -> HandRanks:
    """Ranks that stand so to each other."""
    low, high = RANKS[met.low], RANKS[met.high]
    return HandRanks(low[0], high[0], low[1], high[1])


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
    sides = {PLAYERS_HAND.name: None, BANK.name: banking(table.text.banks_commission)}
    for each in rows(table.game, {}):
        counted = counted_of(wager, sides[each.wager], best=each.strategy == BEST)
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


def profit_of(met: Met, wager: Wager[HandRanks]) -> Profit:
    """What a bank gains by a wager of a dollar on a hand that stands so to its own: no commission yet (reading P2)."""
    net = weigh(replace(wager, commission=None), "", [(facts_of(met), 1)]).expected
    return Profit(-int(net * ONE_DOLLAR))


def nets_of(wager: Wager[HandRanks], own: Wager[Profit] | None = None) -> Mapping[Met, Fraction]:
    """What a player's wager comes to, or the `own` bank of a player that covers it, by how the hands stand."""
    if own is not None:
        return {met: weigh(own, "", [(profit_of(met, wager), 1)]).expected for met in EVERY_MET}
    return {met: weigh(wager, "", [(facts_of(met), 1)]).expected for met in EVERY_MET}


def counted_of(wager: Wager[HandRanks], own: Wager[Profit] | None, *, best: bool) -> Counted:
    """Over all hands, each set the house way or as it is best for such a wager, or for such a bank."""
    told = str((sorted(nets_of(wager, own).items()), own is not None, best))
    path = folder("odds") / f"pai-gow-{fingerprint(told, SOURCES, package())}.json"
    return {Met(low, high): times for low, high, times in kept(path, lambda: _counted(wager, own, best))}


def _counted(wager: Wager[HandRanks], own: Wager[Profit] | None, best: bool) -> list[tuple[int, int, int]]:
    from houseway.games.pai_gow.best.hands import as_bank, as_player  # waits for Numba

    side = as_player(wager) if own is None else as_bank(wager, own)
    return [(*met, times) for met, times in side.counted(best=best).items()]
