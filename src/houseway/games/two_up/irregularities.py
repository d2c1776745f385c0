"""Invalid spins (qld s175), a house spinner (s172), the lights (s173), and what nobody may do."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.cite import cite
from houseway.families.colour_chips import chips_found
from houseway.families.ring.acts import (
    direction,
    forbidden,
    giving_up,
    in_place,
    invalid_spins,
    on_behalf,
    spun_uncalled,
)
from houseway.families.ring.coins import coins_astray
from houseway.families.ring.table import BOXER, HOUSE_SPINNER
from houseway.games.two_up.moments import MOMENTS
from houseway.games.two_up.table import LIGHTS_FAIL, LIGHTS_WORK, TwoUpTable
from houseway.games.two_up.terms import PART
from houseway.games.two_up.wagers import SPINNERS_ROWS
from houseway.play.acts import Act, Ways, because
from houseway.play.people import DEALER_OR_MORE_SENIOR
from houseway.play.round import Round
from houseway.play.sign_acts import higher_minimum

# s173(2): cards stand in for the lights


def lights_work(round_: Round[TwoUpTable], _who: str) -> Ways:
    return [] if round_.table.cards else [()]


def lights_are_out(round_: Round[TwoUpTable], _who: str) -> Ways:
    return [()] if round_.table.cards else []


def show_by_cards(round_: Round[TwoUpTable], _who: str, _details: Mapping[str, Any]) -> None:
    round_.table.cards = True
    round_.table.rule("the lights have failed: cards show the result of each spin", LIGHTS_FAIL)


def show_by_lights(round_: Round[TwoUpTable], _who: str, _details: Mapping[str, Any]) -> None:
    round_.table.cards = False


ACTS: Final[tuple[Act[TwoUpTable], ...]] = (
    *invalid_spins(PART),
    spun_uncalled(PART),
    in_place(PART),
    chips_found(cite("qld s170(1)")),
    direction("direct a house spinner", PART, HOUSE_SPINNER, {BOXER: cite("reading E5")}),
    *giving_up(PART),
    on_behalf(SPINNERS_ROWS, cite("qld s167(2)")),
    Act("lights fail", DEALER_OR_MORE_SENIOR, LIGHTS_FAIL, lights_work, show_by_cards, "cards show the results",
        closed=because(LIGHTS_FAIL, "the lights are out already, and cards show the results")),
    Act("lights work again", DEALER_OR_MORE_SENIOR, LIGHTS_WORK, lights_are_out, show_by_lights),
    *forbidden(PART, cite("qld s164(2)")),
    *coins_astray(PART, cite("qld s164(2)"), MOMENTS),
    higher_minimum("qld s171(4)"),
)  # fmt: skip
