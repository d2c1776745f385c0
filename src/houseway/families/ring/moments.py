"""Where a game in the ring stands."""

from typing import Final

SPINNER_HAS_WON: Final = "the spinner has won"
BEFORE_THE_OFFER: Final = "before the spin is offered"
OFFERED: Final = "the spin is offered"
BEFORE_THE_SPIN: Final = "before the spin"
NO_SPINNERS_WAGER: Final = "no spinner's wager"
NO_MORE_BETS: Final = "no more bets"
IN_THE_AIR: Final = "the coins are in the air"
COINS_LIE: Final = "the coins lie on the floor"
THREE_INVALID_SPINS: Final = "three invalid spins"
