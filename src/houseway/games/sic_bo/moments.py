"""Where a spin of sic-bo stands; under a cover, the tumbler comes before 'no more bets' (qld s72)."""

from typing import Final

from houseway.families.tumbler import CLOSED, COVERED, DICE_SPIN, RESULT, UNDER_COVER, WAGERS_OPEN

__all__ = ["CLOSED", "COVERED", "DICE_SPIN", "MOMENTS", "RESULT", "UNDER_COVER", "WAGERS_OPEN"]

MOMENTS: Final = (WAGERS_OPEN, CLOSED, COVERED, UNDER_COVER, DICE_SPIN, RESULT)
