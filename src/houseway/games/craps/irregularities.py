"""What may be reported, directed or called at a craps table besides wagers and the throw itself."""

from typing import Final

from houseway.games.craps.in_the_air import AIR_ACTS
from houseway.games.craps.lost_dice import LOST_DICE_ACTS
from houseway.games.craps.markers import MARKER_ACTS
from houseway.games.craps.removal import REMOVAL_ACTS
from houseway.games.craps.shooter import SHOOTER_ACTS
from houseway.games.craps.table import CrapsTable
from houseway.games.craps.throws import THROW_ACTS
from houseway.play.acts import Act
from houseway.play.sign_acts import higher_minimum

ACTS: Final[tuple[Act[CrapsTable], ...]] = (
    *SHOOTER_ACTS,
    *REMOVAL_ACTS,
    *MARKER_ACTS,
    *AIR_ACTS,
    *THROW_ACTS,
    *LOST_DICE_ACTS,
    higher_minimum("qld s113(4)"),
)
