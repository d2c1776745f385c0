"""Triple penny two-up: Part 21 of the Queensland rules (ss 468 to 480)."""

from houseway.cite import cite
from houseway.equipment.chips import PRESCRIBED_COIN
from houseway.families.ring.key import key
from houseway.families.ring.pieces import pieces, words
from houseway.families.ring.refusals import late, taken_back, too_soon
from houseway.families.ring.rules import COINS
from houseway.games.triple_penny_two_up.irregularities import ACTS
from houseway.games.triple_penny_two_up.layout import cloth, told
from houseway.games.triple_penny_two_up.look import look
from houseway.games.triple_penny_two_up.moments import BETWEEN, MOMENTS
from houseway.games.triple_penny_two_up.procedure import play
from houseway.games.triple_penny_two_up.refusals import STEPS, refuses
from houseway.games.triple_penny_two_up.rules import check_sign
from houseway.games.triple_penny_two_up.table import TriplePennyTable
from houseway.games.triple_penny_two_up.wagers import WAGERS, stages
from houseway.play.acts import text, yes
from houseway.play.game import Game

GAME = Game(
    folder=__name__,
    title="Triple penny two-up",
    rules="qld",
    part="qld part 21",
    players=(1, 20),
    unit=PRESCRIBED_COIN,  # s6(1): coins may be used
    coins=True,  # qld s6(1)
    made_with=cite("qld s473(2)"),
    wagers=WAGERS,
    procedure=play,
    acts=ACTS,
    table=TriplePennyTable,
    check_sign=check_sign,
    late=late,
    taken_back=taken_back,
    look=look,
    pieces=pieces,
    words=words,
    settings=(COINS, text("title"), yes("approved")),  # s469(5): another name, if it is approved
    moments=MOMENTS,
    cloth=cloth,
    told=told,
    sign_under=cite("qld s476(2)"),
    stages=stages,
    trial="spin",
    key=key,
    refuses=refuses,
    too_soon=too_soon,
    steps=STEPS,
    between=BETWEEN,
)
