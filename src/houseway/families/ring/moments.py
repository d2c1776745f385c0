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

TAKING_THE_SPIN: Final = (SPINNER_HAS_WON, BEFORE_THE_OFFER, OFFERED)
SPINNING: Final = (BEFORE_THE_SPIN, NO_SPINNERS_WAGER, NO_MORE_BETS, IN_THE_AIR, COINS_LIE, THREE_INVALID_SPINS)
BETWEEN: Final = frozenset({SPINNER_HAS_WON, OFFERED, NO_SPINNERS_WAGER, THREE_INVALID_SPINS})
"""Wagers are open beside something else, or will be again."""
