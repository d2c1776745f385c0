"""Changing the sign at a table: limits, increments, and notice of a higher minimum where the Part asks for it."""

from bisect import bisect_left
from collections.abc import Iterator, Mapping
from datetime import datetime
from math import gcd
from typing import TYPE_CHECKING, Any, Final

from houseway.errors import Refused
from houseway.money import Cents
from houseway.play.acts import Act, Fields, Ways, act, choice, moment, money
from houseway.play.general import General
from houseway.play.people import DIRECTORS, Role
from houseway.play.sign import NOTICE, Limits, Notice, Sign
from houseway.play.table import Table
from houseway.play.wagering import between_rounds

if TYPE_CHECKING:
    from houseway.play.round import Round

MOST_CHIPS: Final[Cents] = 100_000_000


def limits_may_change(round_: "Round[Any]") -> bool:
    return between_rounds(round_) or round_.game.general.limits_any_time


def may_change(round_: "Round[Any]", _who: str) -> Ways:
    table: Table = round_.table
    if not limits_may_change(round_):
        return []
    if table.sign_ways is None or table.sign_ways[0] is not table.sign:
        table.sign_ways = table.sign, _ways(table, table.sign)
    return table.sign_ways[1]


def _ways(table: Table, sign: Sign) -> Ways:
    freely = [way for kind, line in sign.limits.items() for way in _freely(table, sign, kind, line)]
    return freely + [way for kind in sign.limits for way in _as_announced(table, sign, kind)]


def _freely(table: Table, sign: Sign, kind: str, line: Limits) -> Iterator[Fields]:
    """A minimum that does not go up, with any maximum; where no notice is asked for, also one up to the maximum."""
    for high in (line.minimum,) if table.game.notice(kind) else (line.minimum, line.maximum):
        over = 0 if sign.general.from_minimum else sign.increment  # else the minimum is no less than the steps
        low = _lowest_minimum(table, sign, kind, -(-max(table.unit, over) // table.unit) * table.unit, high)
        maximum = _least_maximum(table, sign, kind, low, high)
        if maximum is not None:
            step = gcd(table.unit, high)
            bounds = money("minimum", low, high, step), money("maximum", maximum, MOST_CHIPS, step)
            yield choice("kind", (kind,)), *bounds, moment("now")


def _as_announced(table: Table, sign: Sign, kind: str) -> Iterator[Fields]:
    for notice in sign.notices:
        maximum = _least_maximum(table, sign, kind, notice.minimum, notice.minimum)
        if notice.kind == kind and maximum is not None:
            bounds = money("minimum", notice.minimum, notice.minimum), money("maximum", maximum, MOST_CHIPS)
            yield choice("kind", (kind,)), *bounds, moment("now", earliest=notice.effective)


def _lowest_minimum(table: Table, sign: Sign, kind: str, low: Cents, high: Cents) -> Cents:
    """The lowest minimum from `low` that the Part allows beside the other lines of the sign; over `high` where none."""
    amounts = range(low, high + 1, table.unit)
    at = bisect_left(amounts, True, key=lambda least: _allowed(table, sign, kind, Limits(least, MOST_CHIPS)))
    return amounts[at] if at < len(amounts) else high + 1


def _least_maximum(table: Table, sign: Sign, kind: str, low: Cents, high: Cents) -> Cents | None:
    """The lowest maximum that the Part allows with the minimums `low` to `high`; higher ones are too."""
    if low > high:
        return None
    amounts = range(high, MOST_CHIPS + 1, gcd(table.unit, high))
    at = bisect_left(amounts, True, key=lambda most: _both_allowed(table, sign, kind, (low, high), most))
    return amounts[at] if at < len(amounts) else None


def _both_allowed(table: Table, sign: Sign, kind: str, minimums: tuple[Cents, Cents], maximum: Cents) -> bool:
    return all(_allowed(table, sign, kind, Limits(minimum, maximum)) for minimum in minimums)


def _allowed(table: Table, sign: Sign, kind: str, limits: Limits) -> bool:
    try:
        table.check_sign(sign.with_limits(kind, limits))
    except Refused:
        return False
    return True


def change(round_: "Round[Any]", _who: str, details: Mapping[str, Any]) -> None:
    table, kind = round_.table, details["kind"]
    table.sign.check_raise(kind, details["minimum"], details["now"], round_.game.notice(kind))
    sign = table.sign.with_limits(kind, Limits(details["minimum"], details["maximum"]))
    table.check_sign(sign)
    table.sign = sign


def why_not(round_: "Round[Any]", details: Mapping[str, Any]) -> Refused | None:
    """The provision that a new line on the sign goes against."""
    amounts = (details.get("minimum"), details.get("maximum"))
    known = details.get("kind") in round_.table.sign.limits and isinstance(details.get("now"), datetime)
    if not (known and limits_may_change(round_) and all(type(amount) is int for amount in amounts)):
        return None
    before = round_.table.sign
    try:
        change(round_, "", details)
    except Refused as refused:
        return refused
    round_.table.sign = before
    return None


def may_require(round_: "Round[Any]", _who: str) -> Ways:
    table = round_.table
    lines, over = table.sign.limits.values(), table.sign.general.from_minimum
    most = min(line.maximum if over else line.minimum for line in lines) // table.unit * table.unit
    return [(money("amount", 0, most, table.unit),)] if between_rounds(round_) else []


def require(round_: "Round[Any]", _who: str, details: Mapping[str, Any]) -> None:
    round_.table.sign = round_.table.sign.with_increment(details["amount"])


def may_announce(round_: "Round[Any]", _who: str) -> Ways:
    times = moment("now"), moment("effective", after="now", apart=NOTICE)
    return [
        (choice("kind", (kind,)), money("minimum", line.minimum + 1, MOST_CHIPS), *times)
        for kind, line in round_.table.sign.limits.items()
        if line.minimum < MOST_CHIPS and round_.game.notice(kind)
    ]


def announce(round_: "Round[Any]", _who: str, details: Mapping[str, Any]) -> None:
    notice = Notice(details["kind"], details["minimum"], details["now"], details["effective"])
    assert round_.game.notice_under is not None
    round_.table.sign = round_.table.sign.announce(notice, round_.game.notice_under)


def higher_minimum(under: str, by: frozenset[Role] = DIRECTORS) -> Act[Any]:
    """The act of a game whose Part asks for notice of a higher minimum."""
    says = "a sign shows it 20 minutes beforehand"
    return act("announce a higher minimum", by, under, may_announce, announce, says)


def sign_acts(general: General) -> tuple[Act[Any], ...]:
    """Limits and increments are the house's to set, within what the Part allows."""
    by, limits_under = general.limits_by, general.limits_under or general.by_sign
    return (
        Act("change the sign", by, limits_under, may_change, change, refuses=why_not),
        Act("require increments", by, general.increment, may_require, require, "none: 0.00"),
    )
