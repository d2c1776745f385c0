"""What can go wrong with a dice tumbler: no spin, a spin that was none, hands where none may be, a broken seal."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from houseway.errors import Ground, Refused
from houseway.families.tumbler import INVALID, TIMES, TumblerCites, tumbler_of
from houseway.play.acts import Act, Answer, Ways, choice
from houseway.play.ask import Choice, Offer, Script
from houseway.play.people import DEALER_OR_MORE_SENIOR, DIRECTORS, Role
from houseway.play.table import Call

if TYPE_CHECKING:
    from houseway.play.round import Round
    from houseway.play.table import Table

__all__ = [
    "FAULTY",
    "NOT_FLAT",
    "TOO_FEW_SPINS",
    "TOO_FEW_TURNS",
    "UNAUTHORISED",
    "handles",
    "not_for",
    "tumbler_acts",
]

DEALER: Final = frozenset({Role.DEALER})
NOT_FLAT: Final = "die not flat"
FAULTY: Final = "tumbler not operating correctly"
TOO_FEW_TURNS: Final = "tumbler turned over too few times"
TOO_FEW_SPINS: Final = "dice spun too few times"
UNAUTHORISED: Final = "activated by somebody who may not"


# The dealer announces that a spin is none


def may_call(round_: "Round[Table]", _who: str) -> Ways:
    """From the moment when the tumbler is set going; how the dice lie is seen only with the cover off."""
    tumbler = tumbler_of(round_.table)
    if not tumbler.activated or round_.interrupted:
        return []
    return [(choice("cause", (NOT_FLAT, FAULTY) if tumbler.uncovered else (FAULTY,)),)]


def no_spin(round_: "Round[Table]", _who: str, details: Mapping[str, Any]) -> Answer:
    table, under, cause = round_.table, tumbler_of(round_.table).under, details["cause"]
    because = {NOT_FLAT: under.not_flat, FAULTY: under.faulty}[cause]
    table.announce(Call("no spin", because))
    table.rule(f"no spin: {cause}; wagers stay undecided and may be taken back", because, under.undecided)
    return Answer(INVALID)


# Nobody announced it, and it was none all the same


def may_find(round_: "Round[Table]", _who: str) -> Ways:
    tumbler = tumbler_of(round_.table)
    if not tumbler.activated or round_.interrupted:
        return []
    too_few = TOO_FEW_SPINS if tumbler.spun else TOO_FEW_TURNS
    return [(choice("cause", (too_few,)), choice("times", range(TIMES))), (choice("cause", (UNAUTHORISED,)),)]


def invalid_spin(round_: "Round[Table]", _who: str, details: Mapping[str, Any]) -> Answer:
    table, under, cause = round_.table, tumbler_of(round_.table).under, details["cause"]
    because = {
        TOO_FEW_TURNS: (under.turned, under.too_few),
        TOO_FEW_SPINS: (under.spun, under.too_few),
        UNAUTHORISED: (under.hands_off, under.unauthorised),
    }[cause]
    often = f" ({details['times']} of {TIMES})" if "times" in details else ""
    table.rule(f"{cause}{often}: nothing is decided, and the tumbler is activated again", *because)
    return Answer(INVALID)


def not_for(round_: "Round[Table]", who: str, what: str, under: TumblerCites) -> Refused | None:
    """Keeps everybody off the equipment but the staff who answer for the game."""
    if round_.table.people[who].role in DEALER_OR_MORE_SENIOR:
        return None
    why = f"{who} does not answer for the running of the game, and may not {what}"
    return Refused(under.hands_off, why, ground=Ground.WHO)


# The seal


def may_find_broken(round_: "Round[Table]", _who: str) -> Ways:
    return [()] if tumbler_of(round_.table).checked and not round_.interrupted else []


def seal_broken(round_: "Round[Table]", _who: str, _details: Mapping[str, Any]) -> Script:
    table, tumbler = round_.table, tumbler_of(round_.table)
    under, lost = tumbler.under, "; the spin counts for nothing" if tumbler.activated else ""
    table.rule(f"the dice are not under seal, and stay unused until they are{lost}", under.sealed, under.put_right)
    yield Choice(DIRECTORS, {"seal the dice": Offer(under.sealed)}, under.sealed, "the seal is broken")
    return Answer(INVALID) if tumbler.activated else None


def tumbler_acts(under: TumblerCites) -> "tuple[Act[Table], ...]":
    """The irregularities of a tumbler, under a game's own sections."""
    return (
        Act("no spin", DEALER, under.not_flat, may_call, no_spin, "the dealer says so, clearly"),
        Act("invalid spin", DEALER_OR_MORE_SENIOR, under.activated, may_find, invalid_spin, "though nobody called it"),
        Act("seal broken", DEALER_OR_MORE_SENIOR, under.sealed, may_find_broken, seal_broken),
    )


def handles(under: TumblerCites) -> "Act[Table]":
    """Staff who answer for the game may handle the tumbler; anybody else is kept off."""
    return Act("handle the tumbler", DEALER_OR_MORE_SENIOR, under.hands_off, may_handle, handle)


def may_handle(round_: "Round[Table]", _who: str) -> Ways:
    return [] if round_.interrupted else [()]


def handle(round_: "Round[Table]", who: str, _details: Mapping[str, Any]) -> None:
    under = tumbler_of(round_.table).under
    round_.table.rule(f"{who}, who answers for the game, handles the tumbler", under.hands_off)
