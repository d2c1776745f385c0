"""Mini-dice: Part 11 of the Queensland rules (ss 176 to 188)."""

from houseway.cite import cite
from houseway.families.early_outcomes import is_roll, too_soon
from houseway.families.three_dice import chances
from houseway.families.tumbler_pieces import pieces
from houseway.games.mini_dice.irregularities import ACTS
from houseway.games.mini_dice.layout import cloth
from houseway.games.mini_dice.look import look
from houseway.games.mini_dice.moments import BEFORE_GAMING, MOMENTS
from houseway.games.mini_dice.procedure import late, spin, taken_back
from houseway.games.mini_dice.refusals import BEFORE_IT_RESTS, STEPS, refuses
from houseway.games.mini_dice.rules import check_sign
from houseway.games.mini_dice.table import SETTINGS, MiniDiceTable
from houseway.games.mini_dice.wagers import WAGERS
from houseway.play.game import Game

GAME = Game(
    folder=__name__,
    title="Mini-dice",
    rules="qld",
    part="qld part 11",
    players=(1, 8),
    unit=100,  # mini-dice is not among the games of s6(1): chips only
    made_with=cite("qld s179(1)"),
    wagers=WAGERS,
    procedure=spin,
    acts=ACTS,
    table=MiniDiceTable,
    check_sign=check_sign,
    late=late,
    taken_back=taken_back,
    between=frozenset({BEFORE_GAMING}),
    notice_under=cite("qld s183(3)"),
    look=look,
    pieces=pieces,
    settings=SETTINGS,
    moments=MOMENTS,
    cloth=cloth,
    sign_under=cite("qld s183(2)"),
    hands=cite("qld s180(2)"),
    chances=chances,
    too_soon=too_soon(is_roll, BEFORE_IT_RESTS),
    steps=STEPS,
    refuses=refuses,
)
