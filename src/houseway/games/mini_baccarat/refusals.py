"""Whose step it is, and who keeps hands off the cards (qld ss 191, 202, 208)."""

from typing import Final

from houseway.errors import Ground, Refused
from houseway.games.mini_baccarat.table import MiniBaccaratTable
from houseway.play.acts import Details
from houseway.play.ask import Ask, Choice
from houseway.play.people import Role
from houseway.play.round import Round
from houseway.play.wagering import Wagering

CARDS_IN_HAND: Final = ("cut", "handle the cards")
STEPS: Final = {
    "no more bets": ("qld s202(2)", "'no more bets' is called once, while wagers are open"),
    "settle": ("qld s208(3)", "no result has been announced"),
    "cut": ("qld s201(2)", "the cut is not offered now"),
    "handle the cards": ("qld s202(3)", "it is the dealer who deals the cards"),
}


def refuses(round_: Round[MiniBaccaratTable], who: str, act: str, _details: Details) -> Refused | None:
    """Why a step is not for this person, or is not due."""
    table = round_.table
    person = table.people[who]
    if act in CARDS_IN_HAND and person.role is Role.PLAYER and table.seats.of(who) is None:
        why = f"{who} plays standing, and neither cuts nor touches the cards"
        return Refused("qld s191(2)(b)", why, ground=Ground.WHO)
    if act not in STEPS or _awaited(round_.ask, act):
        return None
    under, why = STEPS[act]
    return Refused(under, why, ground=Ground.WHEN, instead=f"awaited: {round_.ask}")


def _awaited(ask: Ask | None, act: str) -> bool:
    """Is it this step that is awaited, if of somebody else?"""
    return (isinstance(ask, Choice) and act in ask.offers) or (isinstance(ask, Wagering) and act == ask.closed_by)
