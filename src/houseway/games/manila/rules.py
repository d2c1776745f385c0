"""What a manila table may be set up with: the blind bet and the minimum table stake are on its sign (qld s259(2))."""

from typing import Final

from houseway.errors import Ground, Refused
from houseway.families.poker.table import BET, TABLE_STAKE
from houseway.money import cents
from houseway.play.sign import Limits, Sign
from houseway.play.sign_acts import MOST_CHIPS

__all__ = ["DEFAULT_SIGN", "check_sign"]

DEFAULT_SIGN: Final = Sign({BET: Limits(cents("5"), cents("1000")), TABLE_STAKE: Limits(cents("20"), MOST_CHIPS)})


def check_sign(sign: Sign) -> None:
    """Refuse a sign that does not show both amounts, or a stake too small for the blind bet."""
    for line in (BET, TABLE_STAKE):
        if line not in sign.limits:
            raise Refused("qld s259(2)", f"the sign shows no {line}", ground=Ground.AMOUNT)
