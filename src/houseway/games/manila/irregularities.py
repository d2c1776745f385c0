"""Division 5: what can go wrong at manila poker, and what is done about it (qld ss 279 to 286)."""

from collections.abc import Mapping
from functools import partial
from typing import Any, Final

from houseway.cite import cite
from houseway.families.poker.forbidden import forbidden_acts
from houseway.families.poker.irregularities import irregularity_acts
from houseway.families.poker.misdeals import Fault, at_the_cut, in_the_deal, misdeal_acts, not_cut, too_few, too_many
from houseway.families.poker.moments import BETTING
from houseway.families.poker.places import place_acts
from houseway.games.manila import moments
from houseway.games.manila.amounts import calls_only, the_minimum
from houseway.games.manila.directions import DIRECTIONS
from houseway.games.manila.table import COMMUNAL, ManilaTable
from houseway.games.manila.terms import PART
from houseway.play.acts import Act, Ways, act
from houseway.play.ask import Card, Script
from houseway.play.people import DEALER
from houseway.play.round import Round

HOLE: Final = 2
DURING: Final = cite("qld s282(1)")
BEFORE: Final = cite("qld s282(2)")

# s280(1): a misdeal

FAULTS: Final[tuple[Fault[ManilaTable], ...]] = (
    Fault("a card was exposed at the cut", cite("qld s280(1)(a)"), at_the_cut),
    Fault("the cards were not cut", cite("qld s280(1)(b)"), not_cut),
    Fault("the dealer exposed a hole card", cite("qld s280(1)(c)"), in_the_deal),
    Fault("the second communal card was face up in the deck", cite("qld s280(1)(d)"), in_the_deal),
    Fault("a hole card was dealt out of turn", cite("qld s280(1)(e)(i)"), in_the_deal, mendable=True),
    Fault("a player was dealt no hole cards", cite("qld s280(1)(e)(ii)"), in_the_deal, mendable=True, knows=too_few),
    Fault(
        "a player was dealt no second hole card", cite("qld s280(1)(e)(iii)"), in_the_deal, mendable=True, knows=too_few
    ),
    Fault(
        "a player was dealt too many hole cards", cite("qld s280(1)(e)(iv)"), in_the_deal, mendable=True, knows=too_many
    ),
    Fault("a hole card was dealt to an empty position", cite("qld s280(1)(e)(v)"), in_the_deal, mendable=True),
)


def to_spare(table: ManilaTable) -> int:
    """What the deck holds besides the communal cards, and the hole cards, that are still to come."""
    dealt = [len(seat.cards) - seat.wrong for seat in table.staying]
    return table.shoe.remaining - (COMMUNAL - table.number) - sum(HOLE - cards for cards in dealt if cards < HOLE)


# s282: a communal card too early


def may_expose(round_: Round[ManilaTable], _who: str) -> Ways:
    """While the next card is not out yet. Before anybody has acted in the first round of betting it is a misdeal."""
    table = round_.table
    return [()] if not table.dealing and _still_to_come(table) else []


def _still_to_come(table: ManilaTable) -> bool:
    return len(table.communal) == table.number


def expose(round_: Round[ManilaTable], _who: str, _details: Mapping[str, Any]) -> Script:
    """The card stays where it is; how far the betting goes on depends on whether it had started (reading K8)."""
    table, betting = round_.table, round_.table.betting
    assert betting is not None
    started = betting.started
    card = yield Card(table.shoe, DURING if started else BEFORE, "communal", partial(_still_to_come, table))
    if card is None:  # it was exposed by another such report
        return None
    table.shoe.take(card)
    table.communal.append(card)
    if started:
        betting.restrict(DURING, calls_only)
        what = "the next communal card was exposed: the betting goes on, but nobody may raise"
        table.rule(what, DURING, "reading K8")
    else:
        betting.restrict(BEFORE, calls_only, the_minimum)
        what = "the next communal card was exposed: nobody bets more than the table minimum, and nobody may raise"
        table.rule(what, BEFORE, "reading K8")
    return None


ACTS: Final[tuple[Act[ManilaTable], ...]] = (
    *place_acts(PART),
    *DIRECTIONS,
    *irregularity_acts(PART),
    *forbidden_acts(PART),
    *misdeal_acts(PART, FAULTS, most=HOLE, spare=to_spare, dealt=(moments.HOLE_CARDS,)),
    act("expose the next communal card", DEALER, "qld s282(1)", may_expose, expose, "too early", at=BETTING[:-1]),
)
