"""What any table knows: people come, buy chips and go; the sign changes; in Queensland, devices are ruled on (s4)."""

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from houseway.errors import Ground, Refused
from houseway.play.acts import Act, Ways, act, choice, money, text
from houseway.play.departure import leave, may_leave, why_stay
from houseway.play.discovery import findings
from houseway.play.events import CASH, Call
from houseway.play.general import General
from houseway.play.people import DEALER_OR_MORE_SENIOR, DIRECTORS, PLAYERS, Role, player
from houseway.play.sign_acts import MOST_CHIPS, sign_acts
from houseway.play.wagering import between_rounds

if TYPE_CHECKING:
    from houseway.play.round import Round

CHIEF_EXECUTIVE: Final = frozenset({Role.CHIEF_EXECUTIVE})
BOUND: Final = "{0} plays under these rules and accepts the rulings made under them"


# People come and go


def may_seat(round_: "Round[Any]", _who: str) -> Ways:
    room = len(round_.table.players) < round_.game.players[1]
    return (
        [(text("person"), money("chips", 0, MOST_CHIPS, round_.table.unit))] if room and between_rounds(round_) else []
    )


def seat(round_: "Round[Any]", _who: str, details: Mapping[str, Any]) -> None:
    name, table = details["person"], round_.table
    if name in table.people:
        if table.people[name].excluded:
            raise table.exclusion(name)
        raise Refused(table.game.general.joins, f"{name} is at the table already", ground=Ground.WHO)
    table.people[name] = player(name)
    table.move(table.people[name], details["chips"], CASH)
    table.announce(Call(BOUND, table.game.general.joins), name)


def may_buy(round_: "Round[Any]", _who: str) -> Ways:
    unit = round_.table.unit
    return [(money("amount", unit, MOST_CHIPS, unit),)]


def buy(round_: "Round[Any]", who: str, details: Mapping[str, Any]) -> None:
    round_.table.move(round_.table.people[who], details["amount"], CASH)


# qld s4: calculators and other devices


def players_without_a_permit(round_: "Round[Any]", _who: str) -> Ways:
    names = [p.name for p in round_.table.players if not p.permit and not p.excluded]
    return [(choice("person", names),)] if names else []


def players_with_wagers_and_no_permit(round_: "Round[Any]", _who: str) -> Ways:
    table = round_.table
    names = sorted({p.person for p in table.placed if not table.people[p.person].permit})
    return [(choice("person", names),)] if names else []


def by_permit(round_: "Round[Any]", details: Mapping[str, Any]) -> Refused | None:
    """Why nothing is done about a device that the chief executive has allowed."""
    person = round_.table.people.get(str(details.get("person", "")))
    if person is None or not person.permit:
        return None
    return Refused("qld s4(3)", f"{person.name} carries the device by permit of the chief executive", ground=Ground.WHO)


def declare_void(round_: "Round[Any]", _who: str, details: Mapping[str, Any]) -> None:
    table, name = round_.table, details["person"]
    table.void_wagers(name, DEVICE_VOID.under)
    table.rule(f"{name} had a device at the table: their wagers are void", "qld s4(1)", DEVICE_VOID.under)


def exclude(round_: "Round[Any]", _who: str, details: Mapping[str, Any]) -> None:
    round_.table.people[details["person"]].excluded = True
    round_.table.rule(f"{details['person']} takes no further part in the game", "qld s4(1)", EXCLUSION.under)


def permit(round_: "Round[Any]", _who: str, details: Mapping[str, Any]) -> None:
    round_.table.people[details["person"]].permit = True
    round_.table.rule(f"{details['person']} may carry a device, by permit", PERMIT.under)


DEVICE_VOID = act(
    "declare wagers void", DIRECTORS, "qld s4(2)(a)", players_with_wagers_and_no_permit, declare_void,
    "a player used or held a device that records or analyses the game", by_permit,
)  # fmt: skip
EXCLUSION = act(
    "exclude",
    DIRECTORS,
    "qld s4(2)(b)",
    players_without_a_permit,
    exclude,
    "the player had a device at the table",
    by_permit,
)
PERMIT = act("permit a device", CHIEF_EXECUTIVE, "qld s4(3)", players_without_a_permit, permit)


@cache
def house_acts(general: General) -> Mapping[str, Act[Any]]:
    """The acts of every table under these general provisions, by name."""
    rows = [
        Act("seat", DEALER_OR_MORE_SENIOR, general.joins, may_seat, seat, "a person joins the game"),
        Act("buy chips", PLAYERS, general.joins, may_buy, buy),
        Act("leave", PLAYERS, general.joins, may_leave, leave, closed=why_stay),
        *((DEVICE_VOID, EXCLUSION, PERMIT) if general.excluded else ()),
        *findings(general),
        *sign_acts(general),
    ]
    return {row.name: row for row in rows}
