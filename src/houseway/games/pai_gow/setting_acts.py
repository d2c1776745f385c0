"""Hands are set in any order (qld s435): while one player is asked, others whose hands may be set can set them too."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.games.pai_gow.abandonment import AGAIN, BankVoid, NothingToDecide, Reshuffle
from houseway.games.pai_gow.hand import Hand
from houseway.games.pai_gow.moments import SETTING
from houseway.games.pai_gow.setting import ASK, SET, dealer_sets, lay_down, may_be_set, offers
from houseway.games.pai_gow.table import PaiGowTable
from houseway.play.acts import Act, ScriptAnswer, Ways, act
from houseway.play.ask import Script
from houseway.play.people import PLAYERS
from houseway.play.round import Round


def own_hand(table: PaiGowTable, who: str) -> Hand | None:
    """The hand that this player may set now."""
    mine = (hand for hand in may_be_set(table) if table.decides_for(hand.box) == who)
    return next((hand for hand in mine if not hand.choosing), None)


def not_asked(round_: Round[PaiGowTable], who: str) -> Hand | None:
    """The same, unless that is just what this player is asked for."""
    return None if round_.ask is not None and round_.ask.who == who else own_hand(round_.table, who)


def may_set(round_: Round[PaiGowTable], who: str) -> Ways:
    hand = not_asked(round_, who)
    return [offers(round_.table, hand)[SET].fields] if hand is not None else []


def set_own(round_: Round[PaiGowTable], who: str, details: Mapping[str, Any]) -> None:
    hand = own_hand(round_.table, who)
    assert hand is not None
    lay_down(round_.table, hand, details["low"])


def may_ask(round_: Round[PaiGowTable], who: str) -> Ways:
    return [()] if not_asked(round_, who) is not None else []


def ask_for_the_house_way(round_: Round[PaiGowTable], who: str, _details: Mapping[str, Any]) -> Script:
    hand = own_hand(round_.table, who)
    assert hand is not None
    try:
        yield from dealer_sets(round_.table, hand)
    except (BankVoid, NothingToDecide):  # the procedure finds that out by itself
        return None
    except Reshuffle:
        return ScriptAnswer(AGAIN)
    return None


SET_ACTS: Final[tuple[Act[PaiGowTable], ...]] = (
    act(SET, PLAYERS, "qld s435(1)", may_set, set_own, "these two tiles are the low hand", at=(SETTING,)),
    act(ASK, PLAYERS, "qld s436(1)", may_ask, ask_for_the_house_way, "the dealer sets the hand", at=(SETTING,)),
)
