"""Division 5: what can go wrong at draw poker, and what is done about it (qld ss 315 to 322)."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.cite import cite
from houseway.families.never import never
from houseway.families.poker.forbidden import forbidden_acts
from houseway.families.poker.irregularities import irregularity_acts
from houseway.families.poker.misdeals import Fault, at_the_cut, in_the_deal, misdeal_acts, not_cut
from houseway.families.poker.moments import FINAL_BETTING
from houseway.families.poker.places import place_acts
from houseway.games.draw.arithmetic import CARDS
from houseway.games.draw.decks import DECK_ACTS
from houseway.games.draw.directions import DIRECTIONS
from houseway.games.draw.moments import DEAL, DRAW
from houseway.games.draw.table import DrawTable
from houseway.games.draw.terms import PART
from houseway.play.acts import Act, Ways, act, choice
from houseway.play.people import DEALER
from houseway.play.round import Round

ONE_CARD: Final = {
    "exposed by the dealer": cite("qld s317(1)(c)(i)"),
    "found face up in the deck": cite("qld s317(1)(c)(ii)"),
}


def two_dealt(table: DrawTable) -> bool:
    """Two cards at least have come from the deck."""
    return sum(len(seat.cards) for seat in table.seats) >= 2


FAULTS: Final[tuple[Fault[DrawTable], ...]] = (
    Fault("a card is exposed at the cut", cite("qld s317(1)(a)"), at_the_cut),
    Fault("the cards are not cut", cite("qld s317(1)(b)"), not_cut),
    Fault("the dealer exposes 2 or more cards", ONE_CARD["exposed by the dealer"], two_dealt),
    Fault("2 or more cards are face up in the deck", ONE_CARD["found face up in the deck"], in_the_deal),
    Fault("a card is dealt out of turn", cite("qld s317(1)(d)(i)"), in_the_deal, mendable=True),
    Fault("a player is dealt no cards", cite("qld s317(1)(d)(ii)"), in_the_deal, mendable=True),
    Fault("a player has the wrong number of cards", cite("qld s317(1)(d)(iii)"), in_the_deal, mendable=True),
    Fault("a player is dealt an extra card", cite("qld s317(1)(d)(iv)"), in_the_deal, mendable=True),
    Fault("a card is dealt to an empty position", cite("qld s317(1)(d)(v)"), in_the_deal, mendable=True),
)


def spare(table: DrawTable) -> int:
    """In the draw too there is always a card to deal: the deck may run out, and is then made up."""
    return table.shoe.remaining - 1


def may_report_one(round_: Round[DrawTable], _who: str) -> Ways:
    table = round_.table
    return [(choice("card", tuple(ONE_CARD)),)] if table.dealing and in_the_deal(table) else []


def report_one(round_: Round[DrawTable], _who: str, details: Mapping[str, Any]) -> None:
    """It takes two to make a misdeal: the card goes where it would have gone."""
    what = details["card"]
    round_.table.rule(f"one card is {what}: no misdeal, and the deal goes on", ONE_CARD[what], "reading K47")


ACTS: Final[tuple[Act[DrawTable], ...]] = (
    *place_acts(PART),
    *DIRECTIONS,
    *DECK_ACTS,
    *misdeal_acts(PART, FAULTS, most=CARDS, spare=spare, dealt=(DEAL, DRAW)),
    act("report one card seen", DEALER, "qld s317(1)(c)", may_report_one, report_one, "one alone is no misdeal"),
    *irregularity_acts(PART, later=[FINAL_BETTING]),
    *forbidden_acts(PART, "cards"),
    never("check", cite("qld s307(2)"), "there is no checking at draw poker"),
)
