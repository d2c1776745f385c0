"""Where a round of baccarat stands."""

from typing import Final

from houseway.families.baccarat.moments import (
    BEFORE_THE_DEAL,
    CARDS,
    DEALING,
    OFFERING,
    SETTLING,
    WAGERING,
)

__all__ = [
    "AT_THE_SHOE",
    "BEFORE_THE_DEAL",
    "BETWEEN",
    "COLLECTING",
    "DEALING",
    "MOMENTS",
    "OFFERING",
    "SETTLING",
    "WAGERING",
]

COLLECTING: Final = "commission is collected before the shuffle"  # s90(5)
BETWEEN: Final = frozenset({COLLECTING, *CARDS, OFFERING})  # before wagers are open
AT_THE_SHOE: Final = (WAGERING, BEFORE_THE_DEAL)  # nothing is dealt, and the shoe may change hands
MOMENTS: Final = (COLLECTING, *CARDS, OFFERING, WAGERING, BEFORE_THE_DEAL, DEALING, SETTLING)
