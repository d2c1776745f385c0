"""Where a spin of mini-dice stands; a table that has not been checked opens first (qld s177)."""

from typing import Final

from houseway.families.tumbler import CLOSED, DICE_SPIN, RESULT, WAGERS_OPEN

__all__ = ["BEFORE_GAMING", "CLOSED", "DICE_SPIN", "MOMENTS", "RESULT", "WAGERS_OPEN"]

BEFORE_GAMING: Final = "before the table opens for gaming"
MOMENTS: Final = (BEFORE_GAMING, WAGERS_OPEN, CLOSED, DICE_SPIN, RESULT)
