"""Division 5: what can go wrong at manila poker, and what is done about it (qld ss 279 to 286)."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from houseway.cite import cite
from houseway.families.poker.forbidden import forbidden_acts
from houseway.families.poker.irregularities import irregularity_acts
from houseway.families.poker.misdeals import Fault, at_the_cut, before_the_cut, in_the_deal, misdeal_acts
from houseway.families.poker.places import place_acts
from houseway.families.poker.table import PokerTable
from houseway.games.manila.amounts import FINAL, calls_only, the_minimum
from houseway.games.manila.directions import DIRECTIONS, table_of
from houseway.games.manila.table import COMMUNAL
from houseway.games.manila.terms import PART
from houseway.play.acts import Act, Ways, act
from houseway.play.ask import Card, Script
from houseway.play.people import Role

if TYPE_CHECKING:
    from houseway.games.manila.table import ManilaTable
    from houseway.play.round import Round

__all__ = ["ACTS"]

DEALER: Final = frozenset({Role.DEALER})
DURING: Final = cite("qld s282(1)")
BEFORE: Final = cite("qld s282(2)")

# s280(1): a misdeal


FAULTS: Final = (
    Fault("a card was exposed at the cut", cite("qld s280(1)(a)"), at_the_cut),
    Fault("the cards were not cut", cite("qld s280(1)(b)"), before_the_cut),
    Fault("the dealer exposed a hole card", cite("qld s280(1)(c)"), in_the_deal),
    Fault("the second communal card was face up in the deck", cite("qld s280(1)(d)"), in_the_deal),
    Fault("a hole card was dealt out of turn", cite("qld s280(1)(e)(i)"), in_the_deal, mendable=True),
    Fault("a player was dealt no hole cards", cite("qld s280(1)(e)(ii)"), in_the_deal, mendable=True),
    Fault("a player was dealt no second hole card", cite("qld s280(1)(e)(iii)"), in_the_deal, mendable=True),
    Fault("a player was dealt too many hole cards", cite("qld s280(1)(e)(iv)"), in_the_deal, mendable=True),
    Fault("a hole card was dealt to an empty position", cite("qld s280(1)(e)(v)"), in_the_deal, mendable=True),
)


def to_spare(table: PokerTable) -> int:
    """What the deck holds besides the communal cards that are still to come."""
    return table.shoe.remaining - (COMMUNAL - table_of(table).number)


# s282: a communal card too early


def may_expose(round_: "Round[ManilaTable]", _who: str) -> Ways:
    """While there is betting before the final round of betting, and the next card is not out yet.

    Before anybody has acted in the first round of betting it is a misdeal.
    """
    table = table_of(round_.table)
    betting_is_on = table.betting is not None and table.betting.turn is not None and not round_.interrupted
    too_early = not table.dealing and table.number < FINAL and len(table.communal) == table.number
    return [()] if betting_is_on and too_early else []


def expose(round_: "Round[ManilaTable]", _who: str, _details: Mapping[str, Any]) -> Script:
    """The card stays where it is; how far the betting goes on depends on whether it had started (reading K8)."""
    table = table_of(round_.table)
    betting = table.betting
    assert betting is not None
    started = betting.started
    card = yield Card(table.shoe, DURING if started else BEFORE, "communal")
    table.shoe.take(card)
    table.communal.append(card)
    if started:
        betting.restrict(betting.may_open, calls_only(DURING))
        what = "the next communal card was exposed: the betting goes on, but nobody may raise"
        table.rule(what, DURING, "reading K8")
    else:
        betting.restrict(the_minimum(BEFORE), calls_only(BEFORE))
        what = "the next communal card was exposed: nobody bets more than the table minimum, and nobody may raise"
        table.rule(what, BEFORE, "reading K8")
    return None


ACTS: "Final[tuple[Act[ManilaTable], ...]]" = (
    *place_acts(PART),
    *DIRECTIONS,
    *irregularity_acts(PART),
    *forbidden_acts(PART),
    *misdeal_acts(PART, FAULTS, most=2, spare=to_spare),
    act("expose the next communal card", DEALER, "qld s282(1)", may_expose, expose, "too early"),
)
