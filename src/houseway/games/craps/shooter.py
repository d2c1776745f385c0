"""Choosing, passing and losing the dice (qld s124, s126, s130)."""

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from houseway.cite import cite
from houseway.errors import Ground, Refused
from houseway.games.craps.moments import BEFORE_THE_THROW, NOT_SETTLED, OFFERED
from houseway.games.craps.table import CrapsTable
from houseway.games.craps.terms import (
    BOXPERSON,
    CUP,
    CUP_AGAIN,
    DICE_OFFERED,
    NEW_SET,
    OFFERED_ON,
    PASSES,
    REJECTED,
    SELECTED,
    SELECTED_ANEW,
    STAFF,
    STICKPERSON,
)
from houseway.games.craps.wagers import OPEN
from houseway.play.acts import Act, ScriptAnswer, Ways, act, choice, plainly
from houseway.play.ask import Cost, Offer, Steps
from houseway.play.people import PLAYERS
from houseway.play.round import Round
from houseway.play.wagering import Meanwhile

PASSED: Final = None  # what becomes of a throw whose shooter gives up the dice
AT_COMMENCEMENT: Final = {
    "accept the dice": Offer(cite("qld s124(3)"), says="you become the shooter", ordinary=True, costs=Cost.MORE),
    "reject the dice": Offer(cite("qld s124(2)"), says="they are offered to the next player"),
}
FROM_THE_LAST: Final = {
    "accept the dice": Offer(cite("qld s130(3)"), says="you become the shooter", ordinary=True, costs=Cost.MORE),
    "reject the dice": Offer(cite("qld s130(2)"), says="they are offered to the next player"),
}


def choose_shooter(table: CrapsTable) -> Steps[bool]:
    """The dice go round clockwise until somebody takes them; false where nobody does (reading D14)."""
    begun = bool(table.turn)
    first = AT_COMMENCEMENT, DICE_OFFERED, REJECTED
    offers, offered, then = (FROM_THE_LAST, OFFERED_ON, OFFERED_ON) if begun else first
    for name in list(table.in_turn()):
        if not table.may_shoot(name):
            continue
        table.announce(offered, name, table.dice)
        wanted = partial(table.may_shoot, name)
        answer = yield Meanwhile(OPEN, name, offers, offered.under, "the dice are offered", wanted, moment=OFFERED)
        if answer is not None and answer[1] == "accept the dice":
            _take_the_dice(table, name, begun)
            return True
        offered = then
    table.ordered = ""
    return False


def _take_the_dice(table: CrapsTable, name: str, begun: bool) -> None:
    table.shooter, table.turn, table.took_over, table.ordered = name, name, not table.come_out, ""
    table.announce(SELECTED_ANEW if begun else SELECTED, name)
    table.announce(CUP_AGAIN if begun else CUP, table.dice - 2)


def eligible(table: CrapsTable) -> bool:
    """The shooter has a line bet, or took over when none could be made (readings D6, D12)."""
    return not table.owes(table.shooter)


def give_up_the_dice(table: CrapsTable) -> None:
    """The set goes on to the player on the left; a waiting set takes the place of one that has lost dice."""
    table.announce(PASSES, table.shooter)
    table.turn, table.shooter, table.took_over, table.invalid_rolls = table.after(table.shooter), "", False, 0
    if table.use_new_set():
        table.announce(NEW_SET)


# s130(1): passing the dice, and being made to


def is_shooter(round_: Round[CrapsTable], who: str) -> Ways:
    return [()] if round_.table.shooter == who else []


def pass_the_dice(_round: Round[CrapsTable], _who: str, _details: Mapping[str, Any]) -> ScriptAnswer:
    return ScriptAnswer(PASSED)


REPEATED: Final = "repeated invalid rolls"
GROUNDS: Final = ("unreasonable delay", REPEATED, "contravention of the rules")


def on_a_ground(round_: Round[CrapsTable], _who: str) -> Ways:
    """Delay and conduct are for the boxperson to judge; rolls that were invalid are counted."""
    table = round_.table
    there = tuple(each for each in GROUNDS if each != REPEATED or table.invalid_rolls > 1)
    return [(choice("ground", there, among=GROUNDS),)] if table.may_shoot(table.shooter) else []


def order_to_pass(round_: Round[CrapsTable], _who: str, details: Mapping[str, Any]) -> None:
    """Before a throw the dice pass at once, otherwise once that throw is done with."""
    table = round_.table
    table.rule(f"{table.shooter} must pass the dice: {details['ground']}", "qld s130(1)(b)")
    table.ordered = table.shooter


def no_ground(round_: Round[CrapsTable], details: Mapping[str, Any]) -> Refused | None:
    table = round_.table
    if not table.may_shoot(table.shooter):
        return Refused("qld s130(1)(b)", "there is no shooter who would throw again", ground=Ground.WHEN)
    if details.get("ground") != REPEATED:
        return None
    why = f"{table.shooter} has not rolled the dice invalidly again and again, but {table.invalid_rolls} times"
    return Refused("qld s130(1)(b)", why, instead="order it on another ground, or wait")


# s123(2): the dice are in the stickperson's charge


def handle_the_cup(round_: Round[CrapsTable], who: str, _details: Mapping[str, Any]) -> None:
    round_.table.rule(f"{who}, in charge of the dice, handles the {round_.table.in_the_cup} in the cup", "qld s123(2)")


def touched(round_: Round[CrapsTable], _who: str, _details: Mapping[str, Any]) -> None:
    """They come back to the stickperson; what is made of a throw, the boxperson and the stickperson say."""
    thrown = round_.moment in NOT_SETTLED
    then = "'no roll' may be called for that" if thrown else "they are back in the stickperson's charge"
    under = ("qld s127(2)(c)",) if thrown else ()
    what = f"somebody other than the shooter and the stickperson has touched the dice: {then}"
    round_.table.rule(what, "qld s123(2)", *under, "reading D22")


BEFORE: Final = (BEFORE_THE_THROW,)
SHOOTER_ACTS: Final[tuple[Act[CrapsTable], ...]] = (
    act("pass the dice", PLAYERS, "qld s130(1)", is_shooter, pass_the_dice, "the shooter throws no more", at=BEFORE),
    act("dice touched by another", STAFF, "qld s123(2)", plainly, touched, "than the shooter and the stickperson"),
    act("handle the dice cup", STICKPERSON, "qld s123(2)", plainly, handle_the_cup),
    act("order to pass the dice", BOXPERSON, "qld s130(1)(b)", on_a_ground, order_to_pass, "", no_ground),
)
