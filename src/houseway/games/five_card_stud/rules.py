"""What a table of 5 card stud may be set up with: its decks by the number of players, and its sign (qld s332, s333)."""

from typing import Final

from houseway.cite import Cite, cite
from houseway.errors import Ground, Refused
from houseway.families.poker.table import BET, TABLE_STAKE
from houseway.money import cents
from houseway.play.sign import Limits, Sign
from houseway.play.sign_acts import MOST_CHIPS

__all__ = ["DEFAULT_SIGN", "check_sign", "deck_under", "decks_for"]

DEFAULT_SIGN: Final = Sign({BET: Limits(cents("5"), cents("1000")), TABLE_STAKE: Limits(cents("50"), MOST_CHIPS)})
COMPLETE: Final = 52
PLAYERS_WITH_40: Final = 7
PLAYERS_WITH_32: Final = 6


def decks_for(players: int) -> tuple[int, ...]:
    """The decks that so many players may play with: s333(1) to (3)."""
    if players > PLAYERS_WITH_40:
        return (52,)
    return (52, 40) if players > PLAYERS_WITH_32 else (52, 40, 32)


def deck_under(deck: int, players: int) -> Cite:
    """What lets a deck of so many cards be used."""
    if deck == COMPLETE:
        return cite("qld s333(1)")
    return cite("qld s333(2)") if players > PLAYERS_WITH_32 else cite("qld s333(3)")


def check_sign(sign: Sign) -> None:
    """Refuse a sign that does not show both amounts."""
    for line in (BET, TABLE_STAKE):
        if line not in sign.limits:
            raise Refused("qld s332(2)", f"the sign shows no {line}", ground=Ground.AMOUNT)
