"""Craps: Part 7 of the Queensland rules (ss 107 to 130)."""

from houseway.cite import cite
from houseway.equipment.chips import PRESCRIBED_COIN
from houseway.families.early_outcomes import too_soon
from houseway.games.craps.irregularities import ACTS
from houseway.games.craps.layout import cloth, told
from houseway.games.craps.line_wagers import ODDS_WAGERS
from houseway.games.craps.look import look
from houseway.games.craps.moments import BETWEEN, MOMENTS
from houseway.games.craps.pieces import pieces, words
from houseway.games.craps.procedure import late, roll
from houseway.games.craps.refusals import BEFORE_THEY_REST, STEPS, is_roll, refuses
from houseway.games.craps.rules import check_sign
from houseway.games.craps.table import SETTINGS, CrapsTable
from houseway.games.craps.wager_checks import put_behind
from houseway.games.craps.wagers import WAGERS, stages
from houseway.play.game import Game
from houseway.play.people import Role

GAME = Game(
    folder=__name__,
    title="Craps",
    rules="qld",
    part="qld part 7",
    players=(1, 20),
    unit=PRESCRIBED_COIN,  # qld s6(1): 50c coins may be used
    coins=True,  # qld s6(1)
    made_with=cite("qld s110(2)"),
    wagers=WAGERS,
    procedure=roll,
    acts=ACTS,
    table=CrapsTable,
    check_sign=check_sign,
    late=late,
    notice_under=cite("qld s113(4)"),
    look=look,
    pieces=pieces,
    words=words,
    settings=SETTINGS,
    moments=MOMENTS,
    cloth=cloth,
    told=told,
    sign_under=cite("qld s113(3)"),
    roles=frozenset({Role.STICKPERSON, Role.BOXPERSON}),
    hands=cite("qld s114(2)"),
    stages=stages,
    together=tuple(map(put_behind, ODDS_WAGERS)),
    refuses=refuses,
    too_soon=too_soon(is_roll, BEFORE_THEY_REST),
    steps=STEPS,
    between=BETWEEN,
    recalled={"roll": cite("qld s128")},
)
