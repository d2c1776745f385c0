"""Where a round of play of 5 card stud stands, in the order of section 343."""

from typing import Final

from houseway.families.poker.moments import (
    BEFORE,
    CUT,
    DECK,
    FINAL_BETTING,
    FIRST_BETTING,
    SECOND_BETTING,
    SHOWDOWN,
    SHUFFLE,
    THIRD_BETTING,
)
from houseway.families.poker.stud.moments import (
    ANTE_OR_BLIND,
    FIRST_CARDS,
    FOURTH_FACE_UP_CARD,
    SECOND_FACE_UP_CARD,
    THIRD_FACE_UP_CARD,
)

__all__ = ["LATER", "MOMENTS"]

LATER: Final = (
    (SECOND_FACE_UP_CARD, SECOND_BETTING),
    (THIRD_FACE_UP_CARD, THIRD_BETTING),
    (FOURTH_FACE_UP_CARD, FINAL_BETTING),
)
"""A card each, and the round of betting that follows it."""
MOMENTS: Final = (
    *(BEFORE, DECK, SHUFFLE, CUT, ANTE_OR_BLIND, FIRST_CARDS, FIRST_BETTING),
    *(each for both in LATER for each in both),
    SHOWDOWN,
)
