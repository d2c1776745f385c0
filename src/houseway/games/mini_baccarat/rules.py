"""What Part 12 leaves to the casino operator at a table, and what it does not allow."""

from dataclasses import dataclass
from typing import Final

from houseway.equipment.chips import PRESCRIBED_COIN
from houseway.errors import Ground, Refused
from houseway.money import Cents, cents, dollars
from houseway.play.sign import Limits, Sign

__all__ = [
    "DECKS",
    "DEFAULT_SIGN",
    "MOST_PLACES",
    "TIE_BETS",
    "WAGERS_OF_THE_TABLE",
    "Rules",
    "check_decks",
    "check_sign",
    "most_on_a_tie",
]

DECKS: Final = (8, 6)  # s192(1)
MOST_PLACES: Final = 9  # s189(1)
WAGERS_OF_THE_TABLE: Final = "wager"  # the line of the sign with the table's minimum and maximum
TIE_BETS: Final = "tie bet"  # a line that a sign may have besides
LOW_MINIMUM: Final = cents("5")
LEAST_MAXIMUM: Final = cents("200")
DEFAULT_SIGN: Final = Sign({WAGERS_OF_THE_TABLE: Limits(cents("5"), cents("500"))})


@dataclass(frozen=True, slots=True)
class Rules:
    """How one table is run. Anything the Part forbids is refused when the table is set up."""

    places: int = MOST_PLACES
    face_down: bool = False  # s202(6): all cards one way or the other

    def __post_init__(self) -> None:
        if type(self.places) is not int or not 1 <= self.places <= MOST_PLACES:
            raise Refused("qld s189(1)", f"the table has numbered places for up to {MOST_PLACES}, not {self.places!r}")
        if type(self.face_down) is not bool:
            raise Refused("qld s202(6)", f"cards are dealt all face up or all face down, not {self.face_down!r}")


def check_decks(decks: int) -> int:
    """Refuse another number of decks."""
    if decks not in DECKS:
        raise Refused("qld s192(1)", f"mini-baccarat is played with 6 or 8 decks, not {decks!r}")
    return decks


def most_on_a_tie(limits: Limits) -> Cents:
    """One eighth of the table's maximum, in chips and coins: at 8 to 1 it wins no more than that maximum."""
    return limits.maximum // 8 // PRESCRIBED_COIN * PRESCRIBED_COIN


def check_sign(sign: Sign) -> None:
    """Refuse limits that s197 does not allow."""
    limits = sign.limits.get(WAGERS_OF_THE_TABLE)
    if limits is None:
        raise Refused("qld s197(1)", "a table has a minimum and a maximum wager", ground=Ground.AMOUNT)
    if limits.minimum <= LOW_MINIMUM and limits.maximum < LEAST_MAXIMUM:
        why = f"with a minimum of ${dollars(limits.minimum)} the maximum is at least ${dollars(LEAST_MAXIMUM)}"
        raise Refused("qld s197(2)(a)", why, ground=Ground.AMOUNT)
    tie, most = sign.limits.get(TIE_BETS), most_on_a_tie(limits)
    if tie is not None and tie.maximum > most:
        why = f"a tie bet is ${dollars(most)} at most, one eighth of the table's ${dollars(limits.maximum)}"
        raise Refused("qld s197(2)(b)", why, ground=Ground.AMOUNT)
