"""Where a game of two-up stands."""

from typing import Final

from houseway.families.ring import moments as ring

MOMENTS: Final = (*ring.TAKING_THE_SPIN, *ring.SPINNING)
BETWEEN: Final = ring.BETWEEN
