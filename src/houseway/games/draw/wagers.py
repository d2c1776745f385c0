"""Whatever is bet at draw poker is one row: blind bets, opening bets, calls and raises (qld s287)."""

from typing import Final

from houseway.families.poker.wagers import bets
from houseway.games.draw.terms import PART

BETS: Final = bets(PART, "qld s287", "blind, to open, to call or to raise; it is part of a pot")
WAGERS: Final = (BETS,)
