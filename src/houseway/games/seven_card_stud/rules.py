"""What a table of 7 card stud may be set up with: its decks by the number of players, and its sign (qld s376, s377)."""

from typing import Final

from houseway.errors import Ground, Refused
from houseway.families.poker.table import BET, TABLE_STAKE
from houseway.money import cents
from houseway.play.sign import Limits, Sign
from houseway.play.sign_acts import MOST_CHIPS

__all__ = ["DEFAULT_SIGN", "check_sign", "decks_for"]

DEFAULT_SIGN: Final = Sign({BET: Limits(cents("5"), cents("1000")), TABLE_STAKE: Limits(cents("50"), MOST_CHIPS)})


def decks_for(players: int) -> tuple[int, ...]:
    """The decks that so many players may play with: s377(1) to (3)."""
    if players > 5:
        return (52,)
    return (52, 40) if players == 5 else (52, 40, 32)


def check_sign(sign: Sign) -> None:
    """Refuse a sign that does not show both amounts."""
    for line in (BET, TABLE_STAKE):
        if line not in sign.limits:
            raise Refused("qld s376(2)", f"the sign shows no {line}", ground=Ground.AMOUNT)
