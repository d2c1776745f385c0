"""Division 5: what can go wrong at 5 card stud poker, and what is done about it (qld ss 356 to 365).

Besides, what the dealer and the floor manager decide between rounds of play (Divisions 2 and 3).
"""

from typing import Final

from houseway.cite import cite
from houseway.families.poker.acts import poker_acts
from houseway.families.poker.agreement import agreed_stake
from houseway.families.poker.dealing import Fault, at_the_cut, before_the_cut, dealing_acts, in_the_deal
from houseway.families.poker.lapses import LapseCites, lapse_acts
from houseway.families.poker.places import place_acts
from houseway.families.poker.stud_acts import AnnouncementCites, announcement_acts, card_acts
from houseway.families.poker.stud_deck import deck_acts
from houseway.families.poker.table import PokerTable
from houseway.games.five_card_stud.stud_terms import DECK, STUD
from houseway.games.five_card_stud.terms import DEALING, PLACE, UNDER
from houseway.play.sign_acts import higher_minimum

__all__ = ["ACTS"]

FIRST_CARDS: Final = 2
ANNOUNCED: Final = AnnouncementCites(
    form=(cite("qld s340(1)"), cite("qld s340(2)")),
    opens=(cite("qld s341(1)"), cite("qld s341(4)")),
    ace=cite("qld s329(9)"),
    less=cite("qld s352(3)"),
    pot_betting=cite("qld s350(4)"),
    ante=cite("qld s345(2)(a)"),
)
LAPSES: Final = LapseCites(
    fold=cite("qld s355(2)"),
    taken_to_fold=(cite("qld s355(3)(a)"), cite("qld s355(3)(b)")),
    out_of_turn=cite("qld s358(1)"),
    helping=cite("qld s356(1)"),
    advice=cite("qld s356(2)"),
    secret=cite("qld s356(3)"),
    looking=cite("qld s356(7)"),
    aloud=cite("qld s344(2)"),
    buck_declined=cite("qld s339(3)"),
    lending=cite("qld s353(3)"),
    agreement=cite("qld s349(7)"),
    retrieving=cite("qld s363(1)"),
    exchanging=cite("qld s363(2)(a)"),
    telling=cite("qld s363(2)(b)"),
    still_secret=cite("qld s356(4)"),
)


def all_have_two(table: PokerTable) -> bool:
    """The first two cards have been dealt to each player."""
    return in_the_deal(table) and all(len(seat.cards) == FIRST_CARDS for seat in table.staying)


def one_came_face_up(table: PokerTable) -> bool:
    """Somebody's hole card lies face up, and the card to be dealt face down instead has come."""
    return any(len(seat.cards) == FIRST_CARDS and seat.up == seat.cards[:1] for seat in table.staying)


def to_spare(table: PokerTable) -> int:
    """What the shoe holds besides a card for everybody who stays: cards that are being dealt must come."""
    return table.shoe.remaining - len(table.staying)


FAULTS: Final = (
    Fault("a card was exposed when the cards were cut", cite("qld s357(1)(a)"), at_the_cut),
    Fault("the cards were not cut", cite("qld s357(1)(b)"), before_the_cut),
    Fault("a player has not one card face down and one face up", cite("qld s357(1)(c)"), all_have_two),
    Fault("a card was not dealt face down after a hole card face up", cite("qld s357(2)"), one_came_face_up),
    Fault("a hole card was dealt out of turn", cite("qld s357(1)(d)(i)"), in_the_deal, mendable=True),
    Fault("a player was dealt no hole card", cite("qld s357(1)(d)(ii)"), in_the_deal, mendable=True),
    Fault("a player was dealt an extra hole card", cite("qld s357(1)(d)(iii)"), in_the_deal, mendable=True),
    Fault("a hole card was dealt where nobody plays", cite("qld s357(1)(d)(iv)"), in_the_deal, mendable=True),
)

ACTS: Final = (
    *place_acts(PLACE),
    higher_minimum("qld s332(3)(a)"),
    agreed_stake(cite("qld s332(3)(b)")),
    *deck_acts(DECK),
    *announcement_acts(ANNOUNCED),
    *lapse_acts(LAPSES),
    *dealing_acts(DEALING, FAULTS, most=FIRST_CARDS, spare=to_spare),
    *card_acts(STUD),
    *poker_acts(UNDER),
)
