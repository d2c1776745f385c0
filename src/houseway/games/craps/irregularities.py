"""What may be reported, directed or called at a craps table besides wagers and the throw itself."""

from typing import Final

from houseway.cite import Cite, cite
from houseway.families.colour_chips import chips_found
from houseway.families.instructions import instruction_missed
from houseway.families.where_chips_lie import chips_lie_elsewhere
from houseway.games.craps.called_wagers import AIR_ACTS
from houseway.games.craps.lost_dice import LOST_DICE_ACTS
from houseway.games.craps.markers import MARKER_ACTS
from houseway.games.craps.moments import NOT_SETTLED
from houseway.games.craps.removal import REMOVAL_ACTS
from houseway.games.craps.settlement import POSITION
from houseway.games.craps.shooter import SHOOTER_ACTS
from houseway.games.craps.table import CrapsTable
from houseway.games.craps.terms import REPLACE_THE_CASH, STAFF
from houseway.games.craps.throws import THROW_ACTS
from houseway.play.acts import Act
from houseway.play.people import DEALER
from houseway.play.sign_acts import higher_minimum


def thrown_already(table: CrapsTable) -> Cite | None:
    """No wager is made by chips that the dice knock over: only by what the dealer and a boxperson confirm."""
    return cite("qld s110(1)") if table.moment in NOT_SETTLED else None


ACTS: Final[tuple[Act[CrapsTable], ...]] = (
    *SHOOTER_ACTS,
    *REMOVAL_ACTS,
    *MARKER_ACTS,
    *AIR_ACTS,
    REPLACE_THE_CASH,
    *THROW_ACTS,
    *LOST_DICE_ACTS,
    chips_found(cite("qld s110(2)")),
    instruction_missed(cite("qld s114(2)"), STAFF | DEALER),
    chips_lie_elsewhere(POSITION, thrown_already, STAFF | DEALER),
    higher_minimum("qld s113(4)"),
)
