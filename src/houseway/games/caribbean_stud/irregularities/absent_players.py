"""A player who is away and neither bets nor folds: the hand is closed (reading CS13)."""

from collections.abc import Mapping
from typing import Any

from houseway.games.caribbean_stud.decisions import fold, named_hand, whose
from houseway.games.caribbean_stud.moments import DECISIONS
from houseway.games.caribbean_stud.table import CaribbeanStudTable
from houseway.play.acts import Act, Ways, act
from houseway.play.people import DIRECTORS
from houseway.play.round import Round


def undecided(round_: Round[CaribbeanStudTable], _who: str) -> Ways:
    return [person for _, person in whose(round_)]


def closing_for_the_absent(betting: str, closing: str) -> Act[CaribbeanStudTable]:
    """By the provision that asks for a bet, and the one that closes a hand without it."""

    def close(round_: Round[CaribbeanStudTable], _who: str, details: Mapping[str, Any]) -> None:
        hand = named_hand(round_, details)
        what = f"{hand.person} places no bet: {hand.label} is closed"
        round_.table.rule(what, betting, closing, "reading CS13")
        fold(round_.table, hand)

    return act("close an absent player's hand", DIRECTORS, betting, undecided, close, at=(DECISIONS,))
