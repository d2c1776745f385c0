"""Where a round of play of draw poker stands, in the order of section 304."""

from typing import Final

from houseway.families.poker.moments import BEFORE, CUT, DECK, FINAL_BETTING, FIRST_BETTING, SHOWDOWN, SHUFFLE

BLIND_BETTING: Final = "blind betting"
DEAL: Final = "the deal"
DRAW: Final = "the draw"
MOMENTS: Final = (
    *(BEFORE, DECK, SHUFFLE, CUT),
    *(BLIND_BETTING, DEAL, FIRST_BETTING, DRAW, FINAL_BETTING, SHOWDOWN),
)
