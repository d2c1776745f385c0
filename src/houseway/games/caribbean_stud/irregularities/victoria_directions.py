"""What supervisors direct between rounds, spoken wagers, and a shuffling shoe that does not shuffle."""

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from houseway.cite import cite
from houseway.equipment.cards import NAME
from houseway.games.caribbean_stud.irregularities.victoria_common import DEALER, offered
from houseway.games.caribbean_stud.preparing import new_cards
from houseway.games.caribbean_stud.rules import ANTE
from houseway.games.caribbean_stud.victoria import CASINO_SUPERVISORS
from houseway.money import dollars
from houseway.play.acts import Act, Ways, act, choice, money, several
from houseway.play.ask import Choice, Offer, Script
from houseway.play.house import MOST_CHIPS
from houseway.play.people import DEALER_OR_MORE_SENIOR, GAME_SUPERVISOR_OR_ABOVE
from houseway.play.sign import Limits
from houseway.play.sign_acts import higher_minimum
from houseway.play.table import call
from houseway.play.wagering import between_rounds

if TYPE_CHECKING:
    from houseway.games.caribbean_stud.victorian_table import VictorianTable
    from houseway.play.round import Round

__all__ = ["DIRECTIONS"]

MARKER: Final = call('a marker at {0}\'s place says "higher limit": ${1} to ${2}', "vic 25/1999 r6.5")


# r3.2


def may_change_cards(round_: "Round[VictorianTable]", _who: str) -> Ways:
    return [(several("cards", NAME, optional=True),)] if between_rounds(round_) else []


def change_cards(round_: "Round[VictorianTable]", who: str, details: Mapping[str, Any]) -> Script:
    """Single cards, or the whole deck, which is checked, shuffled and cut."""
    table = round_.table
    if unfit := details.get("cards"):
        table.rule(f"the {who} has unfit cards changed: {', '.join(unfit)}", "vic 25/1999 r3.2")
        return None
    table.rule(f"the {who} has all the cards changed", "vic 25/1999 r3.2")
    yield from new_cards(table)
    return None


# r6.5


def may_agree(round_: "Round[VictorianTable]", _who: str) -> Ways:
    table, line = round_.table, round_.table.sign.limits[ANTE]
    names = tuple(person.name for person in table.players)
    if not names or not between_rounds(round_):
        return []
    unit, top = table.unit, -(-line.maximum // table.unit) * table.unit
    return [(choice("person", names), money("minimum", unit, top, unit), money("maximum", top, MOST_CHIPS, unit))]


def agree(round_: "Round[VictorianTable]", _who: str, details: Mapping[str, Any]) -> None:
    table, own = round_.table, Limits(details["minimum"], details["maximum"])
    table.own_limits[details["person"]] = own
    table.announce(MARKER, details["person"], dollars(own.minimum), dollars(own.maximum))


def markers_lie(round_: "Round[VictorianTable]", _who: str) -> Ways:
    names = tuple(round_.table.own_limits)
    return [(choice("person", names),)] if names and between_rounds(round_) else []


def take_marker(round_: "Round[VictorianTable]", _who: str, details: Mapping[str, Any]) -> None:
    del round_.table.own_limits[details["person"]]


# r10.11


def may_change_maximum(round_: "Round[VictorianTable]", _who: str) -> Ways:
    unit = round_.table.unit
    return [(money("maximum", unit, MOST_CHIPS, unit),)] if between_rounds(round_) else []


def change_maximum(round_: "Round[VictorianTable]", _who: str, details: Mapping[str, Any]) -> None:
    table = round_.table
    table.rules = replace(table.rules, maximum_payment=details["maximum"])
    table.rule(f"the notice shows a maximum payout of ${dollars(details['maximum'])}", "vic 25/1999 r10.11")


# r14.13

FAULTS: Final = ("jams", "stops shuffling", "does not complete the shuffle")


def a_shuffling_shoe_shuffles(round_: "Round[VictorianTable]", _who: str) -> Ways:
    table = round_.table
    shuffling = between_rounds(round_) or offered(round_, "insert the cards in the device")
    return [(choice("fault", FAULTS),)] if table.rules.device and shuffling else []


def reshuffle(round_: "Round[VictorianTable]", _who: str, details: Mapping[str, Any]) -> Script:
    under = cite("vic 25/1999 r14.13")
    round_.table.rule(f"the shuffling shoe {details['fault']}: the cards are shuffled again", under)
    yield Choice(DEALER, {"shuffle": Offer(under)}, under, "the shuffling shoe has failed")
    return None


DIRECTIONS: "Final[tuple[Act[VictorianTable], ...]]" = (
    act("change the cards", GAME_SUPERVISOR_OR_ABOVE, "vic 25/1999 r3.2", may_change_cards, change_cards, "unfit ones"),
    act("agree other limits", CASINO_SUPERVISORS, "vic 25/1999 r6.5", may_agree, agree),
    act("take the marker away", CASINO_SUPERVISORS, "vic 25/1999 r6.5", markers_lie, take_marker),
    act("change the maximum payout", CASINO_SUPERVISORS, "vic 25/1999 r10.11", may_change_maximum, change_maximum),
    act("shuffling shoe fails", DEALER_OR_MORE_SENIOR, "vic 25/1999 r14.13", a_shuffling_shoe_shuffles, reshuffle),
    higher_minimum("vic 25/1999 r6.4", CASINO_SUPERVISORS),
)
