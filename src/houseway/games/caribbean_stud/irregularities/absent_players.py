"""A player who is away and neither bets nor folds: the hand is closed (reading CS13)."""

from collections.abc import Mapping
from typing import Any

from houseway.games.caribbean_stud.decisions import awaited_decision
from houseway.games.caribbean_stud.moments import DECISIONS
from houseway.games.caribbean_stud.table import CaribbeanStudTable
from houseway.play.acts import Act, Answer, act, plainly
from houseway.play.people import DIRECTORS
from houseway.play.round import Round


def closing_for_the_absent(betting: str, closing: str) -> Act[CaribbeanStudTable]:
    """By the provision that asks for a bet, and the one that closes a hand without it."""

    def close(round_: Round[CaribbeanStudTable], _who: str, _details: Mapping[str, Any]) -> Answer:
        ask = awaited_decision(round_)
        what = f"{ask.who} places no bet: {ask.hand.label} is closed"
        round_.table.rule(what, betting, closing, "reading CS13")
        return Answer((ask.who, "fold", {}))

    return act("close an absent player's hand", DIRECTORS, betting, plainly, close, at=(DECISIONS,))
