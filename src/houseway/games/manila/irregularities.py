"""Division 5: what can go wrong at manila poker, and what is done about it (qld ss 279 to 286)."""

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from houseway.cite import cite
from houseway.errors import Ground, Refused
from houseway.families.house_deals import held_against_the_deal
from houseway.families.poker.irregularities import irregularity_acts
from houseway.families.poker.misdeals import (
    Fault,
    at_the_cut,
    gone_past,
    in_the_deal,
    misdeal_acts,
    not_cut,
    not_dealt_so,
    too_few,
    too_many,
)
from houseway.families.poker.moments import BETTING
from houseway.families.poker.places import place_acts
from houseway.families.poker.prohibitions import forbidden_acts
from houseway.games.manila import moments
from houseway.games.manila.amounts import calls_only, the_minimum
from houseway.games.manila.directions import DIRECTIONS
from houseway.games.manila.table import COMMUNAL, ManilaTable
from houseway.games.manila.terms import PART
from houseway.play.acts import Act, Ways
from houseway.play.ask import Card, Script
from houseway.play.people import DEALER
from houseway.play.round import Round

HOLE: Final = 2
DURING: Final = cite("qld s282(1)")
BEFORE: Final = cite("qld s282(2)")

# s280(1): a misdeal

FAULTS: Final[tuple[Fault[ManilaTable], ...]] = (
    Fault("a card was exposed at the cut", cite("qld s280(1)(a)"), at_the_cut, knows=not_dealt_so),
    Fault("the cards were not cut", cite("qld s280(1)(b)"), not_cut, knows=gone_past),
    Fault("the dealer exposed a hole card", cite("qld s280(1)(c)"), in_the_deal, knows=not_dealt_so),
    Fault("the second communal card was face up in the deck", cite("qld s280(1)(d)"), in_the_deal, knows=not_dealt_so),
    Fault(
        "a hole card was dealt out of turn", cite("qld s280(1)(e)(i)"), in_the_deal, mendable=True, knows=not_dealt_so
    ),
    Fault("a player was dealt no hole cards", cite("qld s280(1)(e)(ii)"), in_the_deal, mendable=True, knows=too_few),
    Fault(
        "a player was dealt no second hole card", cite("qld s280(1)(e)(iii)"), in_the_deal, mendable=True, knows=too_few
    ),
    Fault(
        "a player was dealt too many hole cards", cite("qld s280(1)(e)(iv)"), in_the_deal, mendable=True, knows=too_many
    ),
    Fault(
        "a hole card was dealt to an empty position",
        cite("qld s280(1)(e)(v)"),
        in_the_deal,
        mendable=True,
        knows=not_dealt_so,
    ),
)


def to_spare(table: ManilaTable) -> int:
    """What the deck holds besides the communal cards, and the hole cards, that are still to come."""
    dealt = [len(seat.cards) - seat.wrong for seat in table.staying]
    return table.shoe.remaining - (COMMUNAL - table.number) - sum(HOLE - cards for cards in dealt if cards < HOLE)


# s282: a communal card too early


def may_expose(round_: Round[ManilaTable], _who: str) -> Ways:
    """While a card is not out yet. Before anybody has acted in the first round of betting it is a misdeal."""
    table = round_.table
    return [()] if not table.dealing and round_.moment in BETTING and len(table.communal) < COMMUNAL else []


def not_exposed(round_: Round[ManilaTable], _who: str) -> Refused | None:
    table = round_.table
    if table.dealing:
        return Refused(DURING, "before the first round of betting starts that is a misdeal", ground=Ground.WHEN)
    why = "every communal card lies there" if len(table.communal) == COMMUNAL else "no round of betting is on"
    return Refused(DURING, why, ground=Ground.WHEN)


def expose(round_: Round[ManilaTable], _who: str, _details: Mapping[str, Any]) -> Script:
    """The card stays where it is, with those that were exposed before it. How far players bet depends on which round of
    betting it was to follow, and whether that has started (reading K8)."""
    table, betting, number = round_.table, round_.table.betting, len(round_.table.communal) + 1
    assert betting is not None
    during = number == table.number + 1 and betting.started
    lies = partial(_lies_at, table, number)
    card = yield Card(table.shoe, DURING if during else BEFORE, "communal", lies)
    if card is None:  # it was exposed by another such report
        return None
    table.shoe.take(card)
    table.communal.append(card)
    if during:
        betting.restrict(DURING, calls_only)
        what = "the next communal card was exposed: the betting goes on, but nobody may raise"
        table.rule(what, DURING, "reading K8")
        return None
    table.restricted.add(number - 1)
    if number - 1 == table.number:
        betting.restrict(BEFORE, calls_only, the_minimum)
    which = "the next communal card" if number == table.number + 1 else f"communal card {number}"
    what = f"{which} was exposed: nobody bets more than the table minimum, and nobody may raise"
    table.rule(
        what if number == table.number + 1 else f"{what}, in round of betting {number - 1}", BEFORE, "reading K8"
    )
    return None


def _lies_at(table: ManilaTable, number: int) -> bool:
    """Is this card still the next to come?"""
    return table.on() and len(table.communal) == number - 1


ACTS: Final[tuple[Act[ManilaTable], ...]] = (
    *place_acts(PART),
    *DIRECTIONS,
    *irregularity_acts(PART),
    *forbidden_acts(PART),
    *misdeal_acts(PART, FAULTS, most=HOLE, spare=to_spare, dealt=(moments.HOLE_CARDS,)),
    *held_against_the_deal(
        Act("expose the next communal card", DEALER, DURING, may_expose, expose, "too early", closed=not_exposed)
    ),
)
