"""What a tri-chro table may be set up with: limits that follow the odds (qld s459), and a drawing device (s455)."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from houseway.errors import BadInput, Ground, Refused
from houseway.games.tri_chro.terms import DEVICES
from houseway.games.tri_chro.wagers import WAGERS
from houseway.money import Cents, cents, dollars
from houseway.play.sign import Limits, Sign

__all__ = ["DEFAULT_SIGNS", "LEAST_MAXIMUMS", "LOW_MINIMUM", "LeastMaximum", "check_device", "check_sign"]

LOW_MINIMUM: Final[Cents] = cents("5")


class LeastMaximum(NamedTuple):
    """Where the table's minimum is $5 or less, the maximum at these odds is at least so much."""

    maximum: Cents
    under: str


LEAST_MAXIMUMS: Final[Mapping[str, LeastMaximum]] = {
    "3 to 4": LeastMaximum(cents("1200"), "qld s459(1)(a)"),
    "6 to 5": LeastMaximum(cents("800"), "qld s459(1)(b)"),
    "33 to 10": LeastMaximum(cents("300"), "qld s459(1)(c)"),
    "8 to 1": LeastMaximum(cents("125"), "qld s459(1)(d)"),
    "27 to 1": LeastMaximum(cents("35"), "qld s459(1)(e)"),
    "38 to 1": LeastMaximum(cents("25"), "qld s459(1)(f)"),
    "65 to 1": LeastMaximum(cents("15"), "qld s459(1)(g)"),
    "90 to 1": LeastMaximum(cents("10"), "qld s459(1)(h)"),
}
ODDS: Final = {number: frozenset(row.limit for row in rows) for number, rows in WAGERS.items()}
DEFAULT_SIGNS: Final = {
    number: Sign(
        {line: Limits(cents("1"), LEAST_MAXIMUMS[line].maximum * 4) for line in LEAST_MAXIMUMS if line in odds}
    )
    for number, odds in ODDS.items()
}


def check_sign(number: int, sign: Sign) -> None:
    """Refuse a maximum that is too low for the table's minimum, which is the lowest on its sign (reading WF1)."""
    missing = sorted(ODDS[number] - sign.limits.keys())
    if missing:
        why = f"no minimum and maximum are set for wagers at {missing[0]}"
        raise Refused("qld s5(1)(b)", why, ground=Ground.AMOUNT)
    lowest = min(sign.limits[odds].minimum for odds in ODDS[number])
    for odds, least in LEAST_MAXIMUMS.items():
        if odds in ODDS[number] and lowest <= LOW_MINIMUM and sign.limits[odds].maximum < least.maximum:
            why = f"at {odds} the maximum is ${dollars(least.maximum)} or more, as the minimum is ${dollars(lowest)}"
            raise Refused(least.under, why, ground=Ground.AMOUNT)


def check_device(device: str) -> str:
    """A drawing device is one of two things, and no third."""
    if device not in DEVICES:
        raise BadInput(f"'device' is {' or '.join(DEVICES)}, not {device!r}")
    return device
