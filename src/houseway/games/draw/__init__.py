"""Draw poker: Part 16 of the Queensland rules (ss 287 to 322)."""

from typing import TYPE_CHECKING, Any, Final

from houseway.cite import Cite, cite
from houseway.errors import Ground, Refused
from houseway.families.poker.table import TABLE_STAKE
from houseway.games.draw.irregularities import ACTS
from houseway.games.draw.layout import cloth, told
from houseway.games.draw.procedure import round_of_play
from houseway.games.draw.rules import check_sign
from houseway.games.draw.sight import look
from houseway.games.draw.table import DrawTable
from houseway.games.draw.wagers import WAGERS, chances
from houseway.play.ask import Choice
from houseway.play.game import Game

if TYPE_CHECKING:
    from houseway.play.round import Round

__all__ = ["GAME"]


STEPS: Final = frozenset(
    {"bet", "call", "raise", "fold", "tap out", "draw", "keep all", "show", "over-blind bet", "blind bet", "decline"}
)
FOLDING: Final = cite("qld s315(1)")  # in a round of betting
IN_TURN: Final = cite("qld s293(3)")
IN_ORDER: Final = cite("qld s304(1)")


def open_table(**settings: Any) -> DrawTable:
    return DrawTable(GAME, **settings)


def late(_table: DrawTable, _wager: str, _act: str) -> Cite:
    """Bets are made in turn, and not as at other tables."""
    return IN_TURN


def refuses(round_: "Round", who: str, act: str) -> Refused | None:
    """Why a bet, a fold or a draw is not open to this person now."""
    table, ask = round_.table, round_.ask
    assert isinstance(table, DrawTable)
    if ask is None or table.seat_of(who) is None:
        return None
    instead = f"awaited: {ask}"
    if act == "check" and ask.who == who:
        return Refused(ask.under, "there is no checking at draw poker", ground=Ground.WHAT, instead=instead)
    if act not in STEPS:
        return None
    if ask.who == who:
        under = FOLDING if act == "fold" else ask.under
        return Refused(under, f"it is not the time to '{act}'", ground=Ground.WHEN, instead=instead)
    under = IN_TURN if isinstance(ask, Choice) and table.seat_of(ask.who) else IN_ORDER
    return Refused(under, f"it is not for {who} to '{act}' now", ground=Ground.WHEN, instead=instead)


GAME = Game(
    name="draw",
    title="Draw poker",
    rules="qld",
    part="qld part 16",
    players=(2, 8),
    unit=100,
    made_with=cite("qld s305(1)"),
    wagers=WAGERS,
    procedure=round_of_play,
    acts=ACTS,
    open_table=open_table,
    check_sign=check_sign,
    late=late,
    look=look,
    cloth=cloth,
    told=told,
    sign_under=cite("qld s295(2)"),
    notice_under=cite("qld s295(3)(a)"),
    notice_lines=frozenset({TABLE_STAKE}),
    refuses=refuses,
    chances=chances,
    note="players play against players: the house has the commission alone",
)
