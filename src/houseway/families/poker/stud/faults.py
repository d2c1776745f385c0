"""The ways for the deal of a stud game to go wrong before the first round of betting (s357(1), (2))."""

from houseway.families.poker.misdeals import (
    Fault,
    at_the_cut,
    gone_past,
    in_the_deal,
    not_cut,
    not_dealt_so,
    too_few,
    too_many,
)
from houseway.families.poker.stud.cards import first_cards_dealt, hole_card_came_face_up, not_as_they_should
from houseway.families.poker.stud.table import StudTable
from houseway.rulebook.parallel import Parallel


def faults(part: Parallel, first_cards: str, none: str) -> tuple[Fault[StudTable], ...]:
    """`first_cards` is what a player must have, `none` how a player has not been dealt the hole cards."""
    face_down = "a card was not dealt face down after a hole card face up"
    return (
        Fault("a card was exposed when the cards were cut", part("qld s357(1)(a)"), at_the_cut, knows=not_dealt_so),
        Fault("the cards were not cut", part("qld s357(1)(b)"), not_cut, knows=gone_past),
        Fault(f"a player has not {first_cards}", part("qld s357(1)(c)"), first_cards_dealt, knows=not_as_they_should),
        Fault(face_down, part("qld s357(2)"), hole_card_came_face_up, knows=not_dealt_so),
        Fault(
            "a hole card was dealt out of turn",
            part("qld s357(1)(d)(i)"),
            in_the_deal,
            mendable=True,
            knows=not_dealt_so,
        ),
        Fault(none, part("qld s357(1)(d)(ii)"), in_the_deal, mendable=True, knows=too_few),
        Fault(
            "a player was dealt an extra hole card",
            part("qld s357(1)(d)(iii)"),
            in_the_deal,
            mendable=True,
            knows=too_many,
        ),
        Fault(
            "a hole card was dealt where nobody plays",
            part("qld s357(1)(d)(iv)"),
            in_the_deal,
            mendable=True,
            knows=not_dealt_so,
        ),
    )
