"""What a mini-dice table may be set up with: a minimum and a maximum for each kind of wager (qld s183)."""

from typing import Final

from houseway.games.mini_dice.wagers import WAGERS
from houseway.money import cents
from houseway.play.sign import Limits, Sign


def check_sign(sign: Sign) -> None:
    """Refuse a sign that leaves a kind of wager without its limits."""
    for row in WAGERS:
        sign.line(row.limit, "qld s183(1)")


DEFAULT_SIGN: Final = Sign(
    {
        "field": Limits(cents("2"), cents("500")),
        "individual die face values": Limits(cents("2"), cents("500")),
    }
)
