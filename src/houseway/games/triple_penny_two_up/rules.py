"""What a table may be set up with: its limits (qld s476(1)), its set of coins (s470(1)), and another name (s469(5))."""

from houseway.errors import Refused, quoted
from houseway.families.ring.rules import check_limits
from houseway.games.triple_penny_two_up.terms import PART
from houseway.play.sign import Sign


def check_sign(sign: Sign) -> None:
    check_limits(sign, PART, unset="qld s5(1)(b)")


def check_name(title: str, approved: bool) -> None:
    """Refuse another name for the game without the chief executive's approval."""
    if title and not approved:
        raise Refused("qld s469(5)", f"the chief executive has not approved the name {quoted(title)}")
