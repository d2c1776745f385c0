"""Where a round of baccarat stands."""

from typing import Final

from houseway.families.baccarat.moments import CARDS, DEALING, SETTLING, WAGERING

__all__ = ["AT_THE_SHOE", "BEFORE_THE_DEAL", "COLLECTING", "DEALING", "MOMENTS", "OFFERING", "SETTLING", "WAGERING"]

COLLECTING: Final = "commission is collected before the shuffle"  # s90(5)
OFFERING: Final = "the shoe is offered"  # s94
BEFORE_THE_DEAL: Final = "the banker is about to deal"  # s97
AT_THE_SHOE: Final = (WAGERING, BEFORE_THE_DEAL)  # nothing is dealt, and the shoe may change hands
MOMENTS: Final = (COLLECTING, *CARDS, OFFERING, WAGERING, BEFORE_THE_DEAL, DEALING, SETTLING)
