"""Where a round of the baccarat games stands, from new cards to the settlement."""

from typing import Final

from houseway.families import shuffling

BURNING: Final = "the first card is removed"
CARDS: Final = (*shuffling.MOMENTS, BURNING)
WAGERING: Final = "wagers are made"
DEALING: Final = "the cards are dealt"
SETTLING: Final = "both hands are complete"
