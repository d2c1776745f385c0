"""What can go wrong with a dice tumbler: no spin, a spin that was none, hands where none may be, a broken seal."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from houseway.errors import Ground, Refused
from houseway.families.missing_call import NAME as NOT_CALLED
from houseway.families.missing_call import let_it_count
from houseway.families.tumbler import (
    ACTIVATE,
    COVERED,
    DICE_SPIN,
    INVALID,
    RESULT,
    TIMES,
    UNDER_COVER,
    WAGERS_OPEN,
    TumblerCites,
    TumblerTable,
)
from houseway.play.acts import Act, ScriptAnswer, Ways, because, choice, plainly
from houseway.play.ask import Aside, Choice, Offer, Script
from houseway.play.people import DEALER, DEALER_OR_MORE_SENIOR, DIRECTORS
from houseway.play.round import Round
from houseway.play.table import Call

SEAL: Final = "seal the dice"
UNDER_SEAL: Final = ("no more bets", ACTIVATE)  # what is done only with dice under seal
NOT_FLAT: Final = "die not flat"
FAULTY: Final = "tumbler not operating correctly"
TOO_FEW_TURNS: Final = "tumbler turned over too few times"
TOO_FEW_SPINS: Final = "dice spun too few times"
UNAUTHORISED: Final = "activated by somebody who may not"
ACTIVATED: Final = frozenset({COVERED, UNDER_COVER, DICE_SPIN, RESULT})


# The dealer announces that a spin is none


def may_call(round_: Round[TumblerTable], _who: str) -> Ways:
    """How the dice lie is seen only with the cover off."""
    causes = (FAULTY,) if round_.moment in (COVERED, UNDER_COVER) else (NOT_FLAT, FAULTY)
    return [(choice("cause", causes, among=(NOT_FLAT, FAULTY)),)]


def no_spin(round_: Round[TumblerTable], _who: str, details: Mapping[str, Any]) -> ScriptAnswer:
    table, under, cause = round_.table, round_.table.tumbler.under, details["cause"]
    rests_on = {NOT_FLAT: under.not_flat, FAULTY: under.faulty}[cause]
    table.announce(Call("no spin", rests_on))
    table.rule(f"no spin: {cause}; wagers stay undecided and may be taken back", rests_on, under.undecided)
    return ScriptAnswer(INVALID)


# Nobody announced it, and it was none all the same


def may_find(round_: Round[TumblerTable], _who: str) -> Ways:
    """Too few times only of a tumbler that was activated; that somebody did so who may not, at any time."""
    by_another = choice("cause", (UNAUTHORISED,), among=(TOO_FEW_TURNS, TOO_FEW_SPINS))
    if round_.moment not in ACTIVATED:
        return [(by_another,)]
    too_few = TOO_FEW_SPINS if round_.table.tumbler.spun else TOO_FEW_TURNS
    few = choice("cause", (too_few,), among=(TOO_FEW_TURNS, TOO_FEW_SPINS))
    return [(few, choice("times", range(TIMES))), (by_another,)]


def not_found(round_: Round[TumblerTable], details: Mapping[str, Any]) -> Refused | None:
    """The tumbler has not been activated, or not in the way that is said."""
    under, cause = round_.table.tumbler.under, details.get("cause")
    if cause not in (TOO_FEW_TURNS, TOO_FEW_SPINS):
        return None
    if round_.moment not in ACTIVATED:
        return Refused(under.activated, "the tumbler has not been activated", ground=Ground.WHEN)
    spun = round_.table.tumbler.spun
    if cause == (TOO_FEW_SPINS if spun else TOO_FEW_TURNS):
        return None  # but not so few
    how = "the dice are spun within it" if spun else "it is turned over"
    return Refused(under.spun if spun else under.turned, f"at this table {how}")


def invalid_spin(round_: Round[TumblerTable], _who: str, details: Mapping[str, Any]) -> ScriptAnswer | None:
    table, under, cause = round_.table, round_.table.tumbler.under, details["cause"]
    rests_on = {
        TOO_FEW_TURNS: (under.turned, under.too_few),
        TOO_FEW_SPINS: (under.spun, under.too_few),
        UNAUTHORISED: (under.hands_off, under.unauthorised),
    }[cause]
    often = f" ({details['times']} of {TIMES})" if "times" in details else ""
    table.rule(f"{cause}{often}: nothing is decided, and the tumbler is activated again", *rests_on)
    return ScriptAnswer(INVALID) if round_.moment in ACTIVATED else None


def not_for(round_: Round[TumblerTable], who: str, what: str, under: TumblerCites) -> Refused | None:
    """Keeps everybody off the equipment but the staff who answer for the game."""
    if round_.table.people[who].role in DEALER_OR_MORE_SENIOR:
        return None
    why = f"{who} does not answer for the running of the game, and may not {what}"
    return Refused(under.hands_off, why, ground=Ground.WHO)


# The seal


def seal_broken(round_: Round[TumblerTable], _who: str, _details: Mapping[str, Any]) -> Script:
    table, under, activated = round_.table, round_.table.tumbler.under, round_.moment in ACTIVATED
    lost = "; the spin counts for nothing" if activated else ""
    table.rule(f"the dice are not under seal, and stay unused until they are{lost}", under.sealed, under.put_right)
    yield Aside(DIRECTORS, {SEAL: Offer(under.sealed)}, under.sealed, "the seal is broken")
    return ScriptAnswer(INVALID) if activated else None


def unsealed(round_: Round[TumblerTable], act: str, under: TumblerCites) -> Refused | None:
    """Why nothing is done with the dice while their seal is put right."""
    if act not in UNDER_SEAL or not isinstance(round_.ask, Choice) or SEAL not in round_.ask.offers:
        return None
    return Refused(under.sealed, "the seal is broken, and comes first", ground=Ground.WHEN, instead=SEAL)


# 'No more bets' was forgotten


def may_be_uncalled(round_: Round[TumblerTable], _who: str) -> Ways:
    """Before the tumbler is activated, or, with a cover, before that comes off."""
    return [()] if (round_.moment == COVERED) == round_.table.tumbler.covered else []


def uncalled(round_: Round[TumblerTable], _who: str, _details: Mapping[str, Any]) -> ScriptAnswer | None:
    table, under = round_.table, round_.table.tumbler.under
    if isinstance(round_.ask, Choice) and SEAL in round_.ask.offers:
        what = "the tumbler was activated while its seal was broken: that counts for nothing"
        table.rule(what, under.sealed, under.put_right)
        return None
    begun = "the cover came off" if table.tumbler.covered else "the tumbler was activated"
    return let_it_count(table, begun, *under.called[table.tumbler.covered])


def tumbler_acts(under: TumblerCites, moments: Iterable[str]) -> tuple[Act[TumblerTable], ...]:
    """The irregularities of a tumbler, under a game's own sections and at those of the moments that it has."""
    staff, every = DEALER_OR_MORE_SENIOR, frozenset(moments)
    activated, open_ = ACTIVATED & every, every & {WAGERS_OPEN, COVERED}
    not_open = because(under.called[False][0], "no wagers are open yet", "'no more bets' has been called", open_)
    return (
        Act("no spin", DEALER, under.not_flat, may_call, no_spin, "the dealer says so, clearly", at=activated),
        Act("invalid spin", staff, under.activated, may_find, invalid_spin, "though nobody called it", not_found),
        Act("seal broken", staff, under.sealed, plainly, seal_broken, at=every),
        Act(NOT_CALLED, staff, under.called[False][0], may_be_uncalled, uncalled, at=open_, closed=not_open),
    )
