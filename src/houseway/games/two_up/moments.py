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
BETWEEN: Final = frozenset({  # wagers are open beside something else, or will be again
    ring.SPINNER_HAS_WON, ring.OFFERED, ring.NO_SPINNERS_WAGER, ring.THREE_INVALID_SPINS,
})  # fmt: skip
