"""Whose step it is, and when: why the wheel is not spun, or no symbol announced, now (qld s146, s147)."""

from collections.abc import Mapping
from typing import Final

from houseway.cite import Cite, cite
from houseway.errors import Ground, Refused
from houseway.games.wheel_of_fortune.moments import AT_REST, CLOSED, TURNING, WAGERS_OPEN
from houseway.games.wheel_of_fortune.procedure import ANNOUNCE, SPIN
from houseway.games.wheel_of_fortune.table import FortuneTable
from houseway.games.wheel_of_fortune.terms import NO_MORE_BETS
from houseway.play.acts import Details
from houseway.play.people import DEALER
from houseway.play.round import Round

STEPS: Final[Mapping[str, Cite]] = {
    NO_MORE_BETS.words: cite("qld s146(4)"),
    SPIN: cite("qld s146(2)"),
    ANNOUNCE: cite("qld s147"),
}
DOES: Final = {NO_MORE_BETS.words: "call 'no more bets'", SPIN: SPIN, ANNOUNCE: ANNOUNCE}

BEFORE_IT_RESTS: Final = {
    WAGERS_OPEN: ("qld s146(4)", "the dealer has not called 'no more bets'"),
    CLOSED: ("qld s146(2)", "the dealer has not spun the wheel"),
    AT_REST: ("qld s147", "the indicator is at rest, and its symbol is to be announced"),
}


def refuses(round_: Round[FortuneTable], who: str, act: str, _details: Details) -> Refused | None:
    """Why a step is not for this person, or is not due."""
    if act not in STEPS:
        return None
    if round_.table.people[who].role not in DEALER:
        return Refused(STEPS[act], f"it is for the dealer to {DOES[act]}", ground=Ground.WHO)
    if act == NO_MORE_BETS.words:
        return Refused("qld s146(4)", "it has been called", ground=Ground.WHEN)
    if act == ANNOUNCE:
        return Refused("qld s147", "the indicator has not come to rest", ground=Ground.WHEN)
    if round_.moment in (TURNING, AT_REST):
        why = "the wheel has been spun, and the next spin needs a call of its own"
        return Refused("qld s146(4)", why, ground=Ground.WHEN)
    why = "the dealer has not called 'no more bets'"
    return Refused("qld s146(4)", why, ground=Ground.WHEN, instead="call it, then spin the wheel")
