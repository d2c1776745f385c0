"""A player who is away and neither bets nor folds: the hand is closed (reading CS13)."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from houseway.games.caribbean_stud.irregularities.common import deciding
from houseway.play.acts import Act, Answer, Ways, act
from houseway.play.people import DIRECTORS

if TYPE_CHECKING:
    from houseway.games.caribbean_stud.table import CaribbeanStudTable
    from houseway.play.round import Round

__all__ = ["closing_for_the_absent"]


def a_decision_is_awaited(round_: "Round[CaribbeanStudTable]", _who: str) -> Ways:
    return [()] if deciding(round_) is not None and not round_.interrupted else []


def closing_for_the_absent(betting: str, closing: str) -> "Act[CaribbeanStudTable]":
    """By the provision that asks for a bet, and the one that closes a hand without it."""

    def close(round_: "Round[CaribbeanStudTable]", _who: str, _details: Mapping[str, Any]) -> Answer:
        ask = deciding(round_)
        assert ask is not None
        what = f"{ask.who} places no bet: {ask.hand.label} is closed"
        round_.table.rule(what, betting, closing, "reading CS13")
        return Answer((ask.who, "fold", {}))

    return act("close an absent player's hand", DIRECTORS, betting, a_decision_is_awaited, close)
