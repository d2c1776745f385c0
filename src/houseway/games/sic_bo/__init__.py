"""Sic-bo: Part 5 of the Queensland rules (ss 66 to 80)."""

from houseway.cite import cite
from houseway.families.early_outcomes import is_roll, too_soon
from houseway.families.three_dice import chances
from houseway.games.sic_bo.irregularities import ACTS
from houseway.games.sic_bo.layout import cloth
from houseway.games.sic_bo.look import look
from houseway.games.sic_bo.moments import MOMENTS
from houseway.games.sic_bo.pieces import pieces, words
from houseway.games.sic_bo.procedure import late, spin, taken_back
from houseway.games.sic_bo.refusals import BEFORE_IT_RESTS, STEPS, refuses
from houseway.games.sic_bo.rules import check_sign
from houseway.games.sic_bo.table import SETTINGS, SicBoTable
from houseway.games.sic_bo.wagers import WAGERS
from houseway.play.game import Game

GAME = Game(
    folder=__name__,
    title="Sic-bo",
    rules="qld",
    part="qld part 5",
    players=(1, 8),
    unit=100,  # sic-bo is not among the games of s6(1): chips only
    made_with=cite("qld s71(1)"),
    wagers=WAGERS,
    procedure=spin,
    acts=ACTS,
    table=SicBoTable,
    check_sign=check_sign,
    late=late,
    taken_back=taken_back,
    notice_under=cite("qld s74(3)"),
    look=look,
    pieces=pieces,
    words=words,
    settings=SETTINGS,
    moments=MOMENTS,
    cloth=cloth,
    sign_under=cite("qld s74(2)"),
    hands=cite("qld s71(3)"),
    chances=chances,
    too_soon=too_soon(is_roll, BEFORE_IT_RESTS),
    steps=STEPS,
    refuses=refuses,
)
