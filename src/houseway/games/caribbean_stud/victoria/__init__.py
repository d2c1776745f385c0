"""What only Victoria's texts have: every irregularity of rule 14, the jackpot equipment of rule 12, and directions."""

from typing import Final

from houseway.cite import cite
from houseway.families.spoken_wagers import declare_wager
from houseway.families.where_chips_lie import chips_lie_elsewhere
from houseway.games.caribbean_stud.decision_acts import decision_acts
from houseway.games.caribbean_stud.victoria.bets import BET_ACTS
from houseway.games.caribbean_stud.victoria.card_counts import COUNT_ACTS
from houseway.games.caribbean_stud.victoria.dealing_errors import DEALING_ACTS
from houseway.games.caribbean_stud.victoria.equipment import EQUIPMENT_ACTS
from houseway.games.caribbean_stud.victoria.jackpot import JACKPOT_ACTS
from houseway.games.caribbean_stud.victoria.limits import LIMIT_ACTS
from houseway.games.caribbean_stud.victoria.miscounts import MISCOUNT_ACTS
from houseway.games.caribbean_stud.victoria.table import VictorianTable
from houseway.play.acts import Act
from houseway.play.table import call

LAID: Final = call("{0}: ${1} in {2}, laid down for the {3}", "vic 25/1999 r5.6")
HANDLED: Final = cite("vic 25/1999 r5.4")
VICTORIAN_ACTS: Final[tuple[Act[VictorianTable], ...]] = (
    *DEALING_ACTS,
    *MISCOUNT_ACTS,
    *COUNT_ACTS,
    *decision_acts("vic 25/1999 r5.3.1", "vic 25/1999 r8.2"),
    *BET_ACTS,
    *JACKPOT_ACTS,
    *EQUIPMENT_ACTS,
    *LIMIT_ACTS,
    declare_wager(LAID, "chips", "cash"),
    chips_lie_elsewhere(HANDLED, lambda _table: HANDLED),
)
