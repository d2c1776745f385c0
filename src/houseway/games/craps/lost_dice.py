"""A die or both go off the table (qld s125)."""

from collections.abc import Mapping
from functools import partial
from typing import Any, Final, NamedTuple

from houseway.cite import cite
from houseway.games.craps.moments import LOOKED_FOR, NOT_SETTLED
from houseway.games.craps.table import CrapsTable
from houseway.games.craps.terms import BOXPERSON, CLERKS, IN_A_SET, NEW_SET, STAFF
from houseway.games.craps.throws import call_off, called_off_already, though_called
from houseway.games.craps.wagers import OPEN
from houseway.play.acts import Act, ScriptAnswer, Ways, act, choice
from houseway.play.ask import Offer, Script, Steps
from houseway.play.round import Round
from houseway.play.wagering import Meanwhile

NEW_DICE: Final = Offer(cite("qld s125(b)"), says="out of those that are left")
ORIGINAL_DICE: Final = Offer(cite("qld s125(b)"), says="once the boxperson has checked them")


class OffTheTable(NamedTuple):
    """What comes of a throw in place of two faces: so many dice are gone."""

    dice: int


def one_or_both(round_: Round[CrapsTable], _who: str) -> Ways:
    """Whenever it is noticed, until wagers are settled (reading D20); dice of a roll called off are looked for too."""
    call = round_.table.call
    return [] if call is not None and call.off_the_table else [(choice("dice", range(1, 3)),)]


def off_the_table(round_: Round[CrapsTable], who: str, details: Mapping[str, Any]) -> ScriptAnswer:
    """The roll is invalid, and what it left undecided waits for the next one."""
    table, gone = round_.table, details["dice"]
    late, read = though_called(table.call)
    call_off(table, table.people[who].role, off_the_table=True)
    table.faces = None  # nothing lies skyward
    what = f"the roll is invalid: {gone} off the table{late}; wagers stay undecided"
    table.rule(what, "qld s127(1)(a)", *read, "reading S2")
    return ScriptAnswer(OffTheTable(gone))


def some_of_the_set(round_: Round[CrapsTable], _who: str) -> Ways:
    return [(choice("dice", range(1, min(round_.table.dice, 2) + 1)),)]


def dropped(round_: Round[CrapsTable], _who: str, details: Mapping[str, Any]) -> Script:
    """Dice that went off the table otherwise than by a throw: the same is done about them, and no roll is touched."""
    table, gone = round_.table, details["dice"]
    table.rule(f"{gone} off the table, and not by a throw: no roll is invalid by it", "qld s125", "reading D21")
    yield from look_for(table, gone)
    return None


def look_for(table: CrapsTable, gone: int) -> Steps[None]:
    """The search, the shooter's choice of dice, and a new set where two are lost; wagers are open all the while."""
    searched = {"end the search": Offer(cite("qld s125(a)"), (choice("found", range(gone, -1, -1)),))}
    _, _, answer = yield Meanwhile(
        OPEN, CLERKS, searched, cite("qld s125(a)"), f"{gone} off the table", moment=LOOKED_FOR
    )
    found = answer["found"]
    table.dice -= gone - found
    yield from new_dice(table, gone, found)
    replace_the_set(table)


def new_dice(table: CrapsTable, gone: int, found: int) -> Steps[None]:
    """The shooter takes others, or asks for the original dice; one who throws no more is not asked."""
    offers = {"select new dice": NEW_DICE} if table.dice - found >= 2 else {}
    offers |= {"ask for the original dice": ORIGINAL_DICE} if found == gone or not offers else {}
    shooter, answer = table.shooter, None
    goes_on = partial(table.may_shoot, shooter)
    if table.dice >= 2 and goes_on():
        under, about = cite("qld s125(b)"), "which dice to go on with"
        answer = yield Meanwhile(OPEN, shooter, offers, under, about, goes_on, moment=LOOKED_FOR)
    good = found and (yield from checked(table, found))
    if not good:
        return
    if answer is not None and answer[1] == "ask for the original dice" and goes_on():
        table.rule(f"{good} found and checked: back to {shooter}, who asked for them", "qld s125(c)(i)")
    else:
        table.rule(f"{good} found and checked: back to the dice cup", "qld s125(c)(ii)")


def checked(table: CrapsTable, found: int) -> Steps[int]:
    """How many of the dice found are of the set: the boxperson looks at them."""
    under, wrong = cite("qld s125(c)"), choice("not_of_the_set", range(1, found + 1), optional=True)
    offers = {"check the dice": Offer(under, (wrong,), "how many are not of the set, if any")}
    about = "a die that was off the table has been found"
    _, _, details = yield Meanwhile(OPEN, BOXPERSON, offers, under, about, moment=LOOKED_FOR)
    lost: int = details.get("not_of_the_set", 0)
    if lost:
        table.dice -= lost
        table.rule(f"{lost} found, and not of the set: lost, as if not found", under, "reading D21")
    return found - lost


def replace_the_set(table: CrapsTable) -> None:
    """Two lost: a new set, for the next shooter; at once where there is none, or none with two dice left to throw."""
    if IN_A_SET - table.dice < 2:
        return
    if table.dice >= 2 and table.shooter:
        if table.new_set:
            return  # it is waiting already
        table.new_set = True
        on = (
            f"; {table.shooter} may go on with the {table.dice} that are left" if table.may_shoot(table.shooter) else ""
        )
        table.rule(f"2 dice are lost: a new set is brought{on}", "qld s125(d)")
    else:
        table.dice, table.new_set = IN_A_SET, False
        why = "no two dice are left" if table.shooter else "2 dice are lost, and nobody shoots"
        table.rule(f"{why}: the new set is in use at once", "qld s125(d)", "reading D15")
        table.announce(NEW_SET)


LOST_DICE_ACTS: Final[tuple[Act[CrapsTable], ...]] = (
    act(
        "off the table",
        STAFF,
        "qld s125",
        one_or_both,
        off_the_table,
        "one die or both",
        called_off_already,
        NOT_SETTLED,
        "no roll has been made that is not settled; dice that were dropped are reported as such",
    ),
    act("dice dropped", CLERKS, "qld s123(2)", some_of_the_set, dropped, "in handling, with none thrown"),
)
