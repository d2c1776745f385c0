"""Players bet or fold in any order: while one is asked, the others who have not decided may do so too."""

from collections.abc import Mapping
from typing import Any

from houseway.games.caribbean_stud.decisions import affords, fold, offers, place_bet, twice, undecided_hand
from houseway.games.caribbean_stud.hand import Hand
from houseway.games.caribbean_stud.moments import DECISIONS
from houseway.games.caribbean_stud.table import CaribbeanStudTable
from houseway.play.acts import Act, Ways, act
from houseway.play.people import PLAYERS
from houseway.play.round import Round


def not_asked(round_: Round[CaribbeanStudTable], who: str) -> Hand | None:
    """A hand that its player may decide, unless that is just what this player is asked for."""
    return None if round_.ask is not None and round_.ask.who == who else undecided_hand(round_.table, who)


def may_bet(round_: Round[CaribbeanStudTable], who: str) -> Ways:
    table, hand = round_.table, not_asked(round_, who)
    return [offers(table, hand)["bet"].fields] if hand is not None and affords(table, hand) else []


def bet(round_: Round[CaribbeanStudTable], who: str, details: Mapping[str, Any]) -> None:
    hand = undecided_hand(round_.table, who)
    assert hand is not None
    place_bet(round_.table, hand, details.get("amount", twice(round_.table, hand)))


def may_fold(round_: Round[CaribbeanStudTable], who: str) -> Ways:
    return [()] if not_asked(round_, who) is not None else []


def fold_own(round_: Round[CaribbeanStudTable], who: str, _details: Mapping[str, Any]) -> None:
    hand = undecided_hand(round_.table, who)
    assert hand is not None
    fold(round_.table, hand)


def decision_acts(twice_the_ante: str, folding: str) -> tuple[Act[CaribbeanStudTable], ...]:
    """The two rows, under a text's provisions."""
    return (
        act("bet", PLAYERS, twice_the_ante, may_bet, bet, "twice the ante, to go on", at=(DECISIONS,)),
        act("fold", PLAYERS, folding, may_fold, fold_own, "give up the ante and the cards", at=(DECISIONS,)),
    )
