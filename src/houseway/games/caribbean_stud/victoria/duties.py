"""What rule 14 asks of people besides the next step: whom to tell, which buttons to press, what to fill out."""

from typing import Final

from houseway.play.duties import duty
from houseway.play.people import DEALER, GAME_SUPERVISOR

TELL_THE_PIT_BOSS: Final = duty(
    "tell the pit boss", DEALER | GAME_SUPERVISOR, "vic 25/1999 r14.5", "that a hand has a wrong number of cards"
)
TELL_THE_SUPERVISOR: Final = duty(
    "notify the game supervisor", DEALER, "vic 25/1999 r14.4", "that a hand has a wrong number of cards"
)
NOTIFICATION: Final = duty(
    "fill out an error notification", DEALER | GAME_SUPERVISOR, "vic 25/1999 r14.12.1", "a jackpot wager went back"
)
MARKERS: Final = duty(
    "place marker buttons", DEALER, "vic 25/1999 r14.12.2", "that show who is in the jackpot game already"
)
BUTTONS: Final = duty("press game-over and coin-in", DEALER, "vic 25/1999 r14.12.2", "for those who are new to it")
DUTIES: Final = (TELL_THE_PIT_BOSS, TELL_THE_SUPERVISOR, NOTIFICATION, MARKERS, BUTTONS)
