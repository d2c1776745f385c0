"""The ball: what it may be made of and how large it may be (qld s131(4)), and one that is found to be otherwise."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.games.roulette import moments
from houseway.games.roulette.procedure import INVALID
from houseway.games.roulette.rules import BALL_MM, NON_METALLIC, SUBSTANCES
from houseway.games.roulette.table import RouletteTable
from houseway.play.acts import Act, ScriptAnswer, Ways, act, choice
from houseway.play.people import DEALER_OR_MORE_SENIOR
from houseway.play.round import Round

FAULTS: Final = ("less than 17 mm in diameter", "more than 23 mm in diameter", "not all of a non-metallic substance")


def may_change(_round: Round[RouletteTable], _who: str) -> Ways:
    return [(choice("diameter", BALL_MM), choice("substance", (NON_METALLIC,), among=SUBSTANCES, optional=True))]


def change(round_: Round[RouletteTable], _who: str, details: Mapping[str, Any]) -> None:
    round_.table.ball_mm = details["diameter"]


def faults(_round: Round[RouletteTable], _who: str) -> Ways:
    return [(choice("fault", FAULTS),)]


def unfit(round_: Round[RouletteTable], _who: str, details: Mapping[str, Any]) -> ScriptAnswer | None:
    """It is used no more; what it decided, or was about to, counts for nothing."""
    spun = round_.moment != moments.BEFORE_THE_SPIN
    lost = "; the spin is not valid, and nothing is decided" if spun else ""
    round_.table.rule(f"the ball is {details['fault']}, and another is used{lost}", "qld s131(4)", "reading S11")
    return ScriptAnswer(INVALID) if spun else None


BALL_ACTS: Final[tuple[Act[RouletteTable], ...]] = (
    act("change the ball", DEALER_OR_MORE_SENIOR, "qld s131(4)", may_change, change, at=(moments.BEFORE_THE_SPIN,)),
    act("unfit ball", DEALER_OR_MORE_SENIOR, "qld s131(4)", faults, unfit, "it is found out", at=moments.MOMENTS),
)
