"""Whose step it is, and when: why one of the steps of a spin is not open (qld s177, s181, s185, s187)."""

from houseway.errors import Ground, Refused
from houseway.families.tumbler import ACTIVATE
from houseway.families.tumbler_acts import ACTIVATED, not_for
from houseway.games.mini_dice.moments import BEFORE_GAMING
from houseway.games.mini_dice.table import MiniDiceTable
from houseway.games.mini_dice.terms import SETTLE, TUMBLER
from houseway.play.acts import Details
from houseway.play.ask import Choice
from houseway.play.round import Round


def refuses(round_: Round[MiniDiceTable], who: str, act: str, _details: Details) -> Refused | None:
    """Why a step is not for this person, or is not due."""
    if act == ACTIVATE and (hands_off := not_for(round_, who, act, TUMBLER)):
        return hands_off
    if isinstance(round_.ask, Choice) and act in round_.ask.offers:
        return None
    if round_.moment == BEFORE_GAMING and act in ("no more bets", ACTIVATE, SETTLE):
        why = "a floor manager has not checked the tumbler and the seal"
        return Refused("qld s177", why, ground=Ground.WHEN)
    if act == ACTIVATE and round_.moment in ACTIVATED:
        return Refused("qld s185", "the tumbler has been activated already", ground=Ground.WHEN)
    if act == ACTIVATE:
        why = "the dealer has not called 'no more bets'"
        return Refused("qld s181(1)", why, ground=Ground.WHEN, instead="call it, then activate the tumbler")
    if act == SETTLE:
        return Refused("qld s186(1)", "no result has been announced", ground=Ground.WHEN)
    return None
