"""What a sic-bo table may be set up with: a minimum and a maximum for each kind of wager (qld s74)."""

from typing import Final

from houseway.games.sic_bo.wagers import WAGERS
from houseway.money import cents
from houseway.play.sign import Limits, Sign


def check_sign(sign: Sign) -> None:
    """Refuse a sign that leaves a kind of wager without its limits."""
    for row in WAGERS:
        sign.line(row.limit, "qld s74(1)")


DEFAULT_SIGN: Final = Sign(
    {
        "small": Limits(cents("5"), cents("1000")),
        "big": Limits(cents("5"), cents("1000")),
        "triples": Limits(cents("1"), cents("20")),
        "doubles": Limits(cents("1"), cents("100")),
        "any triple": Limits(cents("1"), cents("50")),
        "3 dice totals": Limits(cents("1"), cents("100")),
        "dice combinations": Limits(cents("1"), cents("200")),
        "individual die face values": Limits(cents("1"), cents("500")),
    }
)
