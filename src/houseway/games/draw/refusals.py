"""Why a bet, a fold or a draw is not open to a player now (qld ss 293, 304 and 315)."""

from typing import Final

from houseway.cite import cite
from houseway.errors import Ground, Refused
from houseway.games.draw.table import DrawTable
from houseway.play.acts import Details
from houseway.play.ask import Choice
from houseway.play.round import Round

STEPS: Final = frozenset(
    {"bet", "call", "raise", "fold", "tap out", "draw", "keep all", "show", "over-blind bet", "blind bet", "decline"}
)
FOLDING: Final = cite("qld s315(1)")  # in a round of betting
IN_TURN: Final = cite("qld s293(3)")
IN_ORDER: Final = cite("qld s304(1)")


def refuses(round_: Round[DrawTable], who: str, act: str, _details: Details) -> Refused | None:
    """It is another step of the round of play, or another player's turn."""
    table, ask = round_.table, round_.ask
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
