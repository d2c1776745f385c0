"""Where a spin of the wheel stands."""

from typing import Final

WAGERS_OPEN: Final = "wagers are open"
CLOSED: Final = "no more bets"
TURNING: Final = "the wheel turns"
AT_REST: Final = "the indicator is at rest"
MOMENTS: Final = (WAGERS_OPEN, CLOSED, TURNING, AT_REST)
