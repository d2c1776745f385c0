"""Wagers that are off on a come out roll, and the buttons that put them on (qld s112, s121(3))."""

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from houseway.cite import cite
from houseway.errors import Ground, Refused
from houseway.games.craps.moments import WAGERING
from houseway.games.craps.table import CrapsTable, Mark
from houseway.games.craps.terms import BOXPERSON
from houseway.games.craps.wagers import SLEEPERS
from houseway.play.acts import Act, Ways, act, choice
from houseway.play.ask import Choice, Offer, Script
from houseway.play.people import DEALER, PLAYERS
from houseway.play.round import Round
from houseway.play.wagering import between_rounds

BUTTON: Final = {"place an on marker button": Offer(cite("qld s112(1)"), says="the wager is on")}


def own(on: bool, round_: Round[CrapsTable], who: str) -> Ways:
    """The wagers of one player that are on, or off, for the come out roll to come."""
    table = round_.table
    found = [p for p in table.placed if p.person == who and p.wager.name in SLEEPERS and table.is_on(p) == on]
    return [(choice("on", (p.wager.name,)), choice("selection", (p.selection,))) for p in found if table.come_out]


def call_on(round_: Round[CrapsTable], who: str, details: Mapping[str, Any]) -> Script:
    """The player calls it, and the dealer or boxperson confirms it with a button."""
    table, mark = round_.table, _mark(who, details)
    yield Choice(DEALER | BOXPERSON, BUTTON, cite("qld s112(1)"), f"{who} calls the {details['on']} on")
    table.markers[mark] = "on"
    similar = [p for p in table.placed if p.person == who and SLEEPERS.get(p.wager.name) == SLEEPERS[details["on"]]]
    alone = "qld s112(1)" if details["on"] != "come odds" else "qld s121(3)"
    under = ("qld s112(2)", "reading D10") if len(similar) > 1 else (alone,)
    table.rule(f"{who}'s {details['on']} is on for the come out roll", *under)
    return None


def call_off(round_: Round[CrapsTable], who: str, details: Mapping[str, Any]) -> None:
    """This one is off, whatever the others of its kind are."""
    table, mark = round_.table, _mark(who, details)
    table.markers[mark] = "off"
    table.rule(f"{who}'s {details['on']} is off for the come out roll", "qld s112(2)")


def _mark(who: str, details: Mapping[str, Any]) -> Mark:
    return who, details["on"], details["selection"]


def always_on(round_: Round[CrapsTable], details: Mapping[str, Any]) -> Refused | None:
    """Why no button is needed, or none can be placed."""
    table = round_.table
    if details.get("on") in round_.game.wager_named and details.get("on") not in SLEEPERS:
        return Refused("qld s112(3)", f"a {details['on']} is always on")
    if not table.come_out and between_rounds(round_):
        why = "there is a come out point: every wager is on for the next roll"
        return Refused("qld s112(1)", why, ground=Ground.WHEN)
    return None


MARKER_ACTS: Final[tuple[Act[CrapsTable], ...]] = (
    act("call on", PLAYERS, "qld s112(1)", partial(own, False), call_on, "for the come out roll", always_on, WAGERING),
    act("call off", PLAYERS, "qld s112(2)", partial(own, True), call_off, "for the come out roll", always_on, WAGERING),
)
