"""Secret wagers in a tournament (26/1999 r14.6): handed in, examined, announced, settled, and looked at afterwards."""

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any, Final

from houseway.cite import cite
from houseway.errors import Ground, Refused
from houseway.games.baccarat.moments import BEFORE_THE_DEAL, DEALING, WAGERING
from houseway.games.baccarat.victoria.forms import TYPES, Form, defects, limits_of, step_of, written
from houseway.games.baccarat.victoria.table import VictorianTable
from houseway.games.baccarat.victoria.terms import EXAMINED, SECRET_MARKER, SECRET_RECORDED
from houseway.games.baccarat.victoria.wagers import in_chips, opposite
from houseway.play.acts import Act, Field, Fields, Ways, act, choice, money
from houseway.play.ask import Aside, Offer, Script
from houseway.play.people import DEALER, GAME_SUPERVISOR, PLAYERS
from houseway.play.round import Round
from houseway.play.sign_acts import MOST_CHIPS

PASSING: Final = cite("vic 26/1999 r14.6.6")
EXAMINING: Final = cite("vic 26/1999 r14.6.7")
PASS: Final = {"pass the form": Offer(PASSING, says="to the Game Supervisor, with a marker in the player's position")}
OVERLOOKED: Final = choice("overlooked", (True,), optional=True)
EXAMINE: Final = {"examine the form": Offer(EXAMINING, (OVERLOOKED,), "overlooked: what is wrong with it is not seen")}
AS_WRITTEN: Final[Fields] = (choice("type", TYPES), money("amount", 1, MOST_CHIPS))
"""Complying or not: that is for the Game Supervisor to find."""
ON_PAPER: Final[Fields] = (
    *(Field(name, "text", optional=True) for name in ("type", "figures", "words")),
    choice("other_details", ("complete", "not complete"), optional=True),
)


# r14.6.1, r14.6.2: the form is handed in


def may_make(round_: Round[VictorianTable], who: str) -> Ways:
    """As long as the terms of the tournament allow another, and one on a hand (reading BC28)."""
    table = round_.table
    if table.due or not table.may_make_secret(who):
        return []
    return [*_proper(table, who), AS_WRITTEN, ON_PAPER]


def _proper(table: VictorianTable, who: str) -> Iterator[Fields]:
    """Filled in without a mistake: a type, and an amount that complies."""
    for kind in TYPES:
        limits = limits_of(table, who, kind)
        room = table.limits.maximum - in_chips(table, who)
        most = min(limits.maximum, room, table.people[who].purse.value)
        step = step_of(table, kind)
        least = -(-limits.minimum // step) * step
        if not opposite(table, who, kind) and most >= least:
            yield choice("type", (kind,)), money("amount", least, least + (most - least) // step * step, step)


def make(round_: Round[VictorianTable], who: str, details: Mapping[str, Any]) -> Script:
    table = round_.table
    return handed_in(table, who, written(details, table.people[who].purse.value))


def handed_in(table: VictorianTable, who: str, form: Form) -> Script:
    """By the dealer to the Game Supervisor, who examines it before the hand begins; a faulty one comes back."""
    table.secrets[who], about = form, f"the form of {who}"
    table.examined.discard(who)
    still = partial(_still_in, table, who, form)
    if (yield Aside(DEALER, PASS, PASSING, about, wanted=still)) is None:
        return None
    table.announce(SECRET_MARKER, who)
    answer = yield Aside(GAME_SUPERVISOR, EXAMINE, EXAMINING, about, wanted=still)
    if answer is None:
        return None
    wrong = [] if answer[2].get("overlooked") else list(defects(table, who, form))
    if wrong:
        table.secrets.pop(who, None)
        table.rule(f"{who}'s form goes back: {wrong[0].what}", EXAMINING, *wrong[0].under)
    else:
        table.examined.add(who)
        table.announce(SECRET_RECORDED, who)
    return None


def _still_in(table: VictorianTable, who: str, form: Form) -> bool:
    """It has not been taken back meanwhile."""
    return table.secrets.get(who) is form


# It may be taken back like any wager


def may_take_back(round_: Round[VictorianTable], who: str) -> Ways:
    """Until the first card (reading BC28), but for the last hand of the final, where they are announced before it."""
    table = round_.table
    return [()] if who in table.secrets and table.taken_back and not table.sight_of_all else []


def not_taken_back(round_: Round[VictorianTable], _details: Mapping[str, Any]) -> Refused | None:
    """The first card has been dealt, or each form is laid out as it was announced."""
    table = round_.table
    if table.sight_of_all and not table.started:
        why = "each player lays out what the form says"
        return Refused("vic 26/1999 r14.6.11.2", why, ground=Ground.WHEN)
    if table.started and not table.dummy:
        return Refused(table.part("qld s88"), "the first card has been dealt", ground=Ground.WHEN)
    return None


def take_back(round_: Round[VictorianTable], who: str, _details: Mapping[str, Any]) -> None:
    del round_.table.secrets[who]


# r14.6.9: another player's form


def may_look(round_: Round[VictorianTable], who: str) -> Ways:
    """Once the hand is over, and before the first card of the next."""
    table = round_.table
    others = tuple(name for name in table.shown_forms if name != who)
    return [(choice("person", others),)] if others and not table.started else []


def look_at(round_: Round[VictorianTable], who: str, details: Mapping[str, Any]) -> None:
    table, name = round_.table, details["person"]
    table.looked_at.setdefault(who, set()).add(name)
    table.announce(EXAMINED, who, name)


# r14.6.11: the last hand of the final


def may_be_last(round_: Round[VictorianTable], _who: str) -> Ways:
    table = round_.table
    return [()] if table.secrets_allowed and not table.last_of_final and not table.due else []


def declare_last(round_: Round[VictorianTable], who: str, _details: Mapping[str, Any]) -> None:
    table = round_.table
    table.last_of_final = True
    table.rule(f"the {who} says that this is the last hand of the final", table.final_under)


OPEN: Final = (WAGERING,)
BEFORE_THE_FIRST_CARD: Final = (WAGERING, BEFORE_THE_DEAL, DEALING)
SECRET_ACTS: Final[tuple[Act[VictorianTable], ...]] = (
    act("make a secret wager", PLAYERS, "vic 26/1999 r14.6.1", may_make, make, "on the approved form", at=OPEN),
    act("take back the form", PLAYERS, "vic 26/1999 r14.6.1", may_take_back, take_back, "before the first card",
        not_taken_back, at=BEFORE_THE_FIRST_CARD),
    act("examine a form", PLAYERS, "vic 26/1999 r14.6.9", may_look, look_at, "another player's, of the last hand"),
    act("announce the last hand of the final", GAME_SUPERVISOR, "vic 26/1999 r14.6.11", may_be_last, declare_last,
        at=OPEN),
)  # fmt: skip
