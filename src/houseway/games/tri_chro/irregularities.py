"""When a drawing device malfunctions (qld ss 465, 466), chips (s458), and what is never done at tri-chro."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.cite import cite
from houseway.errors import BadInput
from houseway.families.colour_chips import chip_acts
from houseway.families.never import never
from houseway.games.tri_chro.procedure import APPROVAL, AT_REST, DEALER, NOT_EFFECTIVE, inspectors
from houseway.games.tri_chro.table import CHIP_CITES, TWO, TriChroTable
from houseway.games.tri_chro.terms import BALL_DEVICE, GENERATOR
from houseway.play.acts import Act, Answer, Ways, act, choice, text
from houseway.play.ask import Choice, Offer, Outcome, Script
from houseway.play.people import DEALER_OR_MORE_SENIOR, Person, Role
from houseway.play.round import Round

__all__ = ["ACTS"]


def drawing_with(device: str, round_: Round[TriChroTable]) -> bool:
    """During a drawing by this device, up to the announcement of its result."""
    return round_.table.device == device and (isinstance(round_.ask, Outcome) or round_.ask is AT_REST)


# s465(1) to (3): the ball drawing device

CAUSES: Final = {
    "stopped": "qld s465(1)",
    "balls not mixed": "qld s460(a)",
    "not 1 ball on each revolution": "qld s460(b)",
}
BY_HAND: Final = Offer(cite("qld s465(2)"), says="it works by hand as it does otherwise: the drawing is completed")
NOT_BY_HAND: Final = Offer(cite("qld s465(3)"), says="it cannot be worked by hand: the drawing is not effective")


def ball_device_draws(round_: Round[TriChroTable], _who: str) -> Ways:
    return [(choice("cause", tuple(CAUSES)),)] if drawing_with(BALL_DEVICE, round_) else []


def device_malfunctions(round_: Round[TriChroTable], _who: str, details: Mapping[str, Any]) -> Script:
    """Completed by hand where that can be done; a drawing whose two balls are out cannot be completed (reading TC3)."""
    table, cause, late = round_.table, details["cause"], round_.ask is AT_REST
    table.rule(f"the ball drawing device malfunctions: {cause}", *dict.fromkeys(("qld s465(1)", CAUSES[cause])))
    if not late:
        offers = {"operate by hand": BY_HAND, "cannot be operated by hand": NOT_BY_HAND}
        _, found, _ = yield Choice(DEALER, offers, cite("qld s465(2)"))
        if found == "operate by hand":
            table.rule("the dealer works the device by hand and completes the drawing", "qld s465(2)")
            return None
    what = "the drawing is not effective: wagers are undecided and may be taken back"
    table.rule(what, "qld s465(3)", *(("reading TC3",) if late else ()), "reading S2")
    return Answer(NOT_EFFECTIVE)


# s465(4): a broken ball


def ball_can_break(round_: Round[TriChroTable], _who: str) -> Ways:
    table = round_.table
    spare = table.pool.remaining > TWO - len(table.drawn)
    drawing = isinstance(round_.ask, Outcome) and table.device == BALL_DEVICE
    return [(choice("ball", tuple(map(str, table.pool.weights()))),)] if drawing and spare else []


def ball_breaks(round_: Round[TriChroTable], _who: str, details: Mapping[str, Any]) -> None:
    """The part that was drawn does not count, and the drawing goes on."""
    table = round_.table
    ball = next(each for each in table.pool.held if str(each) == details["ball"])
    table.pool.take(ball)
    table.broken.append(ball)
    table.rule(f"part of a {ball} ball is drawn: it does not count", "qld s465(4)(a)")
    table.rule("the drawing goes on until two whole balls are drawn", "qld s465(4)(b)", "reading TC4")


# s466: the random result generator


def generator_draws(round_: Round[TriChroTable], _who: str) -> Ways:
    return [()] if drawing_with(GENERATOR, round_) else []


def generator_malfunctions(round_: Round[TriChroTable], _who: str, _details: Mapping[str, Any]) -> Answer:
    table = round_.table
    table.approval_due = True
    table.rule("the random result generator malfunctions: balls that it selected are not used", "qld s466(a)")
    table.rule("wagers are undecided and may be taken back; an inspector decides on a new drawing", "reading S2")
    return Answer(NOT_EFFECTIVE)


# s464: another hand on the device


def device_draws(round_: Round[TriChroTable], _who: str) -> Ways:
    return [()] if drawing_with(round_.table.device, round_) else []


def operated_by_another(round_: Round[TriChroTable], _who: str, _details: Mapping[str, Any]) -> Answer:
    what = "somebody who may not has operated the device: nothing is decided, and wagers may be taken back"
    round_.table.rule(what, "qld s464", "reading S6")
    return Answer(NOT_EFFECTIVE)


# An inspector is wanted, and none is at the table


def inspector_is_wanted(round_: Round[TriChroTable], _who: str) -> Ways:
    table = round_.table
    to_replace = isinstance(round_.ask, Choice) and bool(table.broken) and not round_.interrupted
    return [(text("person"),)] if (round_.ask is APPROVAL or to_replace) and not inspectors(table) else []


def call_inspector(round_: Round[TriChroTable], _who: str, details: Mapping[str, Any]) -> None:
    name, people = details["person"], round_.table.people
    if name in people:
        raise BadInput(f"{name} is at the table already, as {people[name].role.value}")
    people[name] = Person(name, Role.INSPECTOR)


ACTS: Final[tuple[Act[TriChroTable], ...]] = (
    act("device malfunction", DEALER_OR_MORE_SENIOR, "qld s465(1)", ball_device_draws, device_malfunctions),
    act("ball breaks", DEALER_OR_MORE_SENIOR, "qld s465(4)", ball_can_break, ball_breaks, "only part of it is drawn"),
    act("generator malfunction", DEALER_OR_MORE_SENIOR, "qld s466", generator_draws, generator_malfunctions),
    act("operated by another", DEALER_OR_MORE_SENIOR, "qld s464", device_draws, operated_by_another),
    act("call an inspector", DEALER_OR_MORE_SENIOR, "qld s465(4)(c)", inspector_is_wanted, call_inspector),
    never("declare a wager", cite("qld s457(2)"), "words are no wager here", "put chips on the layout"),
    never("move a wager", cite("qld s457(3)"), "the player answers for where a wager lies, and there it is settled"),
    *chip_acts(CHIP_CITES),
)
