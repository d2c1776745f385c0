"""Where a round of baccarat stands in Victoria."""

from typing import Final

from houseway.families.baccarat.moments import ANNOUNCING, CARDS, LAYING_OUT, OPENING
from houseway.games.baccarat.moments import BEFORE_THE_DEAL, COLLECTING, DEALING, OFFERING, SETTLING, WAGERING

__all__ = ["ANNOUNCING", "IN_THE_COUP", "LAYING_OUT", "MOMENTS", "OPENING"]

IN_THE_COUP: Final = (DEALING, OPENING, ANNOUNCING, SETTLING)  # announced after the hand
MOMENTS: Final = (
    COLLECTING, *CARDS, OFFERING, WAGERING, ANNOUNCING, LAYING_OUT, BEFORE_THE_DEAL, DEALING, OPENING, SETTLING
)  # fmt: skip
