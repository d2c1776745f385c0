"""Invalid spins (qld s477), the boxer in the spinner's place (s478), the display (s479), and what nobody may do."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from houseway.cite import Cite, cite
from houseway.families.ring import BOXER, RingTable, direction, nobody_may, on_behalf, ring_acts
from houseway.games.triple_penny_two_up.procedure import DIRECT_THE_BOXER
from houseway.games.triple_penny_two_up.table import DISPLAYS, TriplePennyTable
from houseway.games.triple_penny_two_up.terms import CITES, GROUNDS
from houseway.games.triple_penny_two_up.wagers import BONUS_ROWS, SPINNERS_ROWS
from houseway.play.acts import Act, Ways, choice
from houseway.play.people import DEALER_OR_MORE_SENIOR

if TYPE_CHECKING:
    from houseway.play.round import Round

__all__ = ["ACTS"]

UNABLE: Final = cite("qld s478(2)(c)")


def causes(table: RingTable) -> Mapping[str, Cite]:
    """Why the boxer may be directed to take over (s478(2))."""
    found = {"spinner unable to continue": UNABLE, "spinner unwilling to continue": UNABLE}
    if table.invalid_run >= 3:
        found["3 consecutive invalid spins"] = cite("qld s478(2)(a)")
    if 2 * (table.spins - table.valid) > table.spins:
        found["most spins invalid"] = cite("qld s478(2)(b)")
    return found


def other_displays(round_: "Round[TriplePennyTable]", _who: str) -> Ways:
    return [(choice("means", [means for means in DISPLAYS if means != round_.table.display]),)]


def display_by(round_: "Round[TriplePennyTable]", _who: str, details: Mapping[str, Any]) -> None:
    round_.table.display = details["means"]
    round_.table.rule(f"results are displayed by {details['means']}", DISPLAYS[details["means"]])


ACTS: Final[tuple[Act[TriplePennyTable], ...]] = (
    *ring_acts(GROUNDS),
    direction(DIRECT_THE_BOXER, CITES.direct, BOXER, causes, {}),
    on_behalf(SPINNERS_ROWS, cite("qld s472(2)(a)")),
    on_behalf(BONUS_ROWS, cite("qld s472(2)(b)"), "place a bonus for the spinner"),
    Act("display results by", DEALER_OR_MORE_SENIOR, CITES.shown, other_displays, display_by),
    nobody_may("declare a wager", cite("qld s475(1)"), "wagers are made with chips, not by word"),
    nobody_may("move to bonus play", cite("qld s475(2)"), "a dealer does, when a triple is spun"),
    nobody_may("demand a new set of coins", cite("qld s470(4)"), "the set stays in use"),
    nobody_may("take coins from the bowl", cite("qld s471(4)"), "the boxer controls it"),
    nobody_may("spin without the kip", CITES.kip, "the spinner uses the kip"),
    nobody_may("hide the coins", cite("qld s472(3)(a)"), "they are clearly visible in the kip"),
)
