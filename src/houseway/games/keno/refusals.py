"""What people try that Part 13 rules out, and by whom and when each step of a game is taken."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.cite import Cite, cite
from houseway.errors import Ground, Refused
from houseway.games.keno.moments import APPROVAL, CLOSED, DRAWING, NEW_DAY, OPEN, REPLACEMENT, STAND_IN, STAND_IN_SHUT
from houseway.games.keno.table import KenoTable
from houseway.games.keno.terms import DRAWN, INSPECTORS, SUPERVISORS
from houseway.play.round import Round

STEPS: Final[Mapping[str, Cite]] = {
    "replace all the balls": cite("qld s211(2)"),
    "balls were replaced": cite("qld s211(2)"),
    "open the game": cite("qld s212"),
    "close the game": cite("qld s222(2)"),
    "activate the device": cite("qld s222(4)"),
    "turn the device by hand": cite("qld s222(10)"),
    "declare the result": cite("qld s222(4)"),
    "approve a new selection": cite("qld s222(14)"),
}
ANSWERS_FOR: Final[Mapping[str, Cite]] = {
    "replace all the balls": cite("qld s211(2)"),
    "balls were replaced": cite("qld s211(2)"),
    "open the game": cite("qld s212(a)"),
    "close the game": cite("qld s212(b)"),
    "activate the device": cite("qld s212(b)"),
    "turn the device by hand": cite("qld s222(10)"),
    "declare the result": cite("qld s212(b)"),
}
"""What is the keno supervisor's to do, and under which words."""

ONWARD: Final = (
    "open the game",
    "close the game",
    "activate the device",
    "turn the device by hand",
    "declare the result",
)
NOT_NEW: Final = "nothing is drawn with balls that were not replaced for the keno day"
FIRST: Final[Mapping[str, tuple[str, str, str]]] = {
    NEW_DAY: ("qld s211(2)", NOT_NEW, "replace all the balls"),
    STAND_IN: ("qld s211(2)", NOT_NEW, "replace all the balls, or say that they were"),
    STAND_IN_SHUT: ("qld s211(2)", NOT_NEW, "replace all the balls, or say that they were"),
    APPROVAL: ("qld s222(14)", "nothing is selected again before an inspector approves it", "approve a new selection"),
    REPLACEMENT: ("qld s222(9)", "a ball broke, and all are replaced first", "replace all the balls"),
}
"""At these moments something comes before all that takes the game on."""


def refuses(round_: Round[KenoTable], who: str, act: str, _details: Mapping[str, Any]) -> Refused | None:
    role = round_.table.person(who).role
    if act in ("pay a prize", "pay the winner", "pay"):
        why = "no prize is paid before the keno ticket is presented"
        return Refused("qld s219(6)", why, ground=Ground.WHEN, instead="present the ticket")
    if act in ANSWERS_FOR and role not in SUPERVISORS:
        broke = round_.moment == REPLACEMENT and act == "replace all the balls"
        under = cite("qld s222(9)") if broke else ANSWERS_FOR[act]
        return Refused(under, f"to '{act}' is for the keno supervisor", ground=Ground.WHO)
    if act == "approve a new selection" and role not in INSPECTORS:
        return Refused("qld s222(14)", "a new selection is approved by an inspector", ground=Ground.WHO)
    return _not_now(round_, act)


def not_closed(game: int) -> Refused:
    why = f"players are told that game {game} is closed before it is drawn"
    return Refused("qld s222(2)", why, ground=Ground.WHEN, instead="close the game")


def _not_now(round_: Round[KenoTable], act: str) -> Refused | None:
    """The provision on this very moment, where it is another than the one on the step."""
    table, moment = round_.table, round_.moment
    if act in ONWARD and moment in FIRST:
        under, why, instead = FIRST[moment]
        return Refused(under, why, ground=Ground.WHEN, instead=instead)
    if act in ("activate the device", "turn the device by hand") and moment == OPEN:
        return not_closed(table.number)
    if act == "activate the device" and moment == CLOSED:
        why = "the device is out of order, and is turned by hand until it is repaired"
        return Refused("qld s222(10)", why, ground=Ground.WHEN, instead="turn the device by hand")
    if act == "turn the device by hand" and moment == CLOSED:
        return Refused("qld s222(10)", "the device is in order", ground=Ground.WHEN, instead="activate the device")
    if act == "declare the result" and moment == DRAWING:
        why = f"{len(table.drawn)} of {DRAWN} numbers are out"
        return Refused("qld s222(4)", why, ground=Ground.WHEN)
    return None
