"""What a wheel of fortune table may be set up with: limits that follow the odds (qld ss 153, 159), and an approval."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from houseway.errors import Ground, Refused
from houseway.money import Cents, cents, dollars
from houseway.play.sign import Limits, Sign

__all__ = ["DEFAULT_SIGNS", "LEAST_MAXIMUMS", "LeastMaximum", "check_approval", "check_sign"]


class LeastMaximum(NamedTuple):
    """Where the table's minimum is `minimum` or less, the maximum at these odds is `maximum` or more."""

    minimum: Cents
    maximum: Cents
    under: str


LEAST_MAXIMUMS: Final[Mapping[int, Mapping[str, LeastMaximum]]] = {
    50: {
        "1 to 1": LeastMaximum(cents("5"), cents("400"), "qld s153(2)(a)"),
        "5 to 1": LeastMaximum(cents("5"), cents("80"), "qld s153(2)(b)"),
        "11 to 1": LeastMaximum(cents("5"), cents("40"), "qld s153(2)(c)"),
        "22 to 1": LeastMaximum(cents("5"), cents("20"), "qld s153(2)(d)"),
        "44 to 1": LeastMaximum(cents("5"), cents("10"), "qld s153(2)(e)"),
    },
    52: {
        "1 to 1": LeastMaximum(cents("5"), cents("200"), "qld s159(1)(a)"),
        "3 to 1": LeastMaximum(cents("5"), cents("80"), "qld s159(1)(b)"),
        "5 to 1": LeastMaximum(cents("5"), cents("40"), "qld s159(1)(c)"),
        "11 to 1": LeastMaximum(cents("5"), cents("20"), "qld s159(1)(d)"),
        "23 to 1": LeastMaximum(cents("2"), cents("10"), "qld s159(2)(a)"),
        "47 to 1": LeastMaximum(cents("2"), cents("5"), "qld s159(2)(b)"),
    },
}
SET_BY_OPERATOR: Final = {50: "qld s153(1)", 52: "qld s159(1)"}

DEFAULT_SIGNS: Final = {
    spaces: Sign({odds: Limits(cents("1"), least.maximum * 5) for odds, least in lines.items()})
    for spaces, lines in LEAST_MAXIMUMS.items()
}


def check_sign(spaces: int, sign: Sign) -> None:
    """Refuse a maximum that is too low for the table's minimum, which is the lowest on its sign (reading WF1)."""
    lines = LEAST_MAXIMUMS[spaces]
    missing = [odds for odds in lines if odds not in sign.limits]
    if missing:
        why = f"no minimum and maximum are set for wagers at {missing[0]}"
        raise Refused(SET_BY_OPERATOR[spaces], why, ground=Ground.AMOUNT)
    lowest = min(sign.limits[odds].minimum for odds in lines)
    for odds, least in lines.items():
        if lowest <= least.minimum and sign.limits[odds].maximum < least.maximum:
            why = f"at {odds} the maximum is ${dollars(least.maximum)} or more, as the minimum is ${dollars(lowest)}"
            raise Refused(least.under, why, ground=Ground.AMOUNT)


def check_approval(spaces: int, approved: bool) -> None:
    """The wheel of 52 spaces is played only once the chief executive has approved it."""
    if spaces == 52 and not approved:
        why = "the chief executive has not approved the alternative wheel of fortune"
        raise Refused("qld s156(1)", why, ground=Ground.WHEN, instead="the wheel of 50 spaces needs no approval")
