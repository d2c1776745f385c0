"""Whatever is bet at 5 card stud poker is one row: an ante, a blind, an opening bet, a call or a raise (qld s323)."""

from typing import Final

from houseway.families.poker.wagers import bets
from houseway.games.five_card_stud.terms import PART

BETS: Final = bets(PART, "qld s344(1)", "ante or blind, opening, call or raise: all of it is part of a pot")
WAGERS: Final = (BETS,)
