"""Two-up: Part 10 of the Queensland rules (ss 162 to 175)."""

from houseway.cite import cite
from houseway.equipment.chips import PRESCRIBED_COIN
from houseway.families.ring.key import key
from houseway.families.ring.pieces import pieces, words
from houseway.families.ring.refusals import late, refuses, taken_back, too_soon
from houseway.families.ring.rules import COINS
from houseway.games.two_up.irregularities import ACTS
from houseway.games.two_up.layout import cloth, told
from houseway.games.two_up.look import look
from houseway.games.two_up.moments import BETWEEN, MOMENTS
from houseway.games.two_up.procedure import play
from houseway.games.two_up.refusals import STEPS
from houseway.games.two_up.rules import check_sign
from houseway.games.two_up.table import TwoUpTable
from houseway.games.two_up.wagers import WAGERS, stages
from houseway.play.game import Game

GAME = Game(
    folder=__name__,
    title="Two-up",
    rules="qld",
    part="qld part 10",
    players=(1, 20),
    unit=PRESCRIBED_COIN,  # s170(2): coins may be used as s6 allows
    coins=True,  # qld s6(1)
    made_with=cite("qld s170(1)"),
    wagers=WAGERS,
    procedure=play,
    acts=ACTS,
    table=TwoUpTable,
    check_sign=check_sign,
    late=late,
    taken_back=taken_back,
    notice_under=cite("qld s171(4)"),
    look=look,
    pieces=pieces,
    words=words,
    settings=(COINS,),
    moments=MOMENTS,
    cloth=cloth,
    told=told,
    sign_under=cite("qld s171(3)"),
    stages=stages,
    trial="spin",
    key=key,
    refuses=refuses,
    too_soon=too_soon,
    steps=STEPS,
    between=BETWEEN,
)
