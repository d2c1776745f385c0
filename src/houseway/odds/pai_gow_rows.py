"""The odds of pai gow, the house way and the best way: counted once (`odds.pai_gow`), and what was counted is kept."""

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from typing import Any, Final, TypeAlias

from houseway.games.pai_gow.arithmetic import COPY, HIGHER, LOWER, ZEROS
from houseway.games.pai_gow.chances import RANKS, Met
from houseway.games.pai_gow.wagers import BANK, FIVE_PER_CENT, PLAYERS_HAND, Compared, Profit
from houseway.kernels.kept import fingerprint, folder, kept, package
from houseway.odds.exact import ONE_DOLLAR, Return, weigh
from houseway.play.game import Game
from houseway.play.wager import Wager

SOURCES: Final = ("equipment", "games/pai_gow", "kernels", "odds")
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


def rows(game: Game[Any], _settings: Mapping[str, Any]) -> list[Return]:
    """A player's wager against the house's bank, and a player's bank that covers one wager, each set in both ways."""
    return [
        row(game, strategy, best)
        for row in (_players_row, _banks_row)
        for strategy, best in ((BEST, True), (HOUSE_WAY, False))
    ]


def _players_row(game: Game[Any], strategy: str, best: bool) -> Return:
    wager = game.wager_named[PLAYERS_HAND.name]
    counted = counted_of(wager, banks=False, best=best)
    found = weigh(wager, ANY, [(facts_of(met), times) for met, times in counted.items()])
    return replace(found, strategy=strategy)


def _banks_row(game: Game[Any], strategy: str, best: bool) -> Return:
    wager = game.wager_named[PLAYERS_HAND.name]
    counted = counted_of(wager, banks=True, best=best)
    found = weigh(banking(), ANY, [(profit_of(met, wager), times) for met, times in counted.items()])
    return replace(found, strategy=strategy, caveats=(COVERS_ONE,))


def facts_of(met: Met) -> Compared:
    """Ranks that stand so to each other."""
    low, high = RANKS[met.low], RANKS[met.high]
    return Compared(low[0], high[0], low[1], high[1])


def banking() -> Wager[Profit]:
    """A player's bank per unit of the one wager that it covers, less the commission on what it gains (qld s426(2))."""
    return replace(BANK, commission=FIVE_PER_CENT)


def profit_of(met: Met, wager: Wager[Compared]) -> Profit:
    """What a bank gains by a wager of a dollar on a hand that stands so to its own: no commission yet (reading P2)."""
    net = weigh(replace(wager, commission=None), "", [(facts_of(met), 1)]).expected
    return Profit(-int(net * ONE_DOLLAR))


def nets_of(wager: Wager[Compared], *, banks: bool) -> Mapping[Met, Fraction]:
    """What a player's wager comes to, or the bank of a player that covers it, as the hands stand to each other."""
    if banks:
        return {met: weigh(banking(), "", [(profit_of(met, wager), 1)]).expected for met in EVERY_MET}
    return {met: weigh(wager, "", [(facts_of(met), 1)]).expected for met in EVERY_MET}


def counted_of(wager: Wager[Compared], *, banks: bool, best: bool) -> Counted:
    """Over all hands, each set the house way or as it is best for such a wager."""
    told = str((sorted(nets_of(wager, banks=banks).items()), banks, best))
    path = folder("odds") / f"pai-gow-{fingerprint(told, SOURCES, package())}.json"
    return {Met(low, high): times for low, high, times in kept(path, lambda: _counted(wager, banks, best))}


def _counted(wager: Wager[Compared], banks: bool, best: bool) -> list[tuple[int, int, int]]:
    from houseway.odds.pai_gow import as_bank, as_player  # waits for Numba

    side = as_bank(wager) if banks else as_player(wager)
    return [(*met, times) for met, times in side.counted(best=best).items()]
