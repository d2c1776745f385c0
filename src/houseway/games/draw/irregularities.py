"""Division 5: what can go wrong at draw poker, and what is done about it (qld ss 315 to 322)."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.cite import cite
from houseway.families.house_deals import held_against_the_deal
from houseway.families.poker.irregularities import irregularity_acts
from houseway.families.poker.misdeals import (
    Fault,
    at_the_cut,
    declare,
    gone_past,
    in_the_deal,
    misdeal_acts,
    not_cut,
    not_dealt_so,
    too_few,
    too_many,
    wrong_number,
)
from houseway.families.poker.moments import BEFORE, FINAL_BETTING
from houseway.families.poker.places import place_acts
from houseway.families.poker.prohibitions import forbidden_acts
from houseway.families.prohibitions import never
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
    Fault("a card is exposed at the cut", cite("qld s317(1)(a)"), at_the_cut, knows=not_dealt_so),
    Fault("the cards are not cut", cite("qld s317(1)(b)"), not_cut, knows=gone_past),
    Fault("the dealer exposes 2 or more cards", ONE_CARD["exposed by the dealer"], two_dealt, knows=not_dealt_so),
    Fault(
        "2 or more cards are face up in the deck",
        ONE_CARD["found face up in the deck"],
        in_the_deal,
        knows=not_dealt_so,
    ),
    Fault("a card is dealt out of turn", cite("qld s317(1)(d)(i)"), in_the_deal, mendable=True, knows=not_dealt_so),
    Fault("a player is dealt no cards", cite("qld s317(1)(d)(ii)"), in_the_deal, mendable=True, knows=too_few),
    Fault(
        "a player has the wrong number of cards",
        cite("qld s317(1)(d)(iii)"),
        in_the_deal,
        mendable=True,
        knows=wrong_number,
    ),
    Fault("a player is dealt an extra card", cite("qld s317(1)(d)(iv)"), in_the_deal, mendable=True, knows=too_many),
    Fault(
        "a card is dealt to an empty position",
        cite("qld s317(1)(d)(v)"),
        in_the_deal,
        mendable=True,
        knows=not_dealt_so,
    ),
)


def spare(table: DrawTable) -> int:
    """In the draw too there is always a card to deal: the deck may run out, and is then made up."""
    return table.shoe.remaining - 1


def may_report_one(round_: Round[DrawTable], _who: str) -> Ways:
    """Once cards are out; between rounds those of the last lie there still."""
    on = round_.moment != BEFORE and in_the_deal(round_.table)
    return [(choice("card", tuple(ONE_CARD)),)] if on else []


def report_one(round_: Round[DrawTable], _who: str, details: Mapping[str, Any]) -> None:
    """One goes where it would have gone; the second that is seen in the same way makes a misdeal, if it is in time."""
    table, what = round_.table, details["card"]
    table.seen[what] += 1
    if not table.dealing:
        too_late = f"a card is {what} after the betting has started: no misdeal, and the round of play goes on"
        table.rule(too_late, "qld s317(3)", "reading K47")
    elif table.seen[what] == 1:
        table.rule(f"one card is {what}: no misdeal, and the deal goes on", ONE_CARD[what], "reading K47")
    else:
        declare(table, f"{table.seen[what]} cards are {what}", ONE_CARD[what])


ACTS: Final[tuple[Act[DrawTable], ...]] = (
    *place_acts(PART),
    *DIRECTIONS,
    *DECK_ACTS,
    *misdeal_acts(PART, FAULTS, most=CARDS, spare=spare, dealt=(DEAL, DRAW)),
    *held_against_the_deal(
        act(
            "report one card seen",
            DEALER,
            "qld s317(1)(c)",
            may_report_one,
            report_one,
            "one alone is no misdeal",
            closed="no card is dealt yet",
        )
    ),
    *irregularity_acts(PART, later=[FINAL_BETTING]),
    *forbidden_acts(PART, "cards"),
    never("check", cite("qld s307(2)"), "there is no checking at draw poker"),
)
