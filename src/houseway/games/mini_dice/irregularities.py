"""No spin (qld s188), spins that were none (s185, s187), the seal (s176), and chips that have no place here (s182)."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.cite import cite
from houseway.families.colour_chips import chips_found
from houseway.families.instructions import instruction_missed
from houseway.families.prohibitions import never
from houseway.families.tumbler import INVALID
from houseway.families.tumbler_acts import tumbler_acts
from houseway.families.where_chips_lie import chips_lie_elsewhere
from houseway.games.mini_dice.moments import DICE_SPIN, MOMENTS, RESULT
from houseway.games.mini_dice.procedure import WHERE_IT_LIES, cannot_be_changed
from houseway.games.mini_dice.table import MiniDiceTable
from houseway.games.mini_dice.terms import TUMBLER
from houseway.play.acts import Act, ScriptAnswer, act, plainly
from houseway.play.people import DEALER_OR_MORE_SENIOR
from houseway.play.round import Round
from houseway.play.sign_acts import higher_minimum

STAFF: Final = DEALER_OR_MORE_SENIOR


def handle(round_: Round[MiniDiceTable], who: str, _details: Mapping[str, Any]) -> None:
    round_.table.rule(f"{who}, who answers for the game, handles the tumbler", "qld s187")


def interference(round_: Round[MiniDiceTable], _who: str, _details: Mapping[str, Any]) -> ScriptAnswer | None:
    spun = round_.moment in (DICE_SPIN, RESULT)
    then = "nothing is decided, and it is activated again" if spun else "it is at rest, and nothing is decided by it"
    round_.table.rule(f"somebody who may not has interfered with the tumbler: {then}", "qld s187", "reading S6")
    return ScriptAnswer(INVALID) if spun else None


ACTS: Final[tuple[Act[MiniDiceTable], ...]] = (
    *tumbler_acts(TUMBLER, MOMENTS),
    act("handle the tumbler", STAFF, "qld s187", plainly, handle, at=MOMENTS),
    act("interference", STAFF, "qld s187", plainly, interference, "by another hand", at=MOMENTS),
    instruction_missed(cite("qld s180(2)")),
    chips_lie_elsewhere(WHERE_IT_LIES, cannot_be_changed),
    chips_found(cite("qld s182")),
    never("issue colour chips", cite("qld s182"), "non-value chips are not used at mini-dice", "use value chips"),
    never("declare a wager", cite("qld s179(2)"), "a wager that is only spoken is not taken", "lay the chips down"),
    higher_minimum("qld s183(3)"),
)
