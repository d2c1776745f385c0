"""Division 5: what can go wrong at manila poker, and what is done about it (qld ss 279 to 286)."""

from typing import Final

from houseway.families.poker.acts import poker_acts
from houseway.families.poker.places import place_acts
from houseway.games.manila.terms import PLACE, UNDER

__all__ = ["ACTS"]

ACTS: Final = (*place_acts(PLACE), *poker_acts(UNDER))
