"""Where Part 17 provides for what it shares with 7 card stud: opening, pot limits, face up cards, and the deck."""

from dataclasses import replace
from typing import Final

from houseway.cite import cite
from houseway.families.poker.cites import EndingCites
from houseway.families.poker.limits import RaiseCites
from houseway.families.poker.stud_cites import StudCites
from houseway.families.poker.stud_deck import DeckCites
from houseway.games.five_card_stud.terms import ENDING, FIRST, LATER

__all__ = ["DECK", "STUD"]

DECK: Final = DeckCites(
    by_players={52: cite("qld s333(1)"), 40: cite("qld s333(2)"), 32: cite("qld s333(3)")},
    decided=cite("qld s333(4)"),
    new=cite("qld s334(2)(a)"),
    unfit=cite("qld s334(2)(b)"),
    more={32: cite("qld s334(2)(c)(i)"), 40: cite("qld s334(2)(c)(ii)")},
    fewer=cite("reading K62"),
    no_longer_used=cite("qld s334(3)(a)"),
    finished=cite("qld s334(3)(b)"),
    counted=cite("qld s334(4)"),
    spread=(cite("qld s335(2)"), cite("qld s336(2)")),
    washed=(cite("qld s335(3)"), cite("qld s336(3)")),
)


def without_showdown(announced: str, passed: str) -> EndingCites:
    return replace(ENDING, announced=cite(announced), awarded=cite(passed))


ENDINGS: Final = {
    ending.awarded: ending
    for ending in (
        without_showdown("qld s347(3)(a)(iv)", "qld s347(3)(a)(vi)"),
        without_showdown("qld s347(8)(a)(iv)", "qld s347(8)(a)(vi)"),
        without_showdown("qld s348(7)(a)(iii)", "qld s348(7)(a)(v)"),
        without_showdown("qld s348(9)(a)(iv)", "qld s348(9)(a)(vi)"),
        without_showdown("qld s348(10)(a)(iv)", "qld s348(10)(a)(vi)"),
        without_showdown("qld s348(9)(a)(iv)", "reading K59"),  # as when a bet is not called
    )
}
STUD: Final = StudCites(
    ante_announced=cite("qld s340(1)"),
    lowest_announced=cite("qld s341(1)"),
    highest_otherwise=cite("qld s341(3)"),
    ace_announced=cite("qld s329(9)"),
    ante=cite("qld s345(1)(a)"),
    ante_on_sign=cite("qld s345(2)(a)"),
    ante_no_more=cite("qld s345(2)(b)"),
    blind=cite("qld s345(1)(b)"),
    blind_amount=cite("qld s345(3)"),
    highest_opens=cite("qld s346(2)"),
    lowest_opens=cite("qld s346(3)"),
    closest=cite("qld s346(4)(a)"),
    designated=cite("qld s346(4)(b)"),
    opening=(cite("qld s346(5)(a)"), cite("qld s346(5)(b)")),
    one_component=cite("qld s346(7)"),
    two_components=(cite("qld s346(8)(b)(i)"), cite("qld s346(8)(b)(ii)")),
    one_more=cite("qld s346(11)"),
    two_more=(cite("qld s346(12)(b)(i)"), cite("qld s346(12)(b)(ii)")),
    blind_opens=cite("qld s346(14)"),
    no_check=cite("qld s354(2)"),
    unplayed=cite("qld s347(4)(a)(i)"),
    blind_back=cite("qld s347(4)(a)(iii)"),
    opening_back=cite("qld s347(4)(a)(ii)"),
    blind_won=cite("reading K16"),
    later_opening=(cite("qld s348(2)(b)"), cite("qld s348(2)(a)")),
    highest_face_up=cite("qld s348(3)"),
    closest_later=cite("qld s348(4)(a)"),
    designated_later=cite("qld s348(4)(b)"),
    all_checked=cite("qld s348(6)"),
    nobody_opened=cite("qld s348(7)(a)(v)"),
    look_back=cite("reading K15"),
    others_folded=cite("reading K59"),
    no_one_to_bet=cite("reading K60"),
    raises=RaiseCites(
        no_less=(cite("qld s350(3)(a)"), cite("qld s350(3)(b)"), cite("qld s350(3)(c)")),
        only_the_most=cite("qld s350(2)"),
    ),
    most=(cite("qld s350(6)"), cite("qld s350(5)")),
    hole_face_up=cite("qld s357(2)"),
    first_found=cite("qld s359(1)"),
    later_found=cite("qld s359(2)"),
    exposed=cite("qld s360(a)"),
    exposed_shuffled=cite("qld s360(b)"),
    communal=cite("qld s361(1)"),
    communal_counts=cite("qld s361(2)"),
    only_one=cite("reading K21"),
    first=FIRST,
    later=LATER,
    endings=ENDINGS,
    components=cite("qld s346(6)"),
    additional=cite("qld s346(10)(b)"),
    with_first=(cite("qld s346(9)"), cite("qld s346(13)")),
)
