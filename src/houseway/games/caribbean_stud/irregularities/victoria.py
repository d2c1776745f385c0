"""Victoria: every irregularity of rule 14, the jackpot equipment of rule 12, and what supervisors may direct."""

from houseway.games.caribbean_stud.irregularities.spoken import DECLARE
from houseway.games.caribbean_stud.irregularities.victoria_bets import BET_ACTS
from houseway.games.caribbean_stud.irregularities.victoria_cards import CARD_ACTS
from houseway.games.caribbean_stud.irregularities.victoria_count import COUNT_ACTS
from houseway.games.caribbean_stud.irregularities.victoria_directions import DIRECTIONS
from houseway.games.caribbean_stud.irregularities.victoria_jackpot import JACKPOT_ACTS
from houseway.play.acts import Act

__all__ = ["ACTS"]

ACTS: tuple[Act, ...] = (*CARD_ACTS, *COUNT_ACTS, *BET_ACTS, *JACKPOT_ACTS, *DIRECTIONS, DECLARE)
