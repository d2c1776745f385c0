"""What a craps table may be set up with: the limits on its sign (qld s113)."""

from typing import Final

from houseway.errors import Ground, Refused
from houseway.games.craps.terms import IN_A_SET
from houseway.games.craps.wagers import WAGERS
from houseway.money import cents, dollars
from houseway.play.sign import Limits, Sign

KINDS: Final = tuple(row.limit for row in WAGERS if row.limit)
"""Every wager but those in support of another: no maximum stands in the way of odds (s113(2)(b))."""

LOW_MINIMUM, LEAST_MAXIMUM = cents("5"), cents("200")


def check_sign(sign: Sign) -> None:
    """Refuse a sign that leaves a wager out, or whose maximum is too low for its minimum."""
    for kind in KINDS:
        limits = sign.line(kind, "qld s113(1)", f"the {kind}")
        if limits.minimum <= LOW_MINIMUM and limits.maximum < LEAST_MAXIMUM:
            why = f"{kind}: a minimum of ${dollars(LOW_MINIMUM)} or less needs a maximum of ${dollars(LEAST_MAXIMUM)}"
            raise Refused("qld s113(2)(a)", why, ground=Ground.AMOUNT)
    for kind in sign.limits:
        if kind not in KINDS:
            raise Refused("qld s113(2)(b)", f"the sign sets no limits for {kind}", ground=Ground.AMOUNT)


def check_dice(number: int) -> None:
    """Refuse to begin with another number of dice than a set has."""
    if number != IN_A_SET:
        raise Refused("qld s123(1)", f"play commences with a set of {IN_A_SET} dice, not {number}")


LINES: Final = ("win bet", "don't win bet", "come bet", "don't come bet")
DEFAULT_SIGN: Final = Sign(
    {kind: Limits(cents("5"), cents("500")) if kind in LINES else Limits(cents("1"), cents("200")) for kind in KINDS}
)
