"""What casino supervisors direct between rounds: limits of single players (r6.5), and the notice (r6.4, r10.11)."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.cite import Cite, cite
from houseway.games.caribbean_stud.irregularities.maximum_payment import changing_the_maximum
from houseway.games.caribbean_stud.moments import AROUND_WAGERS
from houseway.games.caribbean_stud.rules import ANTE
from houseway.games.caribbean_stud.victoria.general import CASINO_SUPERVISORS
from houseway.games.caribbean_stud.victoria.table import VictorianTable
from houseway.money import dollars
from houseway.play.acts import Act, Ways, act, choice, money
from houseway.play.discovery import MARKER as WITH_MARKER
from houseway.play.discovery import no_marker
from houseway.play.round import Round
from houseway.play.sign import Limits
from houseway.play.sign_acts import MOST_CHIPS, higher_minimum
from houseway.play.table import call

OWN: Final = cite("vic 25/1999 r6.5")
MARKER: Final = call('a marker at {0}\'s place says "higher limit": ${1} to ${2}', "vic 25/1999 r6.5")


def ante_limits(table: VictorianTable, person: str, _selection: str) -> tuple[Limits, Cite, Cite]:
    """What was agreed with this player and a marker says (r6.5), or the notice at the table (r6.1)."""
    own = table.own_limits.get(person)
    if own is not None:
        return own, OWN, OWN
    general, line = table.text.general, table.sign.limits[ANTE]
    if person in table.unmarked:  # reading G13
        return line, OWN, OWN
    return line, general.under_minimum, general.over_maximum


def may_agree(round_: Round[VictorianTable], _who: str) -> Ways:
    table, line = round_.table, round_.table.sign.limits[ANTE]
    names = tuple(person.name for person in table.players)
    unit, top = table.unit, -(-line.maximum // table.unit) * table.unit
    amounts = money("minimum", unit, top, unit), money("maximum", top, MOST_CHIPS, unit)
    return [(choice("person", names), *amounts, WITH_MARKER)] if names else []


def agree(round_: Round[VictorianTable], _who: str, details: Mapping[str, Any]) -> None:
    """Without the marker they wait for it."""
    table, name = round_.table, details["person"]
    table.own_limits.pop(name, None)
    table.unmarked[name] = Limits(details["minimum"], details["maximum"])
    if not no_marker(table, name, details, OWN):
        mark(table, name)


def mark(table: VictorianTable, name: str) -> None:
    own = table.own_limits[name] = table.unmarked.pop(name)
    table.announce(MARKER, name, dollars(own.minimum), dollars(own.maximum))


def agreed_without_marker(round_: Round[VictorianTable], _who: str) -> Ways:
    names = tuple(round_.table.unmarked)
    return [(choice("person", names),)] if names else []


def place_marker(round_: Round[VictorianTable], _who: str, details: Mapping[str, Any]) -> None:
    mark(round_.table, details["person"])


def markers_lie(round_: Round[VictorianTable], _who: str) -> Ways:
    names = tuple(round_.table.own_limits)
    return [(choice("person", names),)] if names else []


def take_marker(round_: Round[VictorianTable], _who: str, details: Mapping[str, Any]) -> None:
    del round_.table.own_limits[details["person"]]


MAXIMUM: Final = changing_the_maximum(
    "change the maximum payout", CASINO_SUPERVISORS, "the notice shows a maximum payout", "vic 25/1999 r10.11"
)
LIMIT_ACTS: Final[tuple[Act[VictorianTable], ...]] = (
    act("agree other limits", CASINO_SUPERVISORS, "vic 25/1999 r6.5", may_agree, agree, at=AROUND_WAGERS),
    act("place the marker", CASINO_SUPERVISORS, "vic 25/1999 r6.5", agreed_without_marker, place_marker,
        '"higher limit"', at=AROUND_WAGERS),
    act("take the marker away", CASINO_SUPERVISORS, "vic 25/1999 r6.5", markers_lie, take_marker, at=AROUND_WAGERS),
    MAXIMUM,
    higher_minimum("vic 25/1999 r6.4", CASINO_SUPERVISORS),
)  # fmt: skip
