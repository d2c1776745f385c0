"""What may go wrong with a drawing (qld s222), and what a supervisor does about the balls and the day (s211)."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from houseway.cite import cite
from houseway.errors import Ground, Refused
from houseway.games.keno.paying import TICKET_ACTS
from houseway.games.keno.procedure import ACTIVATE, AGAIN, OPENING, RESULT_STANDS, TURN
from houseway.games.keno.selling import ENTRY_ACTS
from houseway.games.keno.terms import BALLS, GENERATOR, INSPECTORS, NUMBERS, SUPERVISORS
from houseway.play.acts import Act, Answer, Ways, act, choice
from houseway.play.ask import Choice, Offer, Outcome, Script
from houseway.play.wagering import between_rounds

if TYPE_CHECKING:
    from houseway.games.keno.table import KenoTable
    from houseway.play.round import Round

__all__ = ["ACTS"]


def drawing(round_: "Round[KenoTable]") -> bool:
    """Between the activation of the device and the result."""
    return isinstance(round_.ask, Outcome) or round_.ask is RESULT_STANDS


def before_the_drawing(round_: "Round[KenoTable]") -> bool:
    """From where the next game is still to be opened to where the device is to be activated."""
    return round_.ask in (OPENING, ACTIVATE, TURN) or between_rounds(round_)


def look_again(round_: "Round[KenoTable]") -> Answer | None:
    """Numbers that were complete are so no longer: the drawing goes on."""
    return Answer(AGAIN) if round_.ask is RESULT_STANDS else None


def only_with_balls(round_: "Round[KenoTable]", _details: Mapping[str, Any]) -> Refused | None:
    if round_.table.device == BALLS:
        return None
    return Refused("qld s222(6)", "this is for draws with balls", ground=Ground.WHEN, instead="generator fails")


def only_with_a_generator(round_: "Round[KenoTable]", _details: Mapping[str, Any]) -> Refused | None:
    if round_.table.device == GENERATOR:
        return None
    return Refused("qld s222(12)", "this is for draws with a generator", ground=Ground.WHEN, instead="device fails")


# s222(7): the boards are wrong


def numbers_are_shown(round_: "Round[KenoTable]", _who: str) -> Ways:
    table = round_.table
    if not drawing(round_) or table.device != BALLS or not table.drawn:
        return []
    wrong = [number for number in NUMBERS if number not in table.drawn]
    return [(choice("ball", tuple(table.drawn)), choice("shown", wrong))]


def board_differs(round_: "Round[KenoTable]", _who: str, details: Mapping[str, Any]) -> None:
    what = f"the boards showed {details['shown']} for the ball {details['ball']}: the ball is the record"
    round_.table.rule(what, "qld s222(7)")


# s222(8): a ball breaks


def balls_are_out(round_: "Round[KenoTable]", _who: str) -> Ways:
    table = round_.table
    return [(choice("ball", tuple(table.drawn)),)] if drawing(round_) and table.device == BALLS and table.drawn else []


def ball_broke(round_: "Round[KenoTable]", _who: str, details: Mapping[str, Any]) -> Answer | None:
    table, number = round_.table, details["ball"]
    table.void_ball(number)
    what = f"a part of a broken ball came as {number}: it is void, and the drawing goes on to 20 whole balls"
    table.rule(what, "qld s222(8)", "qld s222(4)", "reading KN1")
    return look_again(round_)


# s222(10): the device fails


def device_may_fail(round_: "Round[KenoTable]", _who: str) -> Ways:
    """Before a drawing, or during one with balls; one that is turned by hand cannot fail again."""
    table = round_.table
    by_balls = table.device == BALLS and not table.by_hand
    if before_the_drawing(round_) and (by_balls or (table.device == GENERATOR and table.spare)):
        return [()]
    return [()] if isinstance(round_.ask, Outcome) and by_balls else []


def device_fails(round_: "Round[KenoTable]", _who: str, _details: Mapping[str, Any]) -> Answer | None:
    table, before = round_.table, before_the_drawing(round_)
    if before and table.spare:
        table.out, table.device, table.spare = table.device, table.spare, ""
        table.rule(f"the {table.out} is out of order: the {table.device} is used", "qld s211(1)", "qld s222(10)")
        table.spare_due = table.device == BALLS
    else:
        table.by_hand = True
        what = "conduct" if before else "complete"
        table.rule(f"the device is out of order: it is turned by hand to {what} the drawing", "qld s222(10)")
    return None if between_rounds(round_) else Answer(AGAIN)


def device_is_out(round_: "Round[KenoTable]", _who: str) -> Ways:
    table = round_.table
    return [()] if (table.by_hand or table.out) and not drawing(round_) else []


def repair(round_: "Round[KenoTable]", _who: str, _details: Mapping[str, Any]) -> Answer | None:
    """By hand until then, and no longer; the device that stood in goes on and this one is the spare."""
    table = round_.table
    if table.out:
        table.spare, table.out = table.out, ""
    table.by_hand = False
    table.rule("the device is repaired", "qld s222(10)")
    return Answer(AGAIN) if round_.ask is TURN else None


# s222(13), (14): the generator fails


def generator_selects(round_: "Round[KenoTable]", _who: str) -> Ways:
    return [()] if drawing(round_) and round_.table.device == GENERATOR else []


def generator_fails(round_: "Round[KenoTable]", _who: str, _details: Mapping[str, Any]) -> Script:
    table = round_.table
    table.rule("the generator failed: what it selected is no result", "qld s222(13)", "reading KN5")
    table.clear_draw()
    offers = {"approve a new selection": Offer(cite("qld s222(14)"))}
    yield Choice(INSPECTORS, offers, cite("qld s222(14)"), "a new catch is to be selected", unapproved)
    table.rule("an inspector approves a new selection", "qld s222(14)", "qld s222(12)")
    return Answer(AGAIN)


def unapproved(act: str) -> Refused | None:
    if act not in ("activate the device", "declare the result"):
        return None
    why = "nothing is selected again before an inspector approves it"
    return Refused("qld s222(14)", why, ground=Ground.WHEN, instead="inspector: approve a new selection")


# s211(2) and the keno day


def balls_may_be_inspected(round_: "Round[KenoTable]", _who: str) -> Ways:
    return [(choice("ball", NUMBERS),)] if before_the_drawing(round_) and round_.table.device == BALLS else []


def replace_ball(round_: "Round[KenoTable]", _who: str, details: Mapping[str, Any]) -> None:
    round_.table.rule(f"ball {details['ball']} was found defective and is replaced", "qld s211(2)")


def no_game_is_open(round_: "Round[KenoTable]", _who: str) -> Ways:
    return [()] if round_.ask is OPENING and round_.table.number else []


def begin_day(round_: "Round[KenoTable]", _who: str, _details: Mapping[str, Any]) -> Answer:
    table = round_.table
    table.begin_day()
    table.rule(f"keno day {table.day} begins: games are numbered from 1", "qld s210")
    return Answer(AGAIN)


ACTS: "Final[tuple[Act[KenoTable], ...]]" = (
    *ENTRY_ACTS,
    *TICKET_ACTS,
    act("board differs", SUPERVISORS, "qld s222(7)", numbers_are_shown, board_differs, "from a ball", only_with_balls),
    act("ball broke", SUPERVISORS, "qld s222(8)", balls_are_out, ball_broke, "and a part came out", only_with_balls),
    act("device fails", SUPERVISORS, "qld s222(10)", device_may_fail, device_fails, refuses=only_with_balls),
    act("repair the device", SUPERVISORS, "qld s222(10)", device_is_out, repair),
    act(
        "generator fails", SUPERVISORS, "qld s222(13)", generator_selects, generator_fails,
        "while it selects", only_with_a_generator,
    ),
    act("replace a ball", SUPERVISORS, "qld s211(2)", balls_may_be_inspected, replace_ball, "found defective"),
    act("begin a keno day", SUPERVISORS, "qld s211(2)", no_game_is_open, begin_day),
)  # fmt: skip
