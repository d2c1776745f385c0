"""How often each hand comes: of what it is made."""

from typing import Final

from houseway.families.poker.deal import HandSource
from houseway.families.poker.stud.arithmetic import hand_value
from houseway.games.seven_card_stud import GAME
from houseway.games.seven_card_stud.arithmetic import SEVEN
from houseway.games.seven_card_stud.rules import decks_for

DEAL: Final = HandSource(
    decks_for(GAME.players[0]), "best five of seven", hand_value, f"the best five of {SEVEN} cards"
)
