"""What can go wrong at baccarat, and what may be directed: every act besides wagers and choices (qld s106)."""

from typing import Final

from houseway.cite import cite
from houseway.families.baccarat.cards import card_acts
from houseway.families.baccarat.faults import fault_acts
from houseway.families.never import never
from houseway.games.baccarat.commission import COMMISSION_ACTS
from houseway.games.baccarat.moments import MOMENTS
from houseway.games.baccarat.passing import DIRECTION_ACTS, passing_acts
from houseway.games.baccarat.table import BaccaratTable
from houseway.games.baccarat.terms import PART_6
from houseway.play.acts import Act
from houseway.play.people import Role
from houseway.play.sign_acts import higher_minimum

SPOKEN: Final = never(
    "declare a wager", cite("qld s87(2)"), "wagers are made with chips, not by word", "put the chips down"
)
ACTS: Final[tuple[Act[BaccaratTable], ...]] = (
    *fault_acts(PART_6),
    *card_acts(PART_6, MOMENTS),
    *passing_acts(Role.FLOOR_MANAGER),
    *DIRECTION_ACTS,
    *COMMISSION_ACTS,
    SPOKEN,
    higher_minimum("qld s89(4)"),
)
