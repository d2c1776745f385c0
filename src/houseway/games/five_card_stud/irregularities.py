"""Division 5: what can go wrong at 5 card stud poker, and what is done about it (qld ss 356 to 365).

Besides, what the dealer and the floor manager decide between rounds of play (Divisions 2 and 3).
"""

from typing import Final

from houseway.families.poker.agreement import agreed_stake
from houseway.families.poker.irregularities import irregularity_acts
from houseway.families.poker.misdeals import misdeal_acts
from houseway.families.poker.places import place_acts
from houseway.families.poker.prohibitions import forbidden_acts
from houseway.families.poker.stud.announcements import announcement_acts
from houseway.families.poker.stud.cards import card_acts, to_spare
from houseway.families.poker.stud.deck import deck_acts
from houseway.families.poker.stud.faults import faults
from houseway.families.poker.stud.moments import FACE_UP_CARDS
from houseway.games.five_card_stud.moments import LATER
from houseway.games.five_card_stud.table import FiveCardStudTable
from houseway.games.five_card_stud.terms import PART
from houseway.play.acts import Act
from houseway.play.sign_acts import higher_minimum

FAULTS: Final = faults(PART, "one card face down and one face up", "a player was dealt no hole card")

ACTS: Final[tuple[Act[FiveCardStudTable], ...]] = (
    *place_acts(PART),
    higher_minimum("qld s332(3)(a)"),
    agreed_stake(PART),
    *deck_acts(PART),
    *announcement_acts(PART),
    *forbidden_acts(PART),
    *misdeal_acts(PART, FAULTS, most=2, spare=to_spare, dealt=FACE_UP_CARDS),
    *card_acts(PART),
    *irregularity_acts(PART, later=[betting for _, betting in LATER]),
)
