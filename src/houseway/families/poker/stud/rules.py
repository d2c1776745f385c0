"""What a stud table's sign shows."""

from typing import Final

from houseway.errors import Ground, Refused
from houseway.families.poker.table import BET, TABLE_STAKE
from houseway.money import cents
from houseway.play.sign import Limits, Sign
from houseway.play.sign_acts import MOST_CHIPS
from houseway.rulebook.parallel import Parallel

DEFAULT_SIGN: Final = Sign({BET: Limits(cents("5"), cents("1000")), TABLE_STAKE: Limits(cents("50"), MOST_CHIPS)})


def check_sign(part: Parallel, sign: Sign) -> None:
    """Refuse a sign that does not show both amounts."""
    for line in (BET, TABLE_STAKE):
        if line not in sign.limits:
            raise Refused(part("qld s332(2)"), f"the sign shows no {line}", ground=Ground.AMOUNT)
