"""Queensland: players who talk or show cards (s248), a wrong or missing bet, the jackpot equipment and the signs."""

from typing import Final

from houseway.cite import cite
from houseway.families.where_chips_lie import chips_lie_elsewhere
from houseway.games.caribbean_stud.decision_acts import decision_acts
from houseway.games.caribbean_stud.irregularities.bets import BET_ACTS
from houseway.games.caribbean_stud.irregularities.collusion import COLLUSION_ACTS
from houseway.games.caribbean_stud.irregularities.equipment import EQUIPMENT_ACTS
from houseway.games.caribbean_stud.irregularities.linked_meter import meter_of_a_link
from houseway.games.caribbean_stud.table import CaribbeanStudTable
from houseway.play.acts import Act

TOUCHED: Final = cite("qld s237(6)")
ACTS: Final[tuple[Act[CaribbeanStudTable], ...]] = (
    *COLLUSION_ACTS,
    *decision_acts("qld s239(4)", "qld s239(2)"),
    *BET_ACTS,
    *EQUIPMENT_ACTS,
    meter_of_a_link("qld s231(4)"),
    chips_lie_elsewhere(TOUCHED, lambda _table: TOUCHED),
)
