"""Limits that follow the odds: at a table with a low minimum, no maximum may be less than its odds call for."""

from collections.abc import Mapping
from typing import NamedTuple

from houseway.errors import Ground, Refused
from houseway.money import Cents, cents, dollars
from houseway.play.sign import Limits, Sign


class LeastMaximum(NamedTuple):
    """Where the table's minimum is `minimum` or less, the maximum at these odds is `maximum` or more."""

    minimum: Cents
    maximum: Cents
    under: str


def least(minimum: str, maximum: str, under: str) -> LeastMaximum:
    return LeastMaximum(cents(minimum), cents(maximum), under)


def usual_sign(lines: Mapping[str, LeastMaximum], times: int) -> Sign:
    """From $1, up to so many times what the maximum must be."""
    return Sign({odds: Limits(cents("1"), line.maximum * times) for odds, line in lines.items()})


def check_limits(sign: Sign, lines: Mapping[str, LeastMaximum], set_under: str) -> None:
    """Refuse a maximum that is too low for the table's minimum, which is the lowest on its sign (reading WF1)."""
    lowest = min(sign.line(odds, set_under, f"wagers at {odds}").minimum for odds in lines)
    for odds, line in lines.items():
        if lowest <= line.minimum and sign.limits[odds].maximum < line.maximum:
            why = f"at {odds} the maximum is ${dollars(line.maximum)} or more, as the minimum is ${dollars(lowest)}"
            raise Refused(line.under, why, ground=Ground.AMOUNT)
