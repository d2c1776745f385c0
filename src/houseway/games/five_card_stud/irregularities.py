"""Division 5: what can go wrong at 5 card stud poker, and what is done about it (qld ss 356 to 365).

Besides, what the dealer and the floor manager decide between rounds of play (Divisions 2 and 3).
"""

from typing import Final

from houseway.cite import cite
from houseway.families.poker.agreement import agreed_stake
from houseway.families.poker.forbidden import forbidden_acts
from houseway.families.poker.irregularities import irregularity_acts
from houseway.families.poker.misdeals import Fault, at_the_cut, in_the_deal, misdeal_acts, not_cut
from houseway.families.poker.places import place_acts
from houseway.families.poker.stud.announcements import announcement_acts
from houseway.families.poker.stud.cards import card_acts, first_cards_dealt, hole_card_came_face_up, to_spare
from houseway.families.poker.stud.deck import deck_acts
from houseway.families.poker.stud.moments import FACE_UP_CARDS
from houseway.games.five_card_stud.moments import LATER
from houseway.games.five_card_stud.table import FiveCardStudTable
from houseway.games.five_card_stud.terms import PART
from houseway.play.acts import Act
from houseway.play.sign_acts import higher_minimum

FAULTS: Final[tuple[Fault[FiveCardStudTable], ...]] = (
    Fault("a card was exposed when the cards were cut", cite("qld s357(1)(a)"), at_the_cut),
    Fault("the cards were not cut", cite("qld s357(1)(b)"), not_cut),
    Fault("a player has not one card face down and one face up", cite("qld s357(1)(c)"), first_cards_dealt),
    Fault("a card was not dealt face down after a hole card face up", cite("qld s357(2)"), hole_card_came_face_up),
    Fault("a hole card was dealt out of turn", cite("qld s357(1)(d)(i)"), in_the_deal, mendable=True),
    Fault("a player was dealt no hole card", cite("qld s357(1)(d)(ii)"), in_the_deal, mendable=True),
    Fault("a player was dealt an extra hole card", cite("qld s357(1)(d)(iii)"), in_the_deal, mendable=True),
    Fault("a hole card was dealt where nobody plays", cite("qld s357(1)(d)(iv)"), in_the_deal, mendable=True),
)

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
