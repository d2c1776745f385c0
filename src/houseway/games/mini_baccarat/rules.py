"""What Part 12 leaves to the casino operator at a table, and what it does not allow."""

from dataclasses import dataclass
from typing import Final

from houseway.errors import Refused, quoted
from houseway.families.baccarat.limits import TIE_BETS, WAGERS_OF_THE_TABLE, check_limits, most_on_a_tie
from houseway.games.mini_baccarat.terms import PART
from houseway.money import cents
from houseway.play.acts import whole, yes
from houseway.play.sign import Limits, Sign

__all__ = [
    "DECKS",
    "DEFAULT_SIGN",
    "MOST_PLACES",
    "SETTINGS",
    "TIE_BETS",
    "WAGERS_OF_THE_TABLE",
    "Rules",
    "check_sign",
    "most_on_a_tie",
]

DECKS: Final = (8, 6)  # s192(1)
MOST_PLACES: Final = 9  # s189(1)
LOW_MINIMUM: Final = cents("5")  # s197(2)(a)
LEAST_MAXIMUM: Final = cents("200")
DEFAULT_SIGN: Final = Sign({WAGERS_OF_THE_TABLE: Limits(cents("5"), cents("500"))})
SETTINGS: Final = (whole("places", 0, 99), yes("face_down"))


@dataclass(frozen=True, slots=True)
class Rules:
    """How one table is run. Anything the Part forbids is refused when the table is set up."""

    places: int = MOST_PLACES
    face_down: bool = False  # s202(6): all cards one way or the other

    def __post_init__(self) -> None:
        if not 1 <= self.places <= MOST_PLACES:
            raise Refused(
                "qld s189(1)", f"the table has numbered places for up to {MOST_PLACES}, not {quoted(self.places)}"
            )
        if type(self.face_down) is not bool:
            raise Refused("qld s202(6)", f"cards are dealt all face up or all face down, not {quoted(self.face_down)}")


def check_sign(sign: Sign) -> None:
    """Refuse limits that s197 does not allow."""
    check_limits(sign, PART, LOW_MINIMUM, LEAST_MAXIMUM)
