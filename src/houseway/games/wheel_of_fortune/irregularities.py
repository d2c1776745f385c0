"""The indicator on a peg (qld s154), no spin (s155), a spin that is not valid (s146), hands off the wheel (s148)."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.cite import Cite, cite
from houseway.families.colour_chips import chips_found
from houseway.families.missing_call import not_called
from houseway.families.prohibitions import never
from houseway.families.where_chips_lie import chips_lie_elsewhere
from houseway.games.wheel_of_fortune import moments
from houseway.games.wheel_of_fortune.arithmetic import beside_peg
from houseway.games.wheel_of_fortune.procedure import POSITION, CalledOff
from houseway.games.wheel_of_fortune.table import FortuneTable
from houseway.games.wheel_of_fortune.terms import CLOCKWISE, NO_SPIN
from houseway.play.acts import Act, ScriptAnswer, Ways, act, choice, plainly
from houseway.play.people import DEALER, DEALER_OR_MORE_SENIOR
from houseway.play.round import Round
from houseway.play.settlement import give_back
from houseway.play.sign_acts import higher_minimum

STAFF: Final = DEALER_OR_MORE_SENIOR
SPUN: Final = (moments.TURNING, moments.AT_REST)
NOT_SPUN: Final = "the wheel has not been spun"


# s154(2): the indicator stops on a peg


def on_a_peg(round_: Round[FortuneTable], _who: str) -> Ways:
    """Between two sections that are neighbours, in the order in which this spin brings them by."""
    table = round_.table
    rim, found = table.text.wheel.compartments, dict[str, dict[str, None]]()
    for peg in range(len(rim)):
        passed, oncoming = beside_peg(peg, len(rim), table.direction == CLOCKWISE)
        found.setdefault(rim[passed], {})[rim[oncoming]] = None
    every = sorted(found)
    return [(choice("passed", (each,)), choice("oncoming", sorted(found[each]), among=every)) for each in every]


def stop_on_a_peg(round_: Round[FortuneTable], _who: str, details: Mapping[str, Any]) -> ScriptAnswer:
    table, passed = round_.table, details["passed"]
    what = f"on the peg between {passed} and {details['oncoming']}: {passed} passed last and is the winning symbol"
    table.rule(what, "qld s154(2)", *table.text.pegs)
    return ScriptAnswer(passed)


# s155: no spin


def no_spin(round_: Round[FortuneTable], _who: str, _details: Mapping[str, Any]) -> ScriptAnswer:
    table = round_.table
    table.announce(NO_SPIN)
    table.rule("no spin: the wheel malfunctioned and the spin is invalid", "qld s155(1)", *table.text.irregularities)
    for placed in list(table.placed):
        give_back(table, placed, cite("qld s155(2)"), *table.text.irregularities)
    return ScriptAnswer(CalledOff.NO_SPIN)


# s146(3): a spin is valid after four revolutions, whether or not anybody calls it


def invalid_spin(round_: Round[FortuneTable], _who: str, _details: Mapping[str, Any]) -> ScriptAnswer:
    table = round_.table
    what = "fewer than 4 revolutions: the spin is not valid, nothing is decided, and the wheel is spun again"
    table.rule(what, "qld s146(3)", *table.text.spinning, "reading S3")
    return ScriptAnswer(CalledOff.INVALID)


# s148: nobody else touches the wheel


def handle(round_: Round[FortuneTable], who: str, _details: Mapping[str, Any]) -> None:
    table = round_.table
    table.rule(f"{who}, who answers for the game, handles the wheel", "qld s148", *table.text.spinning)


def interference(round_: Round[FortuneTable], _who: str, _details: Mapping[str, Any]) -> ScriptAnswer | None:
    table, spun = round_.table, round_.moment in SPUN
    then = "nothing is decided, and the wheel is spun again" if spun else "it stands still, and decides nothing"
    what = f"somebody who may not has interfered with the wheel: {then}"
    table.rule(what, "qld s148", *table.text.spinning, "reading S6")
    return ScriptAnswer(CalledOff.INVALID) if spun else None


# s152: where chips lie


def has_come_to_rest(table: FortuneTable) -> Cite | None:
    """Where the chips lay when the indicator came to rest decides, whatever happens to them after."""
    return POSITION if table.moment == moments.AT_REST or table.uncalled else None


ACTS: Final[tuple[Act[FortuneTable], ...]] = (
    act("indicator on a peg", STAFF, "qld s154(2)", on_a_peg, stop_on_a_peg, at=SPUN, closed=NOT_SPUN),
    act("no spin", DEALER, "qld s155(1)", plainly, no_spin, "the wheel has malfunctioned: wagers are void", at=SPUN),
    act(
        "invalid spin",
        STAFF,
        "qld s146(3)",
        plainly,
        invalid_spin,
        "the wheel made fewer than 4 revolutions",
        at=SPUN,
        closed=NOT_SPUN,
    ),
    not_called("the indicator came to rest", "qld s146(4)", "qld s146(3)", "qld s152", at=moments.WAGERS_OPEN),
    act("handle the wheel", STAFF, "qld s148", plainly, handle),  # during play too
    act("interference", STAFF, "qld s148", plainly, interference, "by another hand"),
    never("declare a wager", cite("qld s150(2)"), "words are no wager here", "put chips on the symbol"),
    never("move a wager", cite("qld s151"), "the player answers for where a wager was put, and there it is settled"),
    chips_found(cite("qld s150(1)")),
    chips_lie_elsewhere(cite("qld s151"), has_come_to_rest),
    higher_minimum("qld s153(4)"),
)
