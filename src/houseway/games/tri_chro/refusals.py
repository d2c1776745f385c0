"""Whose step it is, and when: why one of the steps of a drawing is not open (qld ss 463 to 466)."""

from collections.abc import Mapping
from typing import Final

from houseway.cite import Cite, cite
from houseway.errors import Ground, Refused
from houseway.games.tri_chro.moments import ACTIVATED, APPROVAL, CLOSED, DRAWN, WAGERS_OPEN
from houseway.games.tri_chro.procedure import ACTIVATE, ANNOUNCE, APPROVE, DECLINE, REPLACE
from houseway.games.tri_chro.table import TriChroTable
from houseway.games.tri_chro.terms import BY_HAND, NO_MORE_BETS, NOT_BY_HAND
from houseway.play.acts import Details
from houseway.play.ask import Choice
from houseway.play.people import DEALER, DEALER_OR_MORE_SENIOR, Role
from houseway.play.round import Round

STEPS: Final[Mapping[str, Cite]] = {
    NO_MORE_BETS.words: cite("qld s463(1)"),
    ACTIVATE: cite("qld s463(1)"),
    ANNOUNCE: cite("qld s463(3)"),
    APPROVE: cite("qld s466(b)"),
    DECLINE: cite("qld s466(b)"),
    REPLACE: cite("qld s465(4)(c)"),
    BY_HAND: cite("qld s465(2)"),
    NOT_BY_HAND: cite("qld s465(2)"),
}
INSPECTOR: Final = frozenset({Role.INSPECTOR})
BY: Final = {ACTIVATE: DEALER_OR_MORE_SENIOR, APPROVE: INSPECTOR, DECLINE: INSPECTOR}  # the others: the dealer
NOT_DUE: Final = {
    NO_MORE_BETS.words: "it has been called",
    ANNOUNCE: "two balls have not been drawn",
    APPROVE: "no generator has malfunctioned, or a new drawing is approved already",
    DECLINE: "no generator has malfunctioned, or a new drawing is approved already",
    REPLACE: "no broken ball is waiting to be replaced",
    BY_HAND: "the device has not malfunctioned in this drawing",
    NOT_BY_HAND: "the device has not malfunctioned in this drawing",
}

BEFORE_IT_IS_DRAWN: Final = {
    WAGERS_OPEN: ("qld s463(1)", "the dealer has not called 'no more bets'"),
    APPROVAL: ("qld s466(b)", "an inspector has not approved a new drawing"),
    CLOSED: ("qld s463(1)", "the device has not been activated"),
    DRAWN: ("qld s455", "two balls are drawn, and no more"),
}


def refuses(round_: Round[TriChroTable], who: str, act: str, _details: Details) -> Refused | None:
    """Why a step is not for this person, or is not due."""
    if act not in STEPS or (isinstance(round_.ask, Choice) and act in round_.ask.offers):
        return None
    if round_.table.people[who].role not in BY.get(act, DEALER):
        under = "qld s464" if act in (ACTIVATE, BY_HAND) else STEPS[act]
        return Refused(under, f"{who} does not answer for that", ground=Ground.WHO)
    if act != ACTIVATE:
        return Refused(STEPS[act], NOT_DUE[act], ground=Ground.WHEN)
    if round_.moment in ACTIVATED:
        why = "the device has been activated, and the next drawing needs a call of its own"
        return Refused("qld s463(1)", why, ground=Ground.WHEN)
    why = "the dealer has not called 'no more bets'"
    return Refused("qld s463(1)", why, ground=Ground.WHEN, instead="call it, then activate the device")
