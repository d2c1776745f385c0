"""What can go wrong at baccarat, and what may be directed: every act besides wagers and choices (qld s106)."""

from typing import Final

from houseway.cite import cite
from houseway.families.baccarat.cards import card_acts
from houseway.families.baccarat.faults import fault_acts
from houseway.families.card_handling import cards_handled
from houseway.families.prohibitions import never
from houseway.families.where_chips_lie import chips_lie_elsewhere
from houseway.games.baccarat.commission import COMMISSION_ACTS
from houseway.games.baccarat.moments import MOMENTS
from houseway.games.baccarat.shoe_passage import DEALT_BY, PASSING_ACTS, direction_acts, hands_off
from houseway.games.baccarat.table import BaccaratTable
from houseway.games.baccarat.terms import PART_6
from houseway.play.acts import Act
from houseway.play.sign_acts import higher_minimum

SPOKEN: Final = never(
    "declare a wager", cite("qld s87(2)"), "wagers are made with chips, not by word", "put the chips down"
)
NO_DUMMY: Final = never(
    "call a dummy round", cite("qld s106(5)(a)"), "a dummy round follows from a first card that was seen alone"
)
HANDLED: Final = cards_handled(DEALT_BY, hands_off)
MOVED: Final = chips_lie_elsewhere(cite("qld s88"), lambda table: table.part("qld s88"))
ACTS: Final[tuple[Act[BaccaratTable], ...]] = (
    *fault_acts(PART_6, frozenset(MOMENTS)),
    *card_acts(PART_6, MOMENTS),
    *PASSING_ACTS,
    *direction_acts(MOMENTS),
    *COMMISSION_ACTS,
    SPOKEN,
    HANDLED,
    MOVED,
    NO_DUMMY,
    higher_minimum("qld s89(4)"),
)
