"""The three permissible wagers of baccarat (qld s86), each a row: on either hand, and on a tie."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.cite import cite
from houseway.families.baccarat.limits import TIE_BETS, WAGERS_OF_THE_TABLE, tie_amounts
from houseway.families.baccarat.wagers import Counts, bankers_hand, players_hand, tie_bet
from houseway.games.baccarat.areas import AREAS, check_area, in_whole_commission
from houseway.games.baccarat.terms import PART_6
from houseway.money import Commission, Odds

__all__ = ["BANKERS_HAND", "PLAYERS_HAND", "TIE_BET", "WAGERS", "Counts"]

IN_AN_AREA: Final[Mapping[str, Any]] = {"selections": AREAS, "check": check_area}

BANKERS_HAND: Final = bankers_hand(
    PART_6,
    Odds(1, 1),
    "; 5% of what it wins is commission",
    commission=Commission(5, 100, cite("qld s90(2)")),
    in_steps=in_whole_commission,
    limit=WAGERS_OF_THE_TABLE,
    **IN_AN_AREA,
)
PLAYERS_HAND: Final = players_hand(PART_6, limit=WAGERS_OF_THE_TABLE, **IN_AN_AREA)
TIE_BET: Final = tie_bet(PART_6, limit=TIE_BETS, amounts=tie_amounts, **IN_AN_AREA)
WAGERS: Final = (BANKERS_HAND, PLAYERS_HAND, TIE_BET)
