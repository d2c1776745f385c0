"""Where a round of baccarat stands in Victoria."""

from typing import Final

from houseway.families.baccarat.moments import CARDS
from houseway.games.baccarat.moments import BEFORE_THE_DEAL, COLLECTING, DEALING, OFFERING, SETTLING, WAGERING

ANNOUNCING: Final = "secret wagers are announced"  # 26/1999 r14.6.8, r14.6.11.1
LAYING_OUT: Final = "secret wagers are laid on the layout"  # 26/1999 r14.6.11.2
OPENING: Final = "the hands are opened"  # 4/2001 r7.4.6
CHANGING: Final = "initial wagers may be changed"  # 4/2001 r12.10: while the deal waits
IN_THE_COUP: Final = (DEALING, OPENING, SETTLING)
MOMENTS: Final = (
    COLLECTING, *CARDS, OFFERING, WAGERING, ANNOUNCING, LAYING_OUT, BEFORE_THE_DEAL, DEALING, OPENING, SETTLING
)  # fmt: skip
