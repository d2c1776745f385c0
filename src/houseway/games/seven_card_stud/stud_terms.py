"""Where Part 18 provides for what it shares with 5 card stud: opening, pot limits, face up cards, and the deck."""

from dataclasses import replace
from typing import Final

from houseway.cite import cite
from houseway.families.poker.cites import EndingCites
from houseway.families.poker.limits import RaiseCites
from houseway.families.poker.stud_cites import StudCites
from houseway.families.poker.stud_deck import DeckCites
from houseway.games.seven_card_stud.terms import ENDING, FIRST, LATER

__all__ = ["DECK", "STUD"]


def without_showdown(announced: str, passed: str) -> EndingCites:
    return replace(ENDING, announced=cite(announced), awarded=cite(passed))


ENDINGS: Final = {
    ending.awarded: ending
    for ending in (
        without_showdown("qld s391(3)(a)(iv)", "qld s391(3)(a)(vi)"),
        without_showdown("qld s391(8)(a)(iv)", "qld s391(8)(a)(vi)"),
        without_showdown("qld s392(7)(a)(iii)", "qld s392(7)(a)(v)"),
        without_showdown("qld s392(9)(a)(iv)", "qld s392(9)(a)(vi)"),
        without_showdown("qld s392(10)(a)(iv)", "qld s392(10)(a)(vi)"),
        without_showdown("qld s392(9)(a)(iv)", "reading K59"),  # as when a bet is not called
    )
}
STUD: Final = StudCites(
    ante_announced=cite("qld s384(1)"),
    lowest_announced=cite("qld s385(1)"),
    highest_otherwise=cite("qld s385(3)"),
    ace_announced=cite("qld s373(9)"),
    ante=cite("qld s389(1)(a)"),
    ante_on_sign=cite("qld s389(2)(a)"),
    ante_no_more=cite("qld s389(2)(b)"),
    blind=cite("qld s389(1)(b)"),
    blind_amount=cite("qld s389(3)"),
    highest_opens=cite("qld s390(2)"),
    lowest_opens=cite("qld s390(3)"),
    closest=cite("qld s390(4)(a)"),
    designated=cite("qld s390(4)(b)"),
    opening=(cite("qld s390(5)(a)"), cite("qld s390(5)(b)")),
    one_component=cite("qld s390(7)"),
    two_components=(cite("qld s390(8)(b)(i)"), cite("qld s390(8)(b)(ii)")),
    one_more=cite("qld s390(11)"),
    two_more=(cite("qld s390(12)(b)(i)"), cite("qld s390(12)(b)(ii)")),
    blind_opens=cite("qld s390(14)"),
    no_check=cite("qld s398(2)"),
    unplayed=cite("qld s391(4)(a)(i)"),
    blind_back=cite("qld s391(4)(a)(iii)"),
    opening_back=cite("qld s391(4)(a)(ii)"),
    blind_won=cite("reading K16"),
    later_opening=(cite("qld s392(2)(b)"), cite("qld s392(2)(a)")),
    highest_face_up=cite("qld s392(3)"),
    closest_later=cite("qld s392(4)(a)"),
    designated_later=cite("qld s392(4)(b)"),
    all_checked=cite("qld s392(6)"),
    nobody_opened=cite("qld s392(7)(a)(v)"),
    look_back=cite("reading K15"),
    others_folded=cite("reading K59"),
    no_one_to_bet=cite("reading K60"),
    raises=RaiseCites(
        no_less=(cite("qld s394(3)(a)"), cite("qld s394(3)(b)"), cite("qld s394(3)(c)")),
        only_the_most=cite("qld s394(2)"),
    ),
    most=(cite("qld s394(6)"), cite("qld s394(5)")),
    hole_face_up=cite("qld s401(2)"),
    first_found=cite("qld s404(1)"),
    later_found=cite("qld s404(2)"),
    exposed=cite("qld s405(a)"),
    exposed_shuffled=cite("qld s405(b)"),
    communal=cite("qld s406(1)"),
    communal_counts=cite("qld s406(2)"),
    only_one=cite("reading K21"),
    first=FIRST,
    later=LATER,
    endings=ENDINGS,
    components=cite("qld s390(6)"),
    additional=cite("qld s390(10)(b)"),
    with_first=(cite("qld s390(9)"), cite("qld s390(13)")),
)
DECK: Final = DeckCites(
    by_players={52: cite("qld s377(1)"), 40: cite("qld s377(2)"), 32: cite("qld s377(3)")},
    decided=cite("qld s377(4)"),
    new=cite("qld s378(2)(a)"),
    unfit=cite("qld s378(2)(b)"),
    more={32: cite("qld s378(2)(c)(i)"), 40: cite("qld s378(2)(c)(ii)")},
    fewer=cite("reading K62"),
    no_longer_used=cite("qld s378(3)(a)"),
    finished=cite("qld s378(3)(b)"),
    counted=cite("qld s378(4)"),
    spread=(cite("qld s379(2)"), cite("qld s380(2)")),
    washed=(cite("qld s379(3)"), cite("qld s380(3)")),
)
