"""5 card stud poker: Part 17 of the Queensland rules (ss 323 to 365)."""

from houseway.cite import Cite, cite
from houseway.families.poker.grounds import decides, seen
from houseway.families.poker.key import key
from houseway.families.poker.stud.refusals import refuses, steps_of_stud
from houseway.families.poker.stud.table import SETTINGS
from houseway.families.poker.table import TABLE_STAKE
from houseway.families.poker.wagers import AMONG_PLAYERS, chances
from houseway.games.five_card_stud.irregularities import ACTS
from houseway.games.five_card_stud.layout import cloth, told
from houseway.games.five_card_stud.look import look
from houseway.games.five_card_stud.moments import MOMENTS
from houseway.games.five_card_stud.pieces import pieces, words
from houseway.games.five_card_stud.procedure import round_of_play
from houseway.games.five_card_stud.rules import check_sign
from houseway.games.five_card_stud.table import FiveCardStudTable
from houseway.games.five_card_stud.terms import PART
from houseway.games.five_card_stud.wagers import WAGERS
from houseway.play.game import Game


def late(_table: FiveCardStudTable, _wager: str, _act: str) -> Cite:
    """Bets are made in turn, with chips, and not as at other tables."""
    return cite("qld s330(3)")


GAME = Game(
    folder=__name__,
    title="5 card stud poker",
    rules="qld",
    part="qld part 17",
    players=(2, 10),
    pot=True,
    unit=100,
    made_with=cite("qld s344(1)"),
    wagers=WAGERS,
    procedure=round_of_play,
    acts=ACTS,
    table=FiveCardStudTable,
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
    cloth=cloth,
    told=told,
    sign_under=cite("qld s332(2)"),
    notice_under=cite("qld s332(3)(a)"),
    notice_lines=frozenset({TABLE_STAKE}),
    steps=steps_of_stud(PART),
    refuses=refuses,
    chances=chances,
    note=AMONG_PLAYERS,
)
