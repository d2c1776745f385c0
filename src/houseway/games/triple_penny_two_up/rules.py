"""What a table may be set up with: its limits (qld s476(1)), its set of coins (s470(1)), and another name (s469(5))."""

from typing import Final

from houseway.errors import Ground, Refused
from houseway.families.ring import SET
from houseway.money import cents
from houseway.play.sign import Limits, Sign

__all__ = ["DEFAULT_SIGN", "check_name", "check_set", "check_sign"]

KINDS: Final = ("heads or tails", "spinner's wager")
LOW_MINIMUM: Final = cents("5")
LEAST_MAXIMUM: Final = cents("100")


def check_sign(sign: Sign) -> None:
    """Refuse a maximum under $100 where the minimum is $5 or less."""
    for kind in KINDS:
        limits = sign.limits.get(kind)
        if limits is None:
            raise Refused("qld s5(1)(b)", f"no minimum and maximum are shown for {kind}", ground=Ground.AMOUNT)
        if limits.minimum <= LOW_MINIMUM and limits.maximum < LEAST_MAXIMUM:
            why = f"{kind}: with a minimum of $5.00 or less the maximum is $100.00 or more"
            raise Refused("qld s476(1)", why, ground=Ground.AMOUNT)


def check_set(coins: int) -> None:
    """Refuse to begin with anything but a whole set."""
    if coins != SET:
        raise Refused("qld s470(1)", f"a game begins with a set of {SET} coins, not {coins}")


def check_name(title: str, approved: bool) -> None:
    """Refuse another name for the game without the chief executive's approval."""
    if title and not approved:
        raise Refused("qld s469(5)", f"the chief executive has not approved the name {title!r}")


DEFAULT_SIGN: Final = Sign({kind: Limits(cents("5"), cents("500")) for kind in KINDS})
