"""The words of Part 7: who stands at the table, and what is called out there."""

from typing import Final

from houseway.equipment.dice import Dice
from houseway.play.duties import duty
from houseway.play.people import DEALER, DIRECTORS, Role
from houseway.play.table import call
from houseway.play.wager import Placed

STICKPERSON: Final = frozenset({Role.STICKPERSON})
BOXPERSON: Final = frozenset({Role.BOXPERSON})
CLERKS: Final = STICKPERSON | BOXPERSON  # who may call 'no roll': s127(2)
STAFF: Final = CLERKS | DIRECTORS

DICE: Final = Dice(2)
IN_A_SET: Final = 5  # s123(1)

DICE_OFFERED: Final = call("{0} is offered the set of {1} dice", "qld s124(1)")
REJECTED: Final = call("{0} is offered the set of {1} dice", "qld s124(2)")
OFFERED_ON: Final = call("{0} is offered the set of {1} dice", "qld s130(2)")
SELECTED: Final = call("{0} selects 2 dice and is the shooter", "qld s124(3)")
SELECTED_ANEW: Final = call("{0} selects 2 dice and is the new shooter", "qld s130(3)")
CUP: Final = call("{0} dice go to the cup in front of the stickperson", "qld s124(4)")
CUP_AGAIN: Final = call("{0} dice go back to the cup in front of the stickperson", "qld s130(4)")
PASSES: Final = call("{0} passes the dice", "qld s130(1)")
THROWN: Final = call("{0}", "qld s129(1)")
SEVEN_OUT: Final = call("7 out", "qld s108")
COME_OUT_POINT: Final = call("the come out point is {0}", "qld s108")
NO_ROLL: Final = call("no roll", "qld s127(2)")
WITH_THE_STICK: Final = call("the stick brings the dice in", "qld s129(6)")
NEW_SET: Final = call("a new set of 5 dice is at the table", "qld s125(d)")

REPLACE_THE_CASH: Final = duty(
    "replace the cash by chips",
    STAFF | DEALER,
    "qld s110(2A)(b)",
    "before a winner is paid (s110(3))",
)
Mark = tuple[str, str, str]
"""What is remembered of a wager, a button or that it was reduced: whose it is, its name and its place."""


def mark_of(placed: Placed) -> Mark:
    return placed.person, placed.wager.name, placed.selection
