"""The three permissible wagers of mini-baccarat (qld s194), each a row: on either hand, and on a tie."""

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from houseway.families.baccarat.table import BANKERS_HAND as BANKERS
from houseway.families.baccarat.table import PLAYERS_HAND as PLAYERS
from houseway.families.baccarat.wagers import Counts, bankers_hand, players_hand, tie_bet
from houseway.games.mini_baccarat.limits import READ, hand_amounts, tie_amounts
from houseway.games.mini_baccarat.rules import TIE_BETS, WAGERS_OF_THE_TABLE
from houseway.games.mini_baccarat.seats import SEATS, check_box
from houseway.games.mini_baccarat.terms import PART
from houseway.money import Odds

__all__ = ["PLAYERS_HAND", "WAGERS", "Counts"]

IN_A_BOX: Final[Mapping[str, Any]] = {"limits_read": READ, "selections": SEATS, "check": check_box}

BANKERS_HAND: Final = bankers_hand(
    PART, Odds(19, 20), limit=WAGERS_OF_THE_TABLE, amounts=partial(hand_amounts, BANKERS), **IN_A_BOX
)
PLAYERS_HAND: Final = players_hand(PART, limit=WAGERS_OF_THE_TABLE, amounts=partial(hand_amounts, PLAYERS), **IN_A_BOX)
TIE_BET: Final = tie_bet(PART, limit=TIE_BETS, amounts=partial(tie_amounts, "tie bet"), **IN_A_BOX)
WAGERS: Final = (BANKERS_HAND, PLAYERS_HAND, TIE_BET)
