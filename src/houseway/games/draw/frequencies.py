"""How often each hand comes: of what it is made."""

from typing import Final

from houseway.families.poker.deal import HandSource
from houseway.games.draw.arithmetic import CARDS, DECKS_WITH, rank_of

DEAL: Final = HandSource(tuple(DECKS_WITH), "five", rank_of, f"{CARDS} cards as dealt, before the draw")
