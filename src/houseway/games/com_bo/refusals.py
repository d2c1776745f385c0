"""Whose step it is, and when: why a step at the table is not open (r4.2, r7.4 to r7.6, r9.8, r9.9)."""

from typing import Final

from houseway.cite import cite
from houseway.errors import Ground, Refused
from houseway.games.com_bo.dealing import SHUFFLED
from houseway.games.com_bo.directions import CAUSES
from houseway.games.com_bo.moments import ENTERING
from houseway.games.com_bo.procedure import FAULT
from houseway.games.com_bo.table import ComBoTable
from houseway.games.com_bo.terms import (
    BOXES,
    CASINO_SUPERVISORS,
    CHECK,
    CUT,
    DEAL_BUTTON,
    DEALER_OR_ABOVE,
    ENTER,
    IN_THE_SHOE,
    NOTIFY,
    PUT_RIGHT,
    RECTIFY,
    SETTLE,
    SHUFFLE,
)
from houseway.play.acts import Details
from houseway.play.ask import Choice
from houseway.play.round import Round

STEPS: Final = {
    CHECK: cite("vic 29/2000 r3.2"),
    SHUFFLE: cite("vic 29/2000 r4.1(g)"),
    CUT: cite("vic 29/2000 r4.2"),
    IN_THE_SHOE: cite("vic 29/2000 r4.3"),
    "no more bets": cite("vic 29/2000 r7.1"),
    ENTER: cite("vic 29/2000 r7.4"),
    DEAL_BUTTON: cite("vic 29/2000 r7.4"),
    NOTIFY: cite("vic 29/2000 r9.8(b)"),
    PUT_RIGHT: cite("vic 29/2000 r9.8(b)"),
    SETTLE: cite("vic 29/2000 r7.5"),
    RECTIFY: FAULT,
    "right number": cite("vic 29/2000 r3.4"),
    "wrong number": cite("vic 29/2000 r3.4"),
}
AT_THE_PANEL: Final = (ENTER, DEAL_BUTTON, PUT_RIGHT)


def refuses(round_: Round[ComBoTable], who: str, act: str, details: Details) -> Refused | None:
    """Why a step is not for this person, or is not due."""
    table, ask = round_.table, round_.ask
    if act == "direct a shuffle":
        return _no_direction(table, who, details)
    if table.fault and act in ("no more bets", SHUFFLE, CUT, IN_THE_SHOE):
        return Refused(FAULT, "the lights have failed, and no further play is permitted", ground=Ground.WHEN)
    if act in AT_THE_PANEL and table.person(who).role not in DEALER_OR_ABOVE:
        why = "the control panel is for the dealer, the game supervisor and a casino supervisor"
        return Refused("vic 29/2000 r7.6", why, ground=Ground.WHO)
    if isinstance(ask, Choice) and act in ask.offers:
        return None
    if act == CUT and table.automatic:
        return Refused("vic 29/2000 r4.2", "with an automatic shoe the cards are not cut", ground=Ground.WHAT)
    if act == RECTIFY:
        return Refused("vic 29/2000 r9.9", "no fault is known", ground=Ground.WHEN)
    if act not in (*AT_THE_PANEL, NOTIFY, SETTLE):
        return None
    entered = ask is not None and ask.moment == ENTERING
    return _wrong_step(table, act) if entered else _no_result(table, act)


def _no_direction(table: ComBoTable, who: str, details: Details) -> Refused | None:
    """A shuffle for a reason that is a matter of a casino supervisor's opinion."""
    if table.person(who).role in CASINO_SUPERVISORS:
        return None
    under = SHUFFLED.get(str(details.get("cause", "")), SHUFFLED[CAUSES[-1]])
    return Refused(under, "whether that calls for a shuffle is for a casino supervisor to say", ground=Ground.WHO)


def _no_result(table: ComBoTable, act: str) -> Refused:
    if act in (NOTIFY, PUT_RIGHT):
        return Refused("vic 29/2000 r9.8(b)", "no wrong result is in", ground=Ground.WHEN)
    if table.cards:
        why = f"{len(table.cards)} of {len(BOXES)} cards are out: there is no result yet"
        return Refused("vic 29/2000 r7.2", why, ground=Ground.WHEN)
    under = "vic 29/2000 r7.5" if act == SETTLE else "vic 29/2000 r7.4"
    return Refused(under, "no cards have been dealt", ground=Ground.WHEN)


def _wrong_step(table: ComBoTable, act: str) -> Refused:
    """Of what is done at the panel, only what stands there calls for is open."""
    keypad = table.keypad
    wrong = bool(keypad.pressed) and not keypad.holds(table.cards)
    if wrong and keypad.deal_pressed:
        why = "a wrong result is in, and the 'deal' button has been pressed"
        instead = "the pit boss puts it right" if keypad.pit_boss_told else "notify the pit boss"
        return Refused("vic 29/2000 r9.8(b)", why, ground=Ground.WHEN, instead=instead)
    if wrong:
        why = "the keypad does not hold what was dealt, in its order"
        return Refused("vic 29/2000 r9.8(a)", why, ground=Ground.WHEN, instead="enter the result again")
    if act == SETTLE:
        why = "the result has not been entered"
        return Refused("vic 29/2000 r7.5", why, ground=Ground.WHEN, instead=f"{ENTER}, then {DEAL_BUTTON}")
    if act in (NOTIFY, PUT_RIGHT):
        return Refused("vic 29/2000 r9.8(b)", "no wrong result is in", ground=Ground.WHEN)
    why = "the result stands there" if keypad.pressed else "no result stands there"
    return Refused("vic 29/2000 r7.4", why, ground=Ground.WHEN)
