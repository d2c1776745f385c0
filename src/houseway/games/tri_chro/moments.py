"""Where a drawing of tri-chro stands."""

from typing import Final

WAGERS_OPEN: Final = "wagers are open"
APPROVAL: Final = "a new drawing is to be approved"
CLOSED: Final = "no more bets"
DRAWING: Final = "balls are drawn"
BROKEN: Final = "a broken ball is to be replaced"
DRAWN: Final = "two balls are drawn"
MOMENTS: Final = (WAGERS_OPEN, APPROVAL, CLOSED, DRAWING, BROKEN, DRAWN)
ACTIVATED: Final = (DRAWING, BROKEN, DRAWN)
