"""Whatever is bet at manila poker is one row, be it to call, to raise or to open, or as the blind bet (qld s249)."""

from typing import Final

from houseway.families.poker.wagers import bets
from houseway.games.manila.terms import PART

BETS: Final = bets(PART, "qld s268(1)", "to call, to raise or to open, or the blind bet; it is part of a pot")
WAGERS: Final = (BETS,)
