"""Where a round of play of 7 card stud stands, in the order of section 387."""

from itertools import chain
from typing import Final

from houseway.families.poker import moments as poker
from houseway.families.poker.stud import moments as stud

THIRD_HOLE_CARD: Final = "third hole card"
LATER: Final = (
    (stud.SECOND_FACE_UP_CARD, poker.SECOND_BETTING),
    (stud.THIRD_FACE_UP_CARD, poker.THIRD_BETTING),
    (stud.FOURTH_FACE_UP_CARD, poker.FOURTH_BETTING),
    (THIRD_HOLE_CARD, poker.FINAL_BETTING),
)
"""A card each, and the round of betting that follows it."""
MOMENTS: Final = (*stud.START, *chain.from_iterable(LATER), poker.SHOWDOWN)
