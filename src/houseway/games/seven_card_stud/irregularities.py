"""Division 5: what can go wrong at 7 card stud poker, and what is done about it (qld ss 400 to 410).

Besides, what the dealer and the floor manager decide between rounds of play (Divisions 2 and 3).
"""

from typing import Final

from houseway.cite import cite
from houseway.families.never import never
from houseway.families.poker.acts import poker_acts
from houseway.families.poker.agreement import agreed_stake
from houseway.families.poker.dealing import Fault, at_the_cut, before_the_cut, dealing_acts, in_the_deal
from houseway.families.poker.lapses import lapse_acts
from houseway.families.poker.places import place_acts
from houseway.families.poker.stud_acts import AnnouncementCites, announcement_acts, card_acts
from houseway.families.poker.stud_deck import deck_acts
from houseway.families.poker.table import PokerTable
from houseway.games.seven_card_stud.final_cards import FINAL_CARD_ACTS
from houseway.games.seven_card_stud.stud_terms import DECK, STUD
from houseway.games.seven_card_stud.terms import DEALING, LAPSES, PLACE, UNDER
from houseway.play.acts import Act
from houseway.play.sign_acts import higher_minimum

__all__ = ["ACTS"]

FIRST_CARDS: Final = 3
HOLE_CARDS: Final = 2
ANNOUNCED: Final = AnnouncementCites(
    form=(cite("qld s384(1)"), cite("qld s384(2)")),
    opens=(cite("qld s385(1)"), cite("qld s385(4)")),
    ace=cite("qld s373(9)"),
    less=cite("qld s396(3)"),
    pot_betting=cite("qld s394(4)"),
    ante=cite("qld s389(2)(a)"),
)


def all_have_three(table: PokerTable) -> bool:
    """The first three cards have been dealt to each player."""
    return in_the_deal(table) and all(len(seat.cards) == FIRST_CARDS for seat in table.staying)


def one_came_face_up(table: PokerTable) -> bool:
    """A hole card of somebody's lies face up, and the card to be dealt face down instead has come."""
    return any(len(seat.cards) == FIRST_CARDS and seat.up != seat.cards[HOLE_CARDS:] for seat in table.staying)


def to_spare(table: PokerTable) -> int:
    """What the shoe holds besides a card for everybody who stays: cards that are being dealt must come."""
    return table.shoe.remaining - len(table.staying)


FAULTS: Final = (  # s401(1), (2)
    Fault("a card was exposed when the cards were cut", cite("qld s401(1)(a)"), at_the_cut),
    Fault("the cards were not cut", cite("qld s401(1)(b)"), before_the_cut),
    Fault("a player has not two cards face down and one face up", cite("qld s401(1)(c)"), all_have_three),
    Fault("a card was not dealt face down after a hole card face up", cite("qld s401(2)"), one_came_face_up),
    Fault("a hole card was dealt out of turn", cite("qld s401(1)(d)(i)"), in_the_deal, mendable=True),
    Fault("a player was not dealt two hole cards", cite("qld s401(1)(d)(ii)"), in_the_deal, mendable=True),
    Fault("a player was dealt an extra hole card", cite("qld s401(1)(d)(iii)"), in_the_deal, mendable=True),
    Fault("a hole card was dealt where nobody plays", cite("qld s401(1)(d)(iv)"), in_the_deal, mendable=True),
)

ACTS: Final[tuple[Act, ...]] = (
    *place_acts(PLACE),
    higher_minimum("qld s376(3)(a)"),
    agreed_stake(cite("qld s376(3)(b)")),
    *deck_acts(DECK),
    *announcement_acts(ANNOUNCED),
    *lapse_acts(LAPSES),
    never("show folded hole cards", cite("qld s400(4)"), "the hole cards of an inactive player stay unknown too"),
    *dealing_acts(DEALING, FAULTS, most=HOLE_CARDS, spare=to_spare),
    *card_acts(STUD),
    *FINAL_CARD_ACTS,
    *poker_acts(UNDER),
)
