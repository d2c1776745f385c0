"""Whatever is bet at 7 card stud poker is one row: an ante, a blind, an opening bet, a call or a raise (qld s366)."""

from typing import Final

from houseway.families.poker.wagers import bets
from houseway.games.seven_card_stud.terms import PART

BETS: Final = bets(PART, "qld s388(1)", "ante or blind, opening, call or raise: all of it is part of a pot")
WAGERS: Final = (BETS,)
