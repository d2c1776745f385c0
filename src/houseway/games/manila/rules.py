"""What a manila table may be set up with: the blind bet and the minimum table stake are on its sign (qld s259(2))."""

from typing import Final

from houseway.errors import BadInput, Ground, Refused, quoted
from houseway.families.poker.pots import FULL_PERCENT
from houseway.families.poker.table import BET, TABLE_STAKE
from houseway.games.manila.amounts import MOST_OF_ALL
from houseway.money import cents, dollars
from houseway.play.acts import whole, yes
from houseway.play.sign import Limits, Sign
from houseway.play.sign_acts import MOST_CHIPS

DEFAULT_SIGN: Final = Sign({BET: Limits(cents("5"), MOST_CHIPS), TABLE_STAKE: Limits(cents("20"), MOST_CHIPS)})
"""A blind bet of $5, and at least $20 on the table."""
SMALLEST_CHIP: Final = cents("1")
SETTINGS: Final = (yes("ace_low"), whole("commission", 0, 100))


def check_sign(sign: Sign) -> None:
    """Refuse a sign without both amounts, a blind bet under any chip, or a maximum too low for the final round."""
    for line in (BET, TABLE_STAKE):
        if line not in sign.limits:
            raise Refused("qld s259(2)", f"the sign shows no {line}", ground=Ground.AMOUNT)
    blind, maximum = sign.limits[BET].minimum, sign.limits[BET].maximum
    if blind < SMALLEST_CHIP:
        raise Refused("qld s268(1)", "bets are made with gaming chips, and none is under $1", ground=Ground.AMOUNT)
    if maximum < MOST_OF_ALL * blind:
        why = f"a maximum of ${dollars(maximum)} is less than {MOST_OF_ALL} blind bets"
        raise Refused("qld s273(3)", why, ground=Ground.AMOUNT)


def check_percent(percent: int) -> None:
    """Less commission may be announced, more may not."""
    if not isinstance(percent, int) or percent < 0:
        raise BadInput(f"the commission is 0 to {FULL_PERCENT} per cent, not {quoted(percent)}")
    if percent > FULL_PERCENT:
        raise Refused("qld s275(1)", f"the commission is {FULL_PERCENT}% at most", ground=Ground.AMOUNT)
