"""What a table with a ring may be set up with: its limits, and a whole set of coins."""

from typing import Final

from houseway.errors import Ground, Refused
from houseway.money import cents
from houseway.play.acts import whole
from houseway.play.sign import Limits, Sign
from houseway.rulebook.parallel import Parallel

SET: Final = 5  # coins
COINS: Final = whole("coins", 0, 99)  # at the table when the game begins
KINDS: Final = ("heads or tails", "spinner's wager")
LOW_MINIMUM: Final = cents("5")
LEAST_MAXIMUM: Final = cents("100")
DEFAULT_SIGN: Final = Sign({kind: Limits(cents("5"), cents("500")) for kind in KINDS})


def check_limits(sign: Sign, part: Parallel, unset: str) -> None:
    """Refuse a maximum under $100 where the minimum is $5 or less, or, under `unset`, none at all."""
    for kind in KINDS:
        limits = sign.line(kind, unset)
        if limits.minimum <= LOW_MINIMUM and limits.maximum < LEAST_MAXIMUM:
            why = f"{kind}: with a minimum of $5.00 or less the maximum is $100.00 or more"
            raise Refused(part("qld s476(1)"), why, ground=Ground.AMOUNT)


def check_set(coins: int, part: Parallel) -> None:
    """Refuse to begin with anything but a whole set."""
    if coins != SET:
        raise Refused(part("qld s470(1)"), f"a game begins with a set of {SET} coins, not {coins}")
