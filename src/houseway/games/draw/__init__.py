"""Draw poker: Part 16 of the Queensland rules (ss 287 to 322)."""

from houseway.cite import Cite, cite
from houseway.families.poker.grounds import decides, seen
from houseway.families.poker.key import key
from houseway.families.poker.table import TABLE_STAKE
from houseway.families.poker.wagers import AMONG_PLAYERS, chances
from houseway.games.draw.irregularities import ACTS
from houseway.games.draw.layout import cloth, told
from houseway.games.draw.look import look
from houseway.games.draw.moments import MOMENTS
from houseway.games.draw.pieces import pieces, words
from houseway.games.draw.procedure import round_of_play
from houseway.games.draw.refusals import STEPS, refuses
from houseway.games.draw.rules import SETTINGS, check_sign
from houseway.games.draw.table import DrawTable
from houseway.games.draw.wagers import WAGERS
from houseway.play.game import Game


def late(_table: DrawTable, _wager: str, _act: str) -> Cite:
    """Bets are made in turn, and not as at other tables."""
    return cite("qld s293(3)")


GAME = Game(
    folder=__name__,
    title="Draw poker",
    rules="qld",
    part="qld part 16",
    players=(2, 8),
    pot=True,
    unit=100,
    made_with=cite("qld s305(1)"),
    wagers=WAGERS,
    procedure=round_of_play,
    acts=ACTS,
    table=DrawTable,
    check_sign=check_sign,
    late=late,
    settings=SETTINGS,
    moments=MOMENTS,
    look=look,
    pieces=pieces,
    words=words,
    face_down=frozenset({"card"}),
    private=frozenset({"draw"}),  # which cards go
    decides=decides,
    seen=seen,
    key=key,
    cloth=cloth,
    told=told,
    sign_under=cite("qld s295(2)"),
    notice_under=cite("qld s295(3)(a)"),
    notice_lines=frozenset({TABLE_STAKE}),
    steps=STEPS,
    refuses=refuses,
    chances=chances,
    note=AMONG_PLAYERS,
)
