"""When a drawing device malfunctions (qld ss 465, 466), chips (s458), and what is never done at tri-chro."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from houseway.cite import cite
from houseway.errors import Ground, Refused
from houseway.families.colour_chips import chip_acts
from houseway.families.missing_call import NAME as NOT_CALLED
from houseway.families.missing_call import let_it_count
from houseway.families.prohibitions import never
from houseway.families.where_chips_lie import chips_lie_elsewhere
from houseway.games.tri_chro.moments import ACTIVATED, APPROVAL, BROKEN, DRAWING, DRAWN, MOMENTS, WAGERS_OPEN
from houseway.games.tri_chro.procedure import GOES_ON, NOT_EFFECTIVE, TAKEN_BACK, inspectors
from houseway.games.tri_chro.table import CHIP_CITES, TWO, TriChroTable
from houseway.games.tri_chro.terms import BALL_DEVICE, BY_HAND, GENERATOR, NOT_BY_HAND
from houseway.play.acts import Act, ScriptAnswer, Ways, act, choice, plainly, text
from houseway.play.ask import Choice, Offer, Script
from houseway.play.people import DEALER, DEALER_OR_MORE_SENIOR, Person, Role
from houseway.play.round import Round

STAFF: Final = DEALER_OR_MORE_SENIOR
NO_DRAWING: Final = "no drawing is on"


# s465(1) to (3): the ball drawing device

CAUSES: Final = {
    "stopped": "qld s465(1)",
    "balls not mixed": "qld s460(a)",
    "not 1 ball on each revolution": "qld s460(b)",
}
WORKS: Final = Offer(cite("qld s465(2)"), says="it works by hand as it does otherwise: the drawing is completed")
DOES_NOT: Final = Offer(cite("qld s465(3)"), says="it cannot be worked by hand: the drawing is not effective")


def ball_device_draws(round_: Round[TriChroTable], _who: str) -> Ways:
    return [(choice("cause", tuple(CAUSES)),)] if round_.table.device == BALL_DEVICE else []


def only_with(device: str, under: str) -> Callable[[Round[TriChroTable], Mapping[str, Any]], Refused | None]:
    """Says that a report is of a device that this table does not have."""

    def refuses(round_: Round[TriChroTable], _details: Mapping[str, Any]) -> Refused | None:
        if round_.table.device == device:
            return None
        return Refused(under, f"the table has no {device}, but a {round_.table.device}", ground=Ground.WHEN)

    return refuses


def device_malfunctions(round_: Round[TriChroTable], _who: str, details: Mapping[str, Any]) -> Script:
    """Completed by hand where that can be done; a drawing whose two balls are out cannot be completed (reading TC3)."""
    table, cause, late = round_.table, details["cause"], round_.moment != DRAWING
    table.rule(f"the ball drawing device malfunctions: {cause}", *dict.fromkeys(("qld s465(1)", CAUSES[cause])))
    if not late:
        _, found, _ = yield Choice(DEALER, {BY_HAND: WORKS, NOT_BY_HAND: DOES_NOT}, cite("qld s465(2)"))
        if found == BY_HAND:
            table.rule("the dealer works the device by hand and completes the drawing", "qld s465(2)")
            return None
    what = "the drawing is not effective: wagers are undecided and may be taken back"
    table.rule(what, "qld s465(3)", *(("reading TC3",) if late else ()), "reading S2")
    return not_effective(round_)


# s465(4): a broken ball


def ball_can_break(round_: Round[TriChroTable], _who: str) -> Ways:
    """One that comes, or, where it is found out once both are drawn, one of these."""
    table = round_.table
    if table.device != BALL_DEVICE or table.pool.remaining <= TWO - len(table.drawn):
        return []
    found = table.drawn if round_.moment in (DRAWN, BROKEN) else table.pool.weights()
    balls = () if table.called_off else tuple(dict.fromkeys(map(str, found)))
    return [(choice("ball", balls, among=tuple(map(str, table.pool.held))),)] if balls else []


def whole(round_: Round[TriChroTable], details: Mapping[str, Any]) -> Refused | None:
    if round_.table.device != BALL_DEVICE:
        return only_with(BALL_DEVICE, "qld s465(4)")(round_, details)
    if round_.moment not in ACTIVATED:
        return None
    return Refused("qld s465(4)", "no such ball can have come in this drawing", ground=Ground.WHEN)


def ball_breaks(round_: Round[TriChroTable], _who: str, details: Mapping[str, Any]) -> ScriptAnswer | None:
    """The part that was drawn does not count, and the drawing goes on."""
    table, drawn = round_.table, round_.moment in (DRAWN, BROKEN)
    ball = next(each for each in (table.drawn if drawn else table.pool.held) if str(each) == details["ball"])
    if drawn:
        table.drawn.remove(ball)
    else:
        table.pool.take(ball)
    table.broken.append(ball)
    table.rule(f"part of a {ball} ball is drawn: it does not count", "qld s465(4)(a)")
    table.rule("the drawing goes on until two whole balls are drawn", "qld s465(4)(b)", "reading TC4")
    return ScriptAnswer(GOES_ON) if round_.moment == DRAWN else None


# s466: the random result generator


def generator_draws(round_: Round[TriChroTable], _who: str) -> Ways:
    return [()] if round_.table.device == GENERATOR else []


def generator_malfunctions(round_: Round[TriChroTable], _who: str, _details: Mapping[str, Any]) -> ScriptAnswer:
    table = round_.table
    table.approval_due = True
    table.rule("the random result generator malfunctions: balls that it selected are not used", "qld s466(a)")
    table.rule("wagers are undecided and may be taken back; an inspector decides on a new drawing", "reading S2")
    return ScriptAnswer(NOT_EFFECTIVE)


# s463(1): the device was activated, and 'no more bets' was not called


def activated_uncalled(round_: Round[TriChroTable], _who: str, _details: Mapping[str, Any]) -> ScriptAnswer | None:
    table = round_.table
    if not table.approval_due:
        return let_it_count(table, "the device was activated", "qld s463(1)", "qld s463(2)")
    what = "the generator was activated without an inspector's approval: what it selected is not used"
    table.rule(what, "qld s466(b)", "reading TC5")
    return None


# s464: another hand on the device


def operated_by_another(round_: Round[TriChroTable], _who: str, _details: Mapping[str, Any]) -> ScriptAnswer | None:
    what = "somebody who may not has operated the device: nothing is decided, and wagers may be taken back"
    round_.table.rule(what, "qld s464", "reading S6")
    return not_effective(round_) if round_.moment in ACTIVATED else None


def not_effective(round_: Round[TriChroTable]) -> ScriptAnswer | None:
    """The drawing decides nothing; a broken ball is replaced first, if one waits for that."""
    round_.table.called_off = True
    return None if round_.moment == BROKEN else ScriptAnswer(NOT_EFFECTIVE)


# An inspector is wanted, and none is at the table


def inspector_is_wanted(round_: Round[TriChroTable], _who: str) -> Ways:
    return [] if inspectors(round_.table) else [(text("person"),)]


def call_inspector(round_: Round[TriChroTable], _who: str, details: Mapping[str, Any]) -> None:
    name, people = details["person"], round_.table.people
    if name in people:
        why = f"{name} is at the table already, as {people[name].role.value}"
        raise Refused("qld s465(4)(c)", why, ground=Ground.WHO)
    people[name] = Person(name, Role.INSPECTOR)


ACTS: Final[tuple[Act[TriChroTable], ...]] = (
    act("device malfunction", STAFF, "qld s465(1)", ball_device_draws, device_malfunctions, "",
        only_with(BALL_DEVICE, "qld s465(1)"), ACTIVATED, NO_DRAWING),
    act("ball breaks", STAFF, "qld s465(4)", ball_can_break, ball_breaks, "only part of it is drawn",
        whole, ACTIVATED, NO_DRAWING),
    act("generator malfunction", STAFF, "qld s466", generator_draws, generator_malfunctions, "",
        only_with(GENERATOR, "qld s466"), ACTIVATED, NO_DRAWING),
    act(NOT_CALLED, STAFF, "qld s463(1)", plainly, activated_uncalled, "and the device was activated already",
        at=(WAGERS_OPEN,), closed="wagers are closed already"),
    act("operated by another", STAFF, "qld s464", plainly, operated_by_another, at=MOMENTS),
    act("call an inspector", STAFF, "qld s465(4)(c)", inspector_is_wanted, call_inspector, at=(APPROVAL, BROKEN)),
    never("declare a wager", cite("qld s457(2)"), "words are no wager here", "put chips on the layout"),
    never("move a wager", cite("qld s457(3)"), "the player answers for where a wager was put, and there it is settled"),
    chips_lie_elsewhere(cite("qld s457(3)"), lambda table: TAKEN_BACK if table.moment in ACTIVATED else None),
    *chip_acts(CHIP_CITES),
)  # fmt: skip
