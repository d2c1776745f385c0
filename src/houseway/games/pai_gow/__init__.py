"""Pai gow: Part 19 of the Queensland rules (ss 411 to 454)."""

from functools import partial

from houseway.cite import cite
from houseway.games.pai_gow.chances import chances
from houseway.games.pai_gow.irregularities import ACTS
from houseway.games.pai_gow.layout import cloth, told
from houseway.games.pai_gow.procedure import late, round_of_play
from houseway.games.pai_gow.refusals import out_of_turn
from houseway.games.pai_gow.rules import check_limits
from houseway.games.pai_gow.sight import look
from houseway.games.pai_gow.table import PaiGowTable
from houseway.games.pai_gow.texts import QLD
from houseway.games.pai_gow.victoria import texts
from houseway.games.pai_gow.wagers import WAGERS
from houseway.play.game import Game

__all__ = ["GAME", "VARIANTS"]


GAME = Game(
    name="pai-gow",
    title="Pai gow",
    rules="qld",
    part="qld part 19",
    players=(1, 24),  # eight boxes, three players to a box
    unit=25,  # chips that pay 5% of $5 exactly; no coins are used (s6(1))
    made_with=cite("qld s420(2)"),
    wagers=WAGERS,
    procedure=round_of_play,
    acts=ACTS,
    table=partial(PaiGowTable, text=QLD),
    check_sign=check_limits,
    late=late,
    look=look,
    cloth=cloth,
    told=told,
    sign_under=cite("qld s421(1)"),
    refuses=out_of_turn,
    chances=chances,
    note="against the house's bank, with both hands set the house way; less the commission of 5%",
)

VARIANTS = (GAME, *texts(GAME))
