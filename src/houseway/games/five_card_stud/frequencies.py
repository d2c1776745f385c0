"""How often each hand comes: of what it is made."""

from typing import Final

from houseway.families.poker.deal import HandSource
from houseway.families.poker.stud.arithmetic import hand_value
from houseway.games.five_card_stud import GAME
from houseway.games.five_card_stud.rules import decks_for

DEAL: Final = HandSource(decks_for(GAME.players[0]), "five", hand_value, "5 cards")
