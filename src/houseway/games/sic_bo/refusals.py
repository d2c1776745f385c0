"""Whose step it is, and when: why one of the dealer's steps is not open (qld s72, s76 to s79)."""

from collections.abc import Mapping
from typing import Final

from houseway.cite import Cite, cite
from houseway.errors import Ground, Refused
from houseway.families.tumbler import ACTIVATE
from houseway.families.tumbler_acts import ACTIVATED, SEAL, not_for, unsealed
from houseway.games.sic_bo.entry import EntryTerminal
from houseway.games.sic_bo.moments import CLOSED, COVERED, RESULT, UNDER_COVER, WAGERS_OPEN
from houseway.games.sic_bo.table import SicBoTable
from houseway.games.sic_bo.terms import ENTRY, NO_MORE_BETS, PRESS, SETTLE, TAKE_OFF, TUMBLER
from houseway.play.acts import Details
from houseway.play.ask import Choice
from houseway.play.round import Round

STEPS: Final[Mapping[str, Cite]] = {
    NO_MORE_BETS.words: cite("qld s72(1)"),
    ACTIVATE: TUMBLER.activated,
    TAKE_OFF: cite("qld s72(3)"),
    PRESS: cite("qld s78(1)"),
    ENTRY: cite("qld s78(4)"),
    SETTLE: cite("qld s78(2)"),
    SEAL: TUMBLER.sealed,
}

BEFORE_IT_RESTS: Final = {
    WAGERS_OPEN: ("qld s76", "the tumbler has not been activated"),
    CLOSED: ("qld s76", "the tumbler has not been activated"),
    COVERED: ("qld s72(3)", "the dealer has not called 'no more bets'"),
    UNDER_COVER: ("qld s77(1)(a)", "the cover has not been taken off"),
    RESULT: ("qld s77(2)", "the dice are at rest, and the result has been announced"),
}


def refuses(round_: Round[SicBoTable], who: str, act: str, _details: Details) -> Refused | None:
    """Why a step is not for this person, or is not due."""
    table = round_.table
    hands_off = not_for(round_, who, act, TUMBLER) if act in (ACTIVATE, ENTRY) else None
    if hands_off or act not in STEPS or (isinstance(round_.ask, Choice) and act in round_.ask.offers):
        return hands_off
    if (broken := unsealed(round_, act, TUMBLER)) is not None:
        return broken
    if act == SEAL:
        return Refused(TUMBLER.sealed, "the dice are under seal", ground=Ground.WHEN)
    if act == NO_MORE_BETS.words:
        return _not_called_now(round_)
    if act == ACTIVATE:
        return _activated_too_soon_or_again(round_.moment in ACTIVATED)
    if act == TAKE_OFF:
        return Refused("qld s72(3)", "the cover comes off once, after 'no more bets'", ground=Ground.WHEN)
    if round_.moment == RESULT:
        return _not_entered_so(table.terminal, act)
    return _no_result(act, table.tumbler.covered)


def _not_called_now(round_: Round[SicBoTable]) -> Refused | None:
    """Before the tumbler is activated, or, with a cover, after that; once, and by the dealer."""
    under = "qld s72(3)" if round_.table.tumbler.covered else "qld s72(1)"
    if round_.moment == WAGERS_OPEN and round_.table.tumbler.covered:
        return Refused(under, "the covered tumbler has not been activated", ground=Ground.WHEN)
    if round_.moment in (WAGERS_OPEN, COVERED):
        return None
    return Refused(under, "it has been called", ground=Ground.WHEN)


def _activated_too_soon_or_again(activated: bool) -> Refused:
    if activated:
        return Refused("qld s76", "the tumbler has been activated already", ground=Ground.WHEN)
    why = "the dealer has not called 'no more bets'"
    return Refused("qld s72(1)", why, ground=Ground.WHEN, instead="call it, then activate the tumbler")


def _no_result(act: str, covered: bool) -> Refused:
    if act != SETTLE:
        return Refused("qld s78(1)", "a result is entered once it is announced", ground=Ground.WHEN)
    why = "no result has been announced"
    return Refused("qld s77(1)(a)" if covered else "qld s77(1)(b)", why, ground=Ground.WHEN)


AT_THE_TERMINAL: Final = {  # by the step, and whether numbers have been entered
    (SETTLE, True): ("qld s78(5)", "the numbers entered are not those of the dice", "clear them with the entry button"),
    (SETTLE, False): (
        "qld s78(1)", "the result has not been entered", "press the three buttons, then the entry button"
    ),
    (ENTRY, True): ("qld s78(5)", "the numbers entered are right: there is nothing to clear", ""),
    (ENTRY, False): ("qld s78(4)", "no numbers have been pressed", "press them first"),
}  # fmt: skip
ENTERED: Final = "qld s78(6)", "numbers have been entered already", "wrong ones are cleared with the entry button"


def _not_entered_so(terminal: EntryTerminal, act: str) -> Refused:
    """Of what the dealer does at the terminal, only what the numbers there call for is open."""
    under, why, instead = AT_THE_TERMINAL.get((act, bool(terminal.entered)), ENTERED)
    return Refused(under, why, ground=Ground.WHEN, instead=instead)
