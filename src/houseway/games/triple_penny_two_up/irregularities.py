"""Invalid spins (qld s477), the boxer in the spinner's place (s478), the display (s479), and what nobody may do."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.cite import cite
from houseway.errors import Ground
from houseway.families.colour_chips import chips_found
from houseway.families.prohibitions import never
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
from houseway.families.ring.table import BOXER
from houseway.games.triple_penny_two_up.moments import MOMENTS
from houseway.games.triple_penny_two_up.table import DISPLAYS, TriplePennyTable
from houseway.games.triple_penny_two_up.terms import DIRECT_THE_BOXER, PART
from houseway.games.triple_penny_two_up.wagers import BONUS_ROWS, SPINNERS_ROWS
from houseway.play.acts import Act, Ways, act, choice
from houseway.play.people import DEALER_OR_MORE_SENIOR
from houseway.play.round import Round

MOVE: Final = cite("qld s475(2)")


def other_displays(round_: Round[TriplePennyTable], _who: str) -> Ways:
    return [(choice("means", [means for means in DISPLAYS if means != round_.table.display]),)]


def display_by(round_: Round[TriplePennyTable], _who: str, details: Mapping[str, Any]) -> None:
    round_.table.display = details["means"]
    round_.table.rule(f"results are displayed by {details['means']}", DISPLAYS[details["means"]])


ACTS: Final[tuple[Act[TriplePennyTable], ...]] = (
    *invalid_spins(PART),
    spun_uncalled(PART),
    in_place(PART),
    chips_found(cite("qld s473(2)")),
    direction(DIRECT_THE_BOXER, PART, BOXER, {}),
    *giving_up(PART),
    on_behalf(SPINNERS_ROWS, cite("qld s472(2)(a)")),
    on_behalf(BONUS_ROWS, cite("qld s472(2)(b)"), "place a bonus for the spinner"),
    act("display results by", DEALER_OR_MORE_SENIOR, "qld s479", other_displays, display_by),
    never("move to bonus play", MOVE, "a dealer does, when a triple is spun", ground=Ground.WHO),
    *forbidden(PART, cite("qld s471(4)")),
    *coins_astray(PART, cite("qld s471(4)"), MOMENTS),
)
