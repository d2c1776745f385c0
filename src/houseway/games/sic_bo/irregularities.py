"""No spin (qld s80), spins that were none (s76, s79), the seal (s66), and lights that fail (s78)."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.cite import cite
from houseway.errors import Refused
from houseway.families.colour_chips import chip_acts
from houseway.families.prohibitions import never
from houseway.families.tumbler_acts import tumbler_acts
from houseway.families.where_chips_lie import chips_lie_elsewhere
from houseway.games.sic_bo.moments import MOMENTS, RESULT
from houseway.games.sic_bo.procedure import WHERE_IT_LIES, cannot_be_changed
from houseway.games.sic_bo.table import CHIP_CITES, SicBoTable
from houseway.games.sic_bo.terms import TUMBLER
from houseway.games.sic_bo.wagers import WAGERS
from houseway.play.acts import Act, ScriptAnswer, Ways, act, choice, plainly
from houseway.play.cloth import area_name
from houseway.play.people import DEALER_OR_MORE_SENIOR
from houseway.play.round import Round
from houseway.play.sign_acts import higher_minimum

STAFF: Final = DEALER_OR_MORE_SENIOR
ENTRY_BY_ANOTHER: Final = "entry by another"


# s78(7): a light that fails


EVERY_AREA: Final = tuple(area_name(row.name, selection) for row in WAGERS for selection in row.selections)


def areas_are_lit(round_: Round[SicBoTable], _who: str) -> Ways:
    table = round_.table
    right = table.tumbler.lies is not None and table.terminal.holds(table.tumbler.lies)
    return [(choice("area", table.lit, among=EVERY_AREA),)] if right and table.lit else []


def not_a_winning_area(round_: Round[SicBoTable], details: Mapping[str, Any]) -> Refused | None:
    area = details.get("area")
    if round_.moment != RESULT or area not in EVERY_AREA or not areas_are_lit(round_, ""):
        return None
    dark = area in round_.table.terminal.dark
    return Refused("qld s78(7)", f"{area} {'is known to be dark' if dark else 'wins nothing on these dice'}")


def stays_dark(round_: Round[SicBoTable], _who: str, details: Mapping[str, Any]) -> None:
    table = round_.table
    table.terminal.dark.append(details["area"])
    table.rule(f"{details['area']} won though its area did not light", "qld s78(7)", "qld s67(2)", "reading S7")


# s79: the entry button under another hand


def entered_by_another(round_: Round[SicBoTable], who: str, details: Mapping[str, Any]) -> ScriptAnswer | None:
    announced = round_.moment == RESULT
    then = "the result is entered anew" if announced else "there is no result, and what was entered counts for nothing"
    round_.table.rule(f"somebody who may not has pressed the entry button: {then}", "qld s79", "reading S6")
    return ScriptAnswer((who, ENTRY_BY_ANOTHER, details)) if announced else None


ACTS: Final[tuple[Act[SicBoTable], ...]] = (
    *tumbler_acts(TUMBLER, MOMENTS),
    act("area does not light", STAFF, "qld s78(7)", areas_are_lit, stays_dark, "", not_a_winning_area, (RESULT,),
        "no area is lit before the right numbers are entered"),
    act(ENTRY_BY_ANOTHER, STAFF, "qld s79", plainly, entered_by_another, at=MOMENTS),
    never("declare a wager", cite("qld s71(2)"), "a wager that is only spoken is not taken", "lay the chips down"),
    chips_lie_elsewhere(WHERE_IT_LIES, cannot_be_changed),
    *chip_acts(CHIP_CITES),
    higher_minimum("qld s74(3)"),
)  # fmt: skip
