"""Part 2, which applies to every game, and what any table knows: people come, buy chips and go; the sign changes."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from houseway.errors import BadInput
from houseway.money import Cents
from houseway.play.acts import Act, Ways, act, choice, moment, money, text
from houseway.play.people import DEALER_OR_MORE_SENIOR, DIRECTORS, PLAYERS, Role, player
from houseway.play.settlement import give_back
from houseway.play.sign import Limits, Notice
from houseway.play.table import call
from houseway.play.wagering import Wagering

if TYPE_CHECKING:
    from houseway.play.round import Round

__all__ = ["HOUSE_ACTS", "MOST_CHIPS", "between_rounds"]

MOST_CHIPS: Final[Cents] = 100_000_000
CHIEF_EXECUTIVE: Final = frozenset({Role.CHIEF_EXECUTIVE})
BOUND = call("{0} plays under these rules and accepts the rulings made under them", "qld s3(2)")


def between_rounds(round_: "Round") -> bool:
    """Before the first card, roll or spin: wagering is still open."""
    return isinstance(round_.ask, Wagering)


# People come and go


def may_seat(round_: "Round", _who: str) -> Ways:
    room = len(round_.table.players) < round_.game.players[1]
    return [(text("person"), money("chips", 0, MOST_CHIPS))] if room and between_rounds(round_) else []


def seat(round_: "Round", _who: str, details: Mapping[str, Any]) -> None:
    name, table = details["person"], round_.table
    if name in table.people:
        raise BadInput(f"{name} is at the table already")
    table.people[name] = player(name, details["chips"])
    table.cash += details["chips"]
    table.announce(BOUND, name)


def may_buy(round_: "Round", _who: str) -> Ways:
    unit = round_.table.unit
    return [(money("amount", unit, MOST_CHIPS, unit),)]


def buy(round_: "Round", who: str, details: Mapping[str, Any]) -> None:
    round_.table.people[who].purse.value += details["amount"]
    round_.table.cash += details["amount"]


def may_leave(round_: "Round", who: str) -> Ways:
    """With nothing on the layout, and no chips that are good at this table only."""
    table = round_.table
    lies = any(p.person == who for p in table.placed)
    coloured = any(at == table.name for at, _ in table.people[who].purse.non_value)
    return [()] if between_rounds(round_) and not lies and not coloured else []


def leave(round_: "Round", who: str, _details: Mapping[str, Any]) -> None:
    table = round_.table
    table.cash -= table.people.pop(who).purse.value
    table.left(who)


# qld s4: calculators and other devices


def players_without_a_permit(round_: "Round", _who: str) -> Ways:
    names = [p.name for p in round_.table.players if not p.permit and not p.excluded]
    return [(choice("person", names),)] if names else []


def players_with_wagers_and_no_permit(round_: "Round", _who: str) -> Ways:
    table = round_.table
    names = sorted({p.person for p in table.placed if not table.people[p.person].permit})
    return [(choice("person", names),)] if names else []


def declare_void(round_: "Round", _who: str, details: Mapping[str, Any]) -> None:
    table, name = round_.table, details["person"]
    for placed in [p for p in table.placed if p.person == name]:
        give_back(table, placed, DEVICE_VOID.under)
        if placed.wager.withdrawn is not None:
            placed.wager.withdrawn(table, placed)
    table.rule(f"{name} had a device at the table: their wagers are void", "qld s4(1)", DEVICE_VOID.under)


def exclude(round_: "Round", _who: str, details: Mapping[str, Any]) -> None:
    round_.table.people[details["person"]].excluded = True
    round_.table.rule(f"{details['person']} takes no further part in the game", "qld s4(1)", EXCLUSION.under)


def permit(round_: "Round", _who: str, details: Mapping[str, Any]) -> None:
    round_.table.people[details["person"]].permit = True
    round_.table.rule(f"{details['person']} may carry a device, by permit", PERMIT.under)


# The sign


def may_change_sign(round_: "Round", _who: str) -> Ways:
    kinds = tuple(round_.table.sign.limits) if between_rounds(round_) else ()
    bounds = (money("minimum", 1, MOST_CHIPS), money("maximum", 1, MOST_CHIPS))
    return [(choice("kind", kinds), *bounds, moment("now"))] if kinds else []


def change_sign(round_: "Round", _who: str, details: Mapping[str, Any]) -> None:
    table, kind = round_.table, details["kind"]
    table.sign.check_raise(kind, details["minimum"], details["now"], round_.game.notice_under)
    sign = table.sign.with_limits(kind, Limits(details["minimum"], details["maximum"]))
    round_.game.check_sign(sign)
    table.sign = sign


def may_announce(round_: "Round", _who: str) -> Ways:
    kinds = tuple(round_.table.sign.limits) if round_.game.notice_under else ()
    times = (moment("now"), moment("effective"))
    return [(choice("kind", kinds), money("minimum", 1, MOST_CHIPS), *times)] if kinds else []


def announce(round_: "Round", _who: str, details: Mapping[str, Any]) -> None:
    notice = Notice(details["kind"], details["minimum"], details["now"], details["effective"])
    assert round_.game.notice_under is not None
    round_.table.sign = round_.table.sign.announce(notice, round_.game.notice_under)


DEVICE_VOID = act(
    "declare wagers void", DIRECTORS, "qld s4(2)(a)", players_with_wagers_and_no_permit, declare_void,
    "a player used or held a device that records or analyses the game",
)  # fmt: skip
EXCLUSION = act(
    "exclude", DIRECTORS, "qld s4(2)(b)", players_without_a_permit, exclude, "the player had a device at the table"
)
PERMIT = act("permit a device", CHIEF_EXECUTIVE, "qld s4(3)", players_without_a_permit, permit)

HOUSE_ACTS: Final[dict[str, Act]] = {
    row.name: row
    for row in (
        act("seat", DEALER_OR_MORE_SENIOR, "qld s3(2)", may_seat, seat, "a person joins the game"),
        act("buy chips", PLAYERS, "qld s3(2)", may_buy, buy),
        act("leave", PLAYERS, "qld s3(2)", may_leave, leave),
        DEVICE_VOID,
        EXCLUSION,
        PERMIT,
        act("change the sign", DIRECTORS, "qld s5(1)(b)", may_change_sign, change_sign),
        act("announce a higher minimum", DIRECTORS, "qld s5(4)", may_announce, announce),
    )
}
