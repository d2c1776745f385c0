"""Manila poker: Part 15 of the Queensland rules (ss 249 to 286)."""

from houseway.cite import Cite, cite
from houseway.families.poker.grounds import decides, seen
from houseway.families.poker.key import key
from houseway.families.poker.wagers import AMONG_PLAYERS, chances
from houseway.games.manila.irregularities import ACTS
from houseway.games.manila.layout import cloth, told
from houseway.games.manila.look import look
from houseway.games.manila.moments import MOMENTS
from houseway.games.manila.pieces import pieces, words
from houseway.games.manila.procedure import round_of_play
from houseway.games.manila.refusals import STEPS, refuses
from houseway.games.manila.rules import SETTINGS, check_sign
from houseway.games.manila.table import ManilaTable
from houseway.games.manila.wagers import WAGERS
from houseway.play.game import Game


def late(_table: ManilaTable, _wager: str, act: str) -> Cite:
    """Bets are made in rounds of betting, and not as at other tables; what was bet stays."""
    return cite("qld s267(5)") if act == "wager" else cite("qld s267(1)")


GAME = Game(
    folder=__name__,
    title="Manila poker",
    rules="qld",
    part="qld part 15",
    players=(2, 13),
    pot=True,
    unit=100,
    made_with=cite("qld s268(1)"),
    wagers=WAGERS,
    procedure=round_of_play,
    acts=ACTS,
    table=ManilaTable,
    check_sign=check_sign,
    late=late,
    settings=SETTINGS,
    moments=MOMENTS,
    look=look,
    pieces=pieces,
    words=words,
    face_down=frozenset({"card"}),
    decides=decides,
    seen=seen,
    key=key,
    steps=STEPS,
    refuses=refuses,
    cloth=cloth,
    told=told,
    sign_under=cite("qld s259(2)"),
    notice_under=cite("qld s259(3)(a)"),
    chances=chances,
    note=AMONG_PLAYERS,
)
