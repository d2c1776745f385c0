"""Where a game of two-up stands."""

from typing import Final

from houseway.families.ring import moments as ring

MOMENTS: Final = (
    ring.SPINNER_HAS_WON,
    ring.BEFORE_THE_OFFER,
    ring.OFFERED,
    ring.BEFORE_THE_SPIN,
    ring.NO_SPINNERS_WAGER,
    ring.NO_MORE_BETS,
    ring.IN_THE_AIR,
    ring.COINS_LIE,
    ring.THREE_INVALID_SPINS,
)
BETWEEN: Final = frozenset({ring.SPINNER_HAS_WON, ring.OFFERED})  # before wagers are open
