"""What a two-up table may be set up with: its limits (qld s171) and its set of coins (s164(1))."""

from houseway.families.ring.rules import check_limits
from houseway.games.two_up.terms import PART
from houseway.play.sign import Sign


def check_sign(sign: Sign) -> None:
    check_limits(sign, PART, unset="qld s171(1)")
