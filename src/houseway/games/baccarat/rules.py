"""What Part 6 leaves to the casino operator at a table, and what it does not allow."""

from dataclasses import dataclass
from typing import Final

from houseway.equipment.chips import PRESCRIBED_COIN
from houseway.errors import BadInput, Ground, Refused
from houseway.games.baccarat.arithmetic import most_on_a_tie
from houseway.money import cents, dollars
from houseway.play.sign import Limits, Sign

__all__ = ["DECKS", "DEFAULT_SIGN", "TIE_BETS", "WAGERS_OF_THE_TABLE", "Rules", "check_sign"]

DECKS: Final = 8
WAGERS_OF_THE_TABLE: Final = "wager"  # the line of the sign with the table's minimum and maximum
TIE_BETS: Final = "tie bet"  # a line that a sign may have besides
LOW_MINIMUM: Final = cents("10")
LEAST_MAXIMUM: Final = cents("500")
DEFAULT_SIGN: Final = Sign({WAGERS_OF_THE_TABLE: Limits(cents("10"), cents("1000"))})


@dataclass(frozen=True, slots=True)
class Rules:
    """How one table is run. Anything the Part forbids is refused when the table is set up."""

    places: int = 14
    decks: int = DECKS
    commission_rounded: bool = True  # s90(3), reading BC3
    commission_deferred: bool = True  # s90(4): for those who sit
    dealer_banks: bool = False  # s96(1): the operator has so directed

    def __post_init__(self) -> None:
        if self.decks != DECKS:
            raise Refused("qld s84(1)", f"baccarat is played with {DECKS} decks, not {self.decks!r}")
        for name in ("commission_rounded", "commission_deferred", "dealer_banks"):
            if type(getattr(self, name)) is not bool:
                raise BadInput(f"'{name}' is true or false, not {getattr(self, name)!r}")


def check_sign(sign: Sign) -> None:
    """Refuse limits that s89 does not allow."""
    limits = sign.limits.get(WAGERS_OF_THE_TABLE)
    if limits is None:
        raise Refused("qld s89(1)", "a table has a minimum and a maximum wager", ground=Ground.AMOUNT)
    if limits.minimum <= LOW_MINIMUM and limits.maximum < LEAST_MAXIMUM:
        why = f"with a minimum of ${dollars(limits.minimum)} the maximum is at least ${dollars(LEAST_MAXIMUM)}"
        raise Refused("qld s89(2)(a)", why, ground=Ground.AMOUNT)
    tie, most = sign.limits.get(TIE_BETS), most_on_a_tie(limits.maximum, PRESCRIBED_COIN)
    if tie is not None and tie.maximum > most:
        why = f"a tie bet is ${dollars(most)} at most, one eighth of the table's ${dollars(limits.maximum)}"
        raise Refused("qld s89(2)(b)", why, ground=Ground.AMOUNT)
