"""Victoria: every irregularity of rule 14, the jackpot equipment of rule 12, and what supervisors may direct."""

from typing import Final

from houseway.families.spoken import declare_wager
from houseway.games.caribbean_stud.irregularities.victoria_bets import BET_ACTS
from houseway.games.caribbean_stud.irregularities.victoria_cards import CARD_ACTS
from houseway.games.caribbean_stud.irregularities.victoria_count import COUNT_ACTS
from houseway.games.caribbean_stud.irregularities.victoria_directions import DIRECTIONS
from houseway.games.caribbean_stud.irregularities.victoria_jackpot import JACKPOT_ACTS
from houseway.games.caribbean_stud.victorian_table import VictorianTable
from houseway.play.acts import Act
from houseway.play.table import call

__all__ = ["ACTS"]

LAID: Final = call("{0}: ${1} in {2}, laid down for the {3}", "vic 25/1999 r5.6")
DECLARE: Final = declare_wager(LAID, "chips", "cash")
ACTS: tuple[Act[VictorianTable], ...] = (*CARD_ACTS, *COUNT_ACTS, *BET_ACTS, *JACKPOT_ACTS, *DIRECTIONS, DECLARE)
