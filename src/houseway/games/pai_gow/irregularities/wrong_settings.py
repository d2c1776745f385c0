"""A hand that the dealer did not set the house way (qld s450): the fact, and its discovery."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.errors import Ground, Refused
from houseway.games.pai_gow.hand import splits
from houseway.games.pai_gow.house_way import is_house_way
from houseway.games.pai_gow.look import may_see
from houseway.games.pai_gow.setting import HouseWay, two_tiles
from houseway.games.pai_gow.settlement import rearrange
from houseway.games.pai_gow.table import PaiGowTable
from houseway.play.acts import Act, ScriptAnswer, Ways, act, choice
from houseway.play.people import DEALER_OR_MORE_SENIOR
from houseway.play.round import Round


def a_hand_is_set(round_: Round[PaiGowTable], who: str) -> Ways:
    """The ways of setting the hand that are not the house's, for whoever sees it."""
    ask = round_.ask
    if not isinstance(ask, HouseWay) or not may_see(round_.table, ask.hand, who):
        return []
    wrong = [text for text, way in splits(ask.hand.tiles).items() if not is_house_way(way.low, way.high)]
    return [(choice("low", wrong),)] if wrong else []


def none_to_set(_round: Round[PaiGowTable], _who: str) -> Refused:
    return Refused("qld s450", "the dealer is not setting a hand that this person sees", ground=Ground.WHEN)


def not_otherwise(round_: Round[PaiGowTable], details: Mapping[str, Any]) -> Refused | None:
    """Why a low hand is no mistake of the dealer's: it is none of these tiles, or the house way itself."""
    ask = round_.ask
    if not isinstance(ask, HouseWay) or not two_tiles(details):
        return None
    way = splits(ask.hand.tiles).get(details["low"])
    if way is None:
        return Refused("qld s434(1)", f"{details['low']} is no low hand of the four tiles of {ask.hand.label}")
    return Refused("qld s450", f"{details['low']} low is the house way", ground=Ground.WHAT)


def set_otherwise(round_: Round[PaiGowTable], _who: str, details: Mapping[str, Any]) -> ScriptAnswer:
    ask = round_.ask
    assert isinstance(ask, HouseWay)
    return ScriptAnswer(splits(ask.hand.tiles)[details["low"]])


def set_by_the_dealer(round_: Round[PaiGowTable], _who: str) -> Ways:
    """Which of them are not set the house way is seen when they are looked at."""
    boxes = [hand.label for hand in round_.table.hands.values() if hand.seen and hand.set is not None and hand.live]
    return [(choice("box", boxes),)] if boxes else []


def not_by_the_dealer(round_: Round[PaiGowTable], details: Mapping[str, Any]) -> Refused | None:
    if details.get("box") not in round_.table.selections:
        return None
    return Refused("qld s450", f"the dealer has set no hand of {details['box']}", ground=Ground.WHAT)


def incorrect_setting(round_: Round[PaiGowTable], _who: str, details: Mapping[str, Any]) -> None:
    table = round_.table
    hand = next(hand for hand in table.hands.values() if hand.label == details["box"])
    if hand.wrong:
        rearrange(table, hand)
    else:
        table.rule(f"{hand.label} is set as it should be, and stays so", "qld s450")


STAFF: Final = DEALER_OR_MORE_SENIOR
SETTING_ACTS: Final[tuple[Act[PaiGowTable], ...]] = (
    act("set otherwise", STAFF, "qld s450", a_hand_is_set, set_otherwise, "not the house way, by mistake",
        not_otherwise, closed=none_to_set),
    act("incorrect setting", STAFF, "qld s450", set_by_the_dealer, incorrect_setting, "somebody has noticed",
        not_by_the_dealer, closed="no hand of this deal was set by the dealer"),
)  # fmt: skip
