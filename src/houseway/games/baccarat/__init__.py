"""Baccarat: Part 6 of the Queensland rules (ss 81 to 106); and Victoria's."""

from collections.abc import Iterator

from houseway.cite import cite
from houseway.equipment.chips import PRESCRIBED_COIN
from houseway.families.baccarat.chances import coups
from houseway.games.baccarat.irregularities import ACTS, out_of_place
from houseway.games.baccarat.key import key
from houseway.games.baccarat.layout import cloth, told
from houseway.games.baccarat.procedure import late, round_of_play
from houseway.games.baccarat.rules import DECKS, check_sign
from houseway.games.baccarat.sight import look
from houseway.games.baccarat.table import BaccaratTable
from houseway.games.baccarat.victoria import texts
from houseway.games.baccarat.wagers import WAGERS, Counts
from houseway.play.game import Game
from houseway.play.wager import Wager

__all__ = ["GAME", "VARIANTS"]


def chances(_wager: Wager[Counts], _area: str) -> Iterator[tuple[Counts, int]]:
    """Every coup from a full shoe, by its final point counts."""
    for (players, bankers), weight in coups(DECKS).items():
        yield Counts(players, bankers), weight


GAME = Game(
    name="baccarat",
    title="Baccarat",
    rules="qld",
    part="qld part 6",
    players=(1, 28),  # 14 sit (s81(1)); how many stand, no rule says
    unit=PRESCRIBED_COIN,  # qld s6(1): 50c coins may be used (s87(3))
    coins=True,  # qld s6(1)
    made_with=cite("qld s87(1)"),
    wagers=WAGERS,
    procedure=round_of_play,
    acts=ACTS,
    table=BaccaratTable,
    check_sign=check_sign,
    late=late,
    notice_under=cite("qld s89(4)"),
    look=look,
    cloth=cloth,
    told=told,
    sign_under=cite("qld s89(3)"),
    chances=chances,
    note="From a full shoe of 8 decks, the commission at exactly 5%.",
    key=key,
    refuses=out_of_place,
)

VARIANTS = (GAME, *texts(GAME))
