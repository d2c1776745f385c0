"""Mini-baccarat: Part 12 of the Queensland rules (ss 189 to 209), with 8 or 6 decks."""

from collections.abc import Iterator
from functools import partial
from typing import Any

from houseway.cite import cite
from houseway.equipment.chips import PRESCRIBED_COIN
from houseway.families.baccarat.chances import coups
from houseway.games.mini_baccarat.irregularities import ACTS
from houseway.games.mini_baccarat.layout import cloth, told
from houseway.games.mini_baccarat.order import out_of_turn
from houseway.games.mini_baccarat.procedure import late, round_of_play
from houseway.games.mini_baccarat.rules import DECKS, MOST_PLACES, check_sign
from houseway.games.mini_baccarat.sight import key, look
from houseway.games.mini_baccarat.table import MiniBaccaratTable
from houseway.games.mini_baccarat.wagers import WAGERS, Counts
from houseway.play.game import Game
from houseway.play.wager import Wager

__all__ = ["GAME", "VARIANTS"]


def chances(decks: int, _wager: Wager[Counts], _selection: str) -> Iterator[tuple[Counts, int]]:
    """Every pair of final point counts from a full shoe, weighted by the first six cards in order."""
    for (players, bankers), weight in coups(decks).items():
        yield Counts(players, bankers), weight


def _game(decks: int) -> Game[Any]:
    return Game(
        name="mini-baccarat",
        title="Mini-baccarat",
        rules="qld",
        part="qld part 12",
        players=(1, MOST_PLACES),  # who sit; others may stand (s191(1))
        unit=PRESCRIBED_COIN,  # s195(3), s6(1): 50c coins may be used
        coins=True,  # qld s6(1)
        made_with=cite("qld s195(1)"),
        wagers=WAGERS,
        procedure=round_of_play,
        acts=ACTS,
        table=MiniBaccaratTable,
        check_sign=check_sign,
        late=late,
        notice_under=cite("qld s197(4)"),
        look=look,
        cloth=cloth,
        told=told,
        sign_under=cite("qld s197(3)"),
        chances=partial(chances, decks),
        note="By the cards of a full shoe: one that is removed face down changes nothing.",
        variant={"decks": decks},
        key=key,
        refuses=out_of_turn,
    )


VARIANTS = tuple(map(_game, DECKS))  # s192(1)
GAME = VARIANTS[0]
