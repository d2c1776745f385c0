"""Where a round of the baccarat games stands, from new cards to the settlement."""

from typing import Final

from houseway.families import shuffling

BURNING: Final = "the first card is removed"
CARDS: Final = (*shuffling.MOMENTS, BURNING)
OFFERING: Final = "the shoe is offered"  # s94
WAGERING: Final = "wagers are made"
ANNOUNCING: Final = "secret wagers are announced"  # 26/1999 r14.6.8, r14.6.11.1
LAYING_OUT: Final = "secret wagers are laid on the layout"  # 26/1999 r14.6.11.2
BEFORE_THE_DEAL: Final = "the banker is about to deal"  # s97
DEALING: Final = "the cards are dealt"
OPENING: Final = "the hands are opened"  # 4/2001 r7.4.6
SETTLING: Final = "both hands are complete"

DEALT: Final = frozenset({DEALING, OPENING})
SHOE_AT_REST: Final = frozenset({OFFERING, WAGERING, ANNOUNCING, LAYING_OUT, BEFORE_THE_DEAL, SETTLING})
"""The cards are in the shoe, and none of them is awaited."""
