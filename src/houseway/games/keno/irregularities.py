"""What may go wrong with a drawing (qld s222), and what a supervisor does about the balls and the day (s211)."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from houseway.errors import Ground, Refused
from houseway.families.missing_call import NOT_CALLED
from houseway.games.keno.moments import (
    CLOSED,
    DRAWING,
    MOMENTS,
    NEW_DAY,
    OPEN,
    RESULT,
    STAND_IN,
    STAND_IN_SHUT,
    TO_BE_OPENED,
)
from houseway.games.keno.payment import TICKET_ACTS
from houseway.games.keno.procedure import AGAIN, FAILED
from houseway.games.keno.sale import ENTRY_ACTS
from houseway.games.keno.table import KenoTable
from houseway.games.keno.terms import BALLS, GENERATOR, INSPECTORS, NUMBERS, SUPERVISORS, WRITERS
from houseway.play.acts import Act, ScriptAnswer, Ways, act, choice, plainly
from houseway.play.round import Round

STAFF: Final = SUPERVISORS
UNDRAWN: Final = (NEW_DAY, STAND_IN, TO_BE_OPENED, OPEN, CLOSED, STAND_IN_SHUT)
BETWEEN: Final = (STAND_IN, TO_BE_OPENED)
DRAWN: Final = (DRAWING, RESULT)


def look_again(round_: Round[KenoTable]) -> ScriptAnswer | None:
    """Numbers that were complete are so no longer: the drawing goes on."""
    return ScriptAnswer(AGAIN) if round_.moment == RESULT else None


def only_with_balls(round_: Round[KenoTable], _details: Mapping[str, Any]) -> Refused | None:
    if round_.table.device == BALLS:
        return None
    return Refused("qld s222(6)", "this is for draws with balls", ground=Ground.WHEN, instead="generator fails")


def only_with_a_ball_out(under: str) -> Callable[[Round[KenoTable], Mapping[str, Any]], Refused | None]:
    """What is about a ball that was drawn."""

    def refuses(round_: Round[KenoTable], details: Mapping[str, Any]) -> Refused | None:
        if round_.table.device != BALLS or round_.table.drawn:
            return only_with_balls(round_, details)
        return Refused(under, "no ball has been drawn", ground=Ground.WHEN)

    return refuses


def in_order(round_: Round[KenoTable], _details: Mapping[str, Any]) -> Refused | None:
    if round_.table.by_hand or round_.table.out:
        why = "a drawing that was begun is completed as it is; then the device is repaired"
        return Refused("qld s222(10)", why, ground=Ground.WHEN)
    return Refused("qld s222(10)", "no device is out of order", ground=Ground.WHEN)


def only_with_a_generator(round_: Round[KenoTable], _details: Mapping[str, Any]) -> Refused | None:
    if round_.table.device == GENERATOR:
        return None
    return Refused("qld s222(12)", "this is for draws with a generator", ground=Ground.WHEN, instead="device fails")


# s222(2): nobody was told that the game is closed


def not_notified(round_: Round[KenoTable], _who: str, _details: Mapping[str, Any]) -> ScriptAnswer:
    table = round_.table
    what = f"game {table.number} was drawn before players were told that it is closed: it counts, with what was sold"
    table.rule(what, "qld s222(2)", "qld s222(1)", "reading S10")
    return ScriptAnswer(NOT_CALLED)


# s222(7): the boards are wrong


def shown(round_: Round[KenoTable], _who: str) -> Ways:
    table = round_.table
    if table.device != BALLS or not table.drawn:
        return []
    wrong = [number for number in NUMBERS if number not in table.drawn]
    return [(choice("ball", tuple(table.drawn)), choice("shown", wrong))]


def board_differs(round_: Round[KenoTable], _who: str, details: Mapping[str, Any]) -> None:
    what = f"the boards showed {details['shown']} for the ball {details['ball']}: the ball is the record"
    round_.table.rule(what, "qld s222(7)")


# s222(8): a ball breaks


def balls_are_out(round_: Round[KenoTable], _who: str) -> Ways:
    table = round_.table
    return [(choice("ball", tuple(table.drawn)),)] if table.device == BALLS and table.drawn else []


def ball_broke(round_: Round[KenoTable], _who: str, details: Mapping[str, Any]) -> ScriptAnswer | None:
    table, number = round_.table, details["ball"]
    table.void_ball(number)
    what = f"a part of a broken ball came as {number}: it is void, and the drawing goes on to 20 whole balls"
    table.rule(what, "qld s222(8)", "qld s222(4)", "reading KN1")
    return look_again(round_)


# s222(10): the device fails


def may_fail(round_: Round[KenoTable], _who: str) -> Ways:
    """Before a drawing, or during one with balls; one that is turned by hand cannot fail again."""
    table = round_.table
    if table.device == GENERATOR:
        return [()] if round_.moment in UNDRAWN and table.spare else []
    return [] if table.by_hand else [()]


def device_fails(round_: Round[KenoTable], _who: str, _details: Mapping[str, Any]) -> ScriptAnswer | None:
    table, before = round_.table, round_.moment in UNDRAWN
    if before and table.spare:
        table.out, table.device, table.spare = table.device, table.spare, ""
        table.rule(f"the {table.out} is out of order: the {table.device} is used", "qld s211(1)", "qld s222(10)")
        table.balls_due, table.spare_due = False, table.device == BALLS
    else:
        table.by_hand = True
        what = "conduct" if before else "complete"
        table.rule(f"the device is out of order: it is turned by hand to {what} the drawing", "qld s222(10)")
    return None if round_.moment == OPEN else ScriptAnswer(AGAIN)


def is_out(round_: Round[KenoTable], _who: str) -> Ways:
    return [()] if round_.table.by_hand or round_.table.out else []


def repair(round_: Round[KenoTable], _who: str, _details: Mapping[str, Any]) -> ScriptAnswer | None:
    """By hand until then, and no longer; the device that stood in goes on and this one is the spare."""
    table, turned = round_.table, round_.table.by_hand and round_.moment == CLOSED
    if table.out:
        table.spare, table.out = table.out, ""
    table.by_hand = False
    table.rule("the device is repaired", "qld s222(10)")
    return ScriptAnswer(AGAIN) if turned else None


# s222(13), (14): the generator fails


def selects(round_: Round[KenoTable], _who: str) -> Ways:
    return [()] if round_.table.device == GENERATOR else []


def fails(round_: Round[KenoTable], _who: str, _details: Mapping[str, Any]) -> ScriptAnswer:
    round_.table.rule("the generator failed: what it selected is no result", "qld s222(13)", "reading KN5")
    return ScriptAnswer(FAILED)


# s211(2) and the keno day


def inspects(round_: Round[KenoTable], _who: str) -> Ways:
    return [(choice("ball", NUMBERS),)] if round_.table.device == BALLS else []


def replace_ball(round_: Round[KenoTable], _who: str, details: Mapping[str, Any]) -> None:
    round_.table.rule(f"ball {details['ball']} was found defective and is replaced", "qld s211(2)")


def day_has_games(round_: Round[KenoTable], _who: str) -> Ways:
    return [()] if round_.table.number else []


def not_between(round_: Round[KenoTable], _details: Mapping[str, Any]) -> Refused | None:
    """A game keeps its number: the next day's games are numbered from 1, and this one is of the day before."""
    table = round_.table
    if round_.moment in BETWEEN or not table.number:
        return Refused("qld s210", f"keno day {table.day} has begun, and has had no game yet", ground=Ground.WHEN)
    why = f"game {table.number} of keno day {table.day} is not over"
    return Refused("qld s217(2)(j)", why, ground=Ground.WHEN, instead="when it has been drawn")


def begin_day(round_: Round[KenoTable], _who: str, _details: Mapping[str, Any]) -> ScriptAnswer:
    table = round_.table
    table.begin_day()
    table.rule(f"keno day {table.day} begins: games are numbered from 1", "qld s210")
    return ScriptAnswer(AGAIN)


# s212: a supervisor is there


def not_present(round_: Round[KenoTable], who: str, _details: Mapping[str, Any]) -> None:
    what = f"{who} notes that no keno supervisor was present while the game was in progress; what was drawn stands"
    round_.table.rule(what, "qld s212", "reading KN16")


def cannot_fail(round_: Round[KenoTable], details: Mapping[str, Any]) -> Refused | None:
    """It is out of order already, nothing is left to draw, or it is no ball device."""
    table = round_.table
    if table.device != BALLS:
        return only_with_balls(round_, details)
    why = "it is out of order already, and turned by hand" if table.by_hand else "the drawing is complete"
    return Refused("qld s222(10)", why, ground=Ground.WHEN) if table.by_hand or round_.moment not in UNDRAWN else None


TOO_LATE: Final = "no numbers have been drawn", "the result has been declared, and wagers are settled"
WITNESSES: Final = STAFF | INSPECTORS | frozenset(WRITERS)
WRONG_BOARD: Final = only_with_a_ball_out("qld s222(7)")
NOT_BROKEN: Final = only_with_a_ball_out("qld s222(8)")
ACTS: Final[tuple[Act[KenoTable], ...]] = (
    *ENTRY_ACTS,
    *TICKET_ACTS,
    act("no keno supervisor present", WITNESSES, "qld s212", plainly, not_present, "while the game is in progress"),
    act("no notice of closing", STAFF, "qld s222(2)", plainly, not_notified, "the device is activated", at=(OPEN,),
        closed=("the game has not been opened", "players have been told that the game is closed")),
    act("board differs", STAFF, "qld s222(7)", shown, board_differs, "from a ball", WRONG_BOARD, DRAWN, TOO_LATE),
    act("ball broke", STAFF, "qld s222(8)", balls_are_out, ball_broke, "and a part came out", NOT_BROKEN, DRAWN,
        TOO_LATE),
    act("device fails", STAFF, "qld s222(10)", may_fail, device_fails, "", cannot_fail, (*UNDRAWN, DRAWING)),
    act("repair the device", STAFF, "qld s222(10)", is_out, repair, refuses=in_order, at=set(MOMENTS) - set(DRAWN)),
    act("generator fails", STAFF, "qld s222(13)", selects, fails, "while it selects", only_with_a_generator, DRAWN,
        "it selects nothing now"),
    act("replace a ball", STAFF, "qld s211(2)", inspects, replace_ball, "found defective", at=UNDRAWN,
        closed="a drawing is completed with the balls that are in the device; then it is replaced"),
    act("begin a keno day", STAFF, "qld s210", day_has_games, begin_day, refuses=not_between, at=BETWEEN),
)  # fmt: skip
