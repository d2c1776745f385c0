"""Whose step it is, and when: why one of the steps of a spin is not open (qld s177, s181, s185, s187)."""

from collections.abc import Mapping
from typing import Final

from houseway.cite import Cite, cite
from houseway.errors import Ground, Refused
from houseway.families.tumbler import ACTIVATE
from houseway.families.tumbler_acts import ACTIVATED, SEAL, not_for, unsealed
from houseway.games.mini_dice.moments import BEFORE_GAMING, CLOSED, RESULT, WAGERS_OPEN
from houseway.games.mini_dice.opening import CHECK_THE_SEAL, PUT_RIGHT, SPIN_THE_DICE
from houseway.games.mini_dice.table import MiniDiceTable
from houseway.games.mini_dice.terms import NO_MORE_BETS, SETTLE, TUMBLER
from houseway.play.acts import Details
from houseway.play.ask import Choice
from houseway.play.people import DIRECTORS
from houseway.play.round import Round

STEPS: Final[Mapping[str, Cite]] = {
    SPIN_THE_DICE: cite("qld s177(a)"),
    CHECK_THE_SEAL: cite("qld s177(b)"),
    PUT_RIGHT: cite("qld s177"),
    NO_MORE_BETS.words: cite("qld s181(1)"),
    ACTIVATE: TUMBLER.activated,
    SETTLE: cite("qld s186(1)"),
    SEAL: TUMBLER.sealed,
}
CHECKS: Final = (SPIN_THE_DICE, CHECK_THE_SEAL, PUT_RIGHT)

BEFORE_IT_RESTS: Final = {
    BEFORE_GAMING: ("qld s177", "a floor manager has not checked the tumbler and the seal"),
    WAGERS_OPEN: ("qld s181(1)", "the dealer has not called 'no more bets'"),
    CLOSED: ("qld s185", "the tumbler has not been activated"),
    RESULT: ("qld s186(1)", "the dice are at rest, and the result has been announced"),
}


def refuses(round_: Round[MiniDiceTable], who: str, act: str, _details: Details) -> Refused | None:
    """Why a step is not for this person, or is not due."""
    if act == ACTIVATE and (hands_off := not_for(round_, who, act, TUMBLER)):
        return hands_off
    if isinstance(round_.ask, Choice) and act in round_.ask.offers:
        return None
    if (broken := unsealed(round_, act, TUMBLER)) is not None:
        return broken
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
    if act in CHECKS:
        return _not_checked_now(round_, who, act)
    if act == SEAL:
        return Refused(TUMBLER.sealed, "the dice are under seal", ground=Ground.WHEN)
    if act == NO_MORE_BETS.words and round_.moment != WAGERS_OPEN:
        return Refused("qld s181(1)", "it has been called", ground=Ground.WHEN)
    return None


def _not_checked_now(round_: Round[MiniDiceTable], who: str, act: str) -> Refused:
    if round_.table.people[who].role not in DIRECTORS:
        return Refused(STEPS[act], f"it is for a floor manager to {act}", ground=Ground.WHO)
    if round_.moment != BEFORE_GAMING:
        return Refused(STEPS[act], "the table has been checked and is open", ground=Ground.WHEN)
    why = "nothing is to be put right" if act == PUT_RIGHT else "it has been done"
    return Refused(STEPS[act], why, ground=Ground.WHEN, instead=f"awaited: {round_.ask}")
