"""How often each hand comes: of what it is made."""

from typing import Final

from houseway.equipment.cards import REDUCED_DECK_32
from houseway.families.poker.deal import HandSource
from houseway.games.manila.arithmetic import best_rank

DEAL: Final = HandSource(
    (len(REDUCED_DECK_32),),
    "two with three of five",
    lambda cards, _deck, announced: best_rank(cards[:2], cards[2:], announced),
    "both hole cards and the best three of five communal cards",
)
