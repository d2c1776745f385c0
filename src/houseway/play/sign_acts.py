"""Changing the sign at a table: limits, increments, and notice of a higher minimum where the Part asks for it."""

from bisect import bisect_left
from collections.abc import Callable, Iterator, Mapping
from datetime import datetime
from math import gcd
from typing import TYPE_CHECKING, Any, Final

from houseway.errors import Ground, Refused
from houseway.money import Cents
from houseway.play.acts import Act, Field, Fields, Ways, act, because, choice, moment, money, money_over
from houseway.play.general import General
from houseway.play.people import DEALER_OR_MORE_SENIOR, DIRECTORS, Role
from houseway.play.sign import NOTICE, Limits, Notice, Sign
from houseway.play.table import Table
from houseway.play.wagering import between_rounds

if TYPE_CHECKING:
    from houseway.play.round import Round

STAFF: Final = DEALER_OR_MORE_SENIOR
MOST_CHIPS: Final[Cents] = 100_000_000


def limits_may_change(round_: "Round[Any]") -> bool:
    """Until the wagers of a round are closed, the sign is nobody's yet (reading G12)."""
    return between_rounds(round_) or round_.game.general.limits_any_time or not round_.table.placed


def wagers_lie(round_: "Round[Any]", _details: Mapping[str, Any]) -> Refused | None:
    """Why the sign stays as it is for now."""
    if limits_may_change(round_):
        return None
    why = "wagers lie that were made under the sign as it stands"
    return Refused(round_.game.general.by_sign, why, ground=Ground.WHEN, instead="change it before the next round")


def may_change(round_: "Round[Any]", _who: str) -> Ways:
    table: Table = round_.table
    if not limits_may_change(round_):
        return []
    if table.sign_ways is None or table.sign_ways[0] is not table.sign:
        table.sign_ways = table.sign, _ways(table, table.sign)
    return table.sign_ways[1]


def _ways(table: Table, sign: Sign) -> Ways:
    lines = [_Line(table, sign, kind, line) for kind, line in sign.limits.items()]
    return [way for line in lines for way in (*line.freely(), *line.as_announced())]


class _Line:
    """What may stand on one line of a sign beside its other lines: whatever the Part does not forbid.

    A Part may ask for a maximum of so many times the minimum, or for one of so much where the minimum is low; it may
    set a highest maximum, too. Between its bounds every amount will do, so each bound is found by halving.
    """

    def __init__(self, table: Table, sign: Sign, kind: str, line: Limits) -> None:
        self.table, self.sign, self.kind, self.line = table, sign, kind, line
        self.step = gcd(table.unit, line.minimum, line.maximum)
        least, most = line.minimum, line.maximum
        if not self._allowed(least, most):  # altered by the conditions of a tournament
            most = MOST_CHIPS
        self.top = _last(range(most, MOST_CHIPS + 1, self.step), lambda each: self._allowed(least, each))
        highest = _last(range(least, self.top + 1, self.step), lambda each: self._allowed(each, self.top))
        self.times = max(self._least_maximum(highest, 1) // highest, 1)
        self.highest = highest

    def freely(self) -> Iterator[Fields]:
        """Any minimum; where notice is asked for, one that does not go up."""
        high = self.line.minimum if self.table.game.notice(self.kind) else self.highest
        low = _first(range(self.step, high + 1, self.step), lambda each: self._allowed(each, self.top))
        while low <= high and self._allowed(low, self.top):
            least = self._least_maximum(high, self.times)
            first = _first(range(low, high + 1, self.step), lambda each: self._with(each, least, self.times))  # noqa: B023
            yield self._way(money("minimum", first, high, self.step), max(least, first * self.times), moment("now"))
            high = first - self.step

    def as_announced(self) -> Iterator[Fields]:
        for notice in self.sign.notices:
            least = max(self._least_maximum(notice.minimum, self.times), notice.minimum * self.times)
            if notice.kind == self.kind and least <= self.top and self._allowed(notice.minimum, least):
                exactly = money("minimum", notice.minimum, notice.minimum)
                yield self._way(exactly, least, moment("now", earliest=notice.effective))

    def _way(self, minimum: Field, least: Cents, now: Field) -> Fields:
        maximum = money_over("maximum", least, self.top, self.step, "minimum", self.times)
        return choice("kind", (self.kind,)), minimum, maximum, now

    def _least_maximum(self, minimum: Cents, times: int) -> Cents:
        """What the maximum is at the least beside this minimum, besides so many times that."""
        return _first(range(0, self.top + 1, self.step), lambda each: self._with(minimum, each, times))

    def _with(self, minimum: Cents, maximum: Cents, times: int) -> bool:
        return self._allowed(minimum, max(maximum, minimum * times))

    def _allowed(self, minimum: Cents, maximum: Cents) -> bool:
        try:
            self.table.check_sign(self.sign.with_limits(self.kind, Limits(minimum, maximum)))
        except Refused:
            return False
        return True


def _first(amounts: range, fits: Callable[[Cents], bool]) -> Cents:
    """The first that fits, as all after it do; the last, where none does."""
    if fits(amounts[0]):
        return amounts[0]
    return amounts[min(bisect_left(amounts, True, key=fits), len(amounts) - 1)]


def _last(amounts: range, fits: Callable[[Cents], bool]) -> Cents:
    """The last that fits, as all before it do; the first, where none does."""
    if fits(amounts[-1]):
        return amounts[-1]
    return amounts[max(bisect_left(amounts, True, key=lambda each: not fits(each)) - 1, 0)]


def change(round_: "Round[Any]", _who: str, details: Mapping[str, Any]) -> None:
    table, kind = round_.table, details["kind"]
    table.sign.check_raise(kind, details["minimum"], details["now"], round_.game.notice(kind))
    sign = table.sign.with_limits(kind, Limits(details["minimum"], details["maximum"]))
    table.check_sign(sign)
    table.sign = sign


def why_not(round_: "Round[Any]", details: Mapping[str, Any]) -> Refused | None:
    """The provision that a new line on the sign goes against."""
    amounts = (details.get("minimum"), details.get("maximum"))
    if (refused := wagers_lie(round_, details)) is not None:
        return refused
    known = details.get("kind") in round_.table.sign.limits and isinstance(details.get("now"), datetime)
    if not (known and all(type(amount) is int for amount in amounts)):
        return None
    before = round_.table.sign
    try:
        change(round_, "", details)
    except Refused as refused:
        return refused
    round_.table.sign = before
    return None


def may_require(round_: "Round[Any]", _who: str) -> Ways:
    """For every kind of wager, or for one: no more than its minimum (reading G9)."""
    if not limits_may_change(round_):
        return []
    sign, unit, lines = round_.table.sign, round_.table.unit, round_.table.lines_offered(round_.table.sign)
    most = {k: (x.maximum if sign.general.from_minimum else x.minimum) // unit * unit for k, x in lines.items()}
    of_all = (money("amount", 0, min(most.values()), unit),)
    return [of_all, *((choice("kind", (kind,)), money("amount", 0, each, unit)) for kind, each in most.items())]


def require(round_: "Round[Any]", _who: str, details: Mapping[str, Any]) -> None:
    table, amount = round_.table, details["amount"]
    kind = details.get("kind", "")
    table.sign = table.sign.with_increment(amount, kind) if kind else table.in_increments(table.sign, amount)


def are_required(round_: "Round[Any]", _who: str) -> Ways:
    return [()] if any(increment for _, increment in round_.table.sign.in_increments) else []


def not_required(round_: "Round[Any]", _who: str, _details: Mapping[str, Any]) -> None:
    table = round_.table
    table.sign = table.sign.with_increment(0)
    what = "increments are shown on another sign than the minimum: nobody is bound by them"
    table.rule(what, table.game.general.increment_shown, "reading G9")


def may_announce(round_: "Round[Any]", _who: str) -> Ways:
    times = moment("now"), moment("effective", after="now", apart=NOTICE)
    most = Field("maximum", "money", least=1, most=MOST_CHIPS, optional=True)  # that goes with it
    return [
        (choice("kind", (kind,)), money("minimum", line.minimum + 1, MOST_CHIPS), *times, most)
        for kind, line in round_.table.sign.limits.items()
        if line.minimum < MOST_CHIPS and round_.game.notice(kind)
    ]


def announce(round_: "Round[Any]", _who: str, details: Mapping[str, Any]) -> None:
    when = details["now"], details["effective"]
    notice = Notice(details["kind"], details["minimum"], *when, details.get("maximum", 0))
    assert round_.game.notice_under is not None
    round_.table.sign = round_.table.sign.announce(notice, round_.game.notice_under)


def may_withdraw(round_: "Round[Any]", _who: str) -> Ways:
    kinds = dict.fromkeys(notice.kind for notice in round_.table.sign.notices)
    return [(choice("kind", (*kinds,)),)] if kinds else []


def withdraw_notice(round_: "Round[Any]", _who: str, details: Mapping[str, Any]) -> None:
    round_.table.sign = round_.table.sign.without_notices(details["kind"])


def higher_minimum(under: str, by: frozenset[Role] = DIRECTORS) -> Act[Any]:
    """The act of a game whose Part asks for notice of a higher minimum."""
    says = "a sign shows it 20 minutes beforehand"
    return act("announce a higher minimum", by, under, may_announce, announce, says)


def sign_acts(general: General) -> tuple[Act[Any], ...]:
    """Limits and increments are the house's to set, within what the Part allows."""
    by, limits_under = general.limits_by, general.limits_under or general.by_sign
    return (
        Act("change the sign", by, limits_under, may_change, change, refuses=why_not),
        Act(
            "withdraw a notice",
            by,
            limits_under,
            may_withdraw,
            withdraw_notice,
            "what was announced does not take effect",
            closed=because(limits_under, "nothing is announced on the sign"),
        ),
        Act("require increments", by, general.increment, may_require, require, "0.00 for none", wagers_lie),
        Act(
            "increments on another sign",
            STAFF,
            general.increment_shown,
            are_required,
            not_required,
            "it is found",
            closed=because(general.increment_shown, "no increments are required at this table"),
        ),
    )
