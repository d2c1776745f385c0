"""The indicator on a peg (qld s154), no spin (s155), a spin that is not valid (s146), hands off the wheel (s148)."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.cite import cite
from houseway.families.never import never
from houseway.games.wheel_of_fortune.arithmetic import beside_peg
from houseway.games.wheel_of_fortune.procedure import AT_REST, DEALER, CalledOff
from houseway.games.wheel_of_fortune.table import FortuneTable
from houseway.games.wheel_of_fortune.terms import CLOCKWISE, NO_SPIN
from houseway.play.acts import Act, Answer, Ways, act, choice
from houseway.play.ask import Outcome
from houseway.play.people import DEALER_OR_MORE_SENIOR
from houseway.play.round import Round
from houseway.play.settlement import give_back
from houseway.play.sign_acts import higher_minimum

__all__ = ["ACTS"]


# s154(2): the indicator stops on a peg


def on_a_peg(round_: Round[FortuneTable], _who: str) -> Ways:
    """Between two sections that are neighbours, in the order in which this spin brings them by."""
    table = round_.table
    if not isinstance(round_.ask, Outcome):
        return []
    rim, found = table.division.wheel.compartments, dict[str, dict[str, None]]()
    for peg in range(len(rim)):
        passed, oncoming = beside_peg(peg, len(rim), table.direction == CLOCKWISE)
        found.setdefault(rim[passed], {})[rim[oncoming]] = None
    return [(choice("passed", (each,)), choice("oncoming", sorted(found[each]))) for each in sorted(found)]


def stop_on_a_peg(round_: Round[FortuneTable], _who: str, details: Mapping[str, Any]) -> Answer:
    table, passed = round_.table, details["passed"]
    what = f"on the peg between {passed} and {details['oncoming']}: {passed} passed last and is the winning symbol"
    table.rule(what, "qld s154(2)", *table.division.pegs)
    return Answer(passed)


# s155: no spin


def wheel_has_been_spun(round_: Round[FortuneTable], _who: str) -> Ways:
    """While it turns, and though the indicator has come to rest."""
    return [()] if isinstance(round_.ask, Outcome) or round_.ask is AT_REST else []


def no_spin(round_: Round[FortuneTable], _who: str, _details: Mapping[str, Any]) -> Answer:
    table = round_.table
    table.announce(NO_SPIN)
    table.rule(
        "no spin: the wheel malfunctioned and the spin is invalid", "qld s155(1)", *table.division.irregularities
    )
    for placed in list(table.placed):
        give_back(table, placed, cite("qld s155(2)"), *table.division.irregularities)
    return Answer(CalledOff.NO_SPIN)


# s146(3): a spin is valid after four revolutions, whether or not anybody calls it


def invalid_spin(round_: Round[FortuneTable], _who: str, _details: Mapping[str, Any]) -> Answer:
    table = round_.table
    what = "fewer than 4 revolutions: the spin is not valid, nothing is decided, and the wheel is spun again"
    table.rule(what, "qld s146(3)", *table.division.spinning, "reading S3")
    return Answer(CalledOff.INVALID)


# s148: nobody else touches the wheel


def may_handle(_round: Round[FortuneTable], _who: str) -> Ways:
    """During play too: the section keeps off everybody but those who answer for the game."""
    return [()]


def handle(round_: Round[FortuneTable], who: str, _details: Mapping[str, Any]) -> None:
    table = round_.table
    table.rule(f"{who}, who answers for the game, handles the wheel", "qld s148", *table.division.spinning)


def interference(round_: Round[FortuneTable], _who: str, _details: Mapping[str, Any]) -> Answer:
    table = round_.table
    what = "somebody who may not has interfered with the wheel: nothing is decided, and the wheel is spun again"
    table.rule(what, "qld s148", *table.division.spinning, "reading S6")
    return Answer(CalledOff.INVALID)


ACTS: Final[tuple[Act[FortuneTable], ...]] = (
    act("indicator on a peg", DEALER_OR_MORE_SENIOR, "qld s154(2)", on_a_peg, stop_on_a_peg),
    act("no spin", DEALER, "qld s155(1)", wheel_has_been_spun, no_spin, "the wheel has malfunctioned: wagers are void"),
    act(
        "invalid spin", DEALER_OR_MORE_SENIOR, "qld s146(3)", wheel_has_been_spun, invalid_spin,
        "the wheel made fewer than 4 revolutions",
    ),
    act("handle the wheel", DEALER_OR_MORE_SENIOR, "qld s148", may_handle, handle),
    act("interference", DEALER_OR_MORE_SENIOR, "qld s148", wheel_has_been_spun, interference, "by another hand"),
    never("declare a wager", cite("qld s150(2)"), "words are no wager here", "put chips on the symbol"),
    never("move a wager", cite("qld s151"), "the player answers for where a wager lies, and there it is settled"),
    higher_minimum("qld s153(4)"),
)  # fmt: skip
