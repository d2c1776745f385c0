"""Where a game of triple penny two-up stands."""

from typing import Final

from houseway.families.ring import moments as ring

ALL_DECLINE: Final = "all players decline to spin"
MOMENTS: Final = (*ring.TAKING_THE_SPIN, ALL_DECLINE, *ring.SPINNING)
BETWEEN: Final = ring.BETWEEN | {ALL_DECLINE}
