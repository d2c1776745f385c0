"""Wagers that are off on a come out roll, and the buttons that put them on (qld s112, s121(3)).

A call of 'on' waits for its button while the table goes on: a throw that comes first finds the wager off.
"""

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from houseway.errors import Ground, Refused
from houseway.games.craps.moments import BEFORE_A_ROLL
from houseway.games.craps.table import CrapsTable
from houseway.games.craps.terms import BOXPERSON, Mark, mark_of
from houseway.games.craps.wagers import SLEEPERS
from houseway.play.acts import Act, Ways, act, choice
from houseway.play.people import DEALER, PLAYERS
from houseway.play.round import Round

NAMED: Final = ("person", "on", "selection")


def own(on: bool, round_: Round[CrapsTable], who: str) -> Ways:
    """The wagers of one player that can be called on, or off, for the come out roll to come.

    One that is on by the button of another may be given its own, which stays when the other goes (reading D10).
    """
    table = round_.table
    if not table.come_out or not table.takes_part(who):
        return []
    found = [p for p in table.placed if p.person == who and p.wager.name in SLEEPERS]
    if on:
        found = [p for p in found if table.is_on(p) or mark_of(p) in table.calls]
    else:
        found = [p for p in found if table.markers.get(mark_of(p)) != "on"]
    return [(choice("on", (p.wager.name,)), choice("selection", (p.selection,))) for p in found]


def call_on(round_: Round[CrapsTable], who: str, details: Mapping[str, Any]) -> None:
    """The player calls it; it is on once the dealer or boxperson confirms that with a button."""
    mark = _mark(who, details)
    if mark not in round_.table.calls:
        round_.table.calls.append(mark)


def call_off(round_: Round[CrapsTable], who: str, details: Mapping[str, Any]) -> None:
    """This one is off, whatever the others of its kind are, and whatever was called before."""
    table, mark = round_.table, _mark(who, details)
    table.calls = [called for called in table.calls if called != mark]
    table.markers[mark] = "off"
    table.rule(f"{who}'s {details['on']} is off for the come out roll", "qld s112(2)")


def _mark(who: str, details: Mapping[str, Any]) -> Mark:
    return who, details["on"], details["selection"]


def always_on(round_: Round[CrapsTable], details: Mapping[str, Any]) -> Refused | None:
    """Why no button is needed, or none can be placed."""
    table = round_.table
    if details.get("on") in round_.game.wager_named and details.get("on") not in SLEEPERS:
        return Refused("qld s112(3)", f"a {details['on']} is always on")
    if not table.come_out and round_.moment in BEFORE_A_ROLL:
        why = "there is a come out point: every wager is on for the next roll"
        return Refused("qld s112(1)", why, ground=Ground.WHEN)
    return None


# The button, and what becomes of a call without one


def called(round_: Round[CrapsTable], _who: str) -> Ways:
    """The calls of 'on', the oldest first: that is the one which a button answers if nothing is said."""
    return [
        tuple(choice(name, (each,), optional=True) for name, each in zip(NAMED, mark, strict=True))
        for mark in _waiting(round_.table)
    ]


def _waiting(table: CrapsTable) -> list[Mark]:
    """What the players in the game have called; nothing is confirmed to somebody excluded (reading D17)."""
    return [mark for mark in table.calls if table.takes_part(mark[0])]


def place_button(round_: Round[CrapsTable], _who: str, details: Mapping[str, Any]) -> None:
    table = round_.table
    mark = next(m for m in _waiting(table) if details.items() <= dict(zip(NAMED, m, strict=True)).items())
    who, on, _ = mark
    table.calls.remove(mark)
    table.markers[mark] = "on"
    similar = [p for p in table.placed if p.person == who and SLEEPERS.get(p.wager.name) == SLEEPERS[on]]
    alone = "qld s112(1)" if on != "come odds" else "qld s121(3)"
    table.rule(
        f"{who}'s {on} is on for the come out roll", *(("qld s112(2)", "reading D10") if similar[1:] else (alone,))
    )


def nothing_called(round_: Round[CrapsTable], _details: Mapping[str, Any]) -> Refused | None:
    if _waiting(round_.table):
        return None
    return Refused("qld s112(1)", "no player's call of 'on' waits for a button", ground=Ground.WHEN)


def leave_off(table: CrapsTable) -> None:
    """The dice are thrown: what nobody has confirmed by now stays as it was."""
    off = {mark_of(placed) for placed in table.placed if not table.is_on(placed)}
    for mark in table.calls:
        if mark in off:
            who, on, _ = mark
            table.rule(f"no button confirms {who}'s call: the {on} is off for the come out roll", "qld s112(1)")
    table.calls = []


MARKER_ACTS: Final[tuple[Act[CrapsTable], ...]] = (
    act(
        "call on",
        PLAYERS,
        "qld s112(1)",
        partial(own, False),
        call_on,
        "for the come out roll",
        always_on,
        BEFORE_A_ROLL,
    ),
    act(
        "call off",
        PLAYERS,
        "qld s112(2)",
        partial(own, True),
        call_off,
        "for the come out roll",
        always_on,
        BEFORE_A_ROLL,
    ),
    act(
        "place an on marker button",
        DEALER | BOXPERSON,
        "qld s112(1)",
        called,
        place_button,
        "the wager that a player has called is on",
        nothing_called,
        BEFORE_A_ROLL,
    ),
)
