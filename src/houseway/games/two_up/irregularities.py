"""Invalid spins (qld s175), a house spinner (s172), the lights (s173), and what nobody may do."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from houseway.cite import Cite, cite
from houseway.families.ring import BOXER, HOUSE_SPINNER, RingTable, direction, nobody_may, on_behalf, ring_acts
from houseway.games.two_up.table import LIGHTS_FAIL, LIGHTS_WORK, TwoUpTable
from houseway.games.two_up.terms import CITES, GROUNDS
from houseway.games.two_up.wagers import SPINNERS_ROWS
from houseway.play.acts import Act, Ways
from houseway.play.people import DEALER_OR_MORE_SENIOR
from houseway.play.sign_acts import higher_minimum

if TYPE_CHECKING:
    from houseway.play.round import Round

__all__ = ["ACTS"]


# s172(2): a house spinner goes on


def causes(table: RingTable) -> Mapping[str, Cite]:
    """Why a house spinner may be directed to continue: at any time in a game but while the coins are spun."""
    found = dict.fromkeys(("spinner unable to continue", "spinner unwilling to continue"), CITES.direct)
    return found | ({"3 consecutive invalid spins": CITES.direct} if table.invalid_run >= 3 else {})


# s173(2): cards stand in for the lights


def lights_work(round_: "Round[TwoUpTable]", _who: str) -> Ways:
    return [] if round_.table.cards else [()]


def lights_are_out(round_: "Round[TwoUpTable]", _who: str) -> Ways:
    return [()] if round_.table.cards else []


def show_by_cards(round_: "Round[TwoUpTable]", _who: str, _details: Mapping[str, Any]) -> None:
    round_.table.cards = True
    round_.table.rule("the lights have failed: cards show the result of each spin", LIGHTS_FAIL)


def show_by_lights(round_: "Round[TwoUpTable]", _who: str, _details: Mapping[str, Any]) -> None:
    round_.table.cards = False


ACTS: Final[tuple[Act[TwoUpTable], ...]] = (
    *ring_acts(GROUNDS),
    direction("direct a house spinner", CITES.direct, HOUSE_SPINNER, causes, {BOXER: cite("reading E5")}),
    on_behalf(SPINNERS_ROWS, CITES.must_wager),
    Act("lights fail", DEALER_OR_MORE_SENIOR, LIGHTS_FAIL, lights_work, show_by_cards, "cards show the results"),
    Act("lights work again", DEALER_OR_MORE_SENIOR, LIGHTS_WORK, lights_are_out, show_by_lights),
    nobody_may("declare a wager", cite("qld s170(3)"), "wagers are made with chips, not by word"),
    nobody_may("demand a new set of coins", cite("qld s164(5)"), "the set stays in use"),
    nobody_may("take coins from the bowl", cite("qld s164(2)"), "the boxer keeps them"),
    nobody_may("spin without the kip", CITES.kip, "the spinner uses the kip"),
    nobody_may("hide the coins", CITES.uppermost, "they are clearly visible before the spin"),
    higher_minimum("qld s171(4)"),
)
