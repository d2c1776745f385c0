"""What can go wrong with dice, tiles and hands (qld ss 446 to 450), and what is directed besides."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from houseway.games.pai_gow.conduct import CONDUCT_ACTS
from houseway.games.pai_gow.dice import NOT_FLAT, Shaken
from houseway.games.pai_gow.directions import DIRECTIONS
from houseway.games.pai_gow.exposed import EXPOSED_ACTS
from houseway.games.pai_gow.hand import Hand, splits
from houseway.games.pai_gow.house_way import is_house_way
from houseway.games.pai_gow.preparing import LA_JA_ASKED, STACKING
from houseway.games.pai_gow.setting import HouseWay
from houseway.games.pai_gow.settling import rearrange
from houseway.games.pai_gow.table import PaiGowTable
from houseway.games.pai_gow.waiting import AGAIN
from houseway.play.acts import Act, Answer, Ways, act, choice
from houseway.play.people import DEALER_OR_MORE_SENIOR

if TYPE_CHECKING:
    from houseway.play.round import Round

__all__ = ["ACTS"]

MISDEALS: Final = (
    "first tiles to the wrong box",
    "dealt clockwise",
    "not 4 tiles to a box",
    "box missed",
    "against the casino's procedures",
)


# s446


def dice_are_shaken(round_: "Round[PaiGowTable]", _who: str) -> Ways:
    return [()] if isinstance(round_.ask, Shaken) else []


def not_flat(round_: "Round[PaiGowTable]", _who: str, _details: Mapping[str, Any]) -> Answer:
    round_.table.rule("a die does not lie flat: the shake is ineffective, and the dice are shaken again", "qld s446")
    return Answer(NOT_FLAT)


# s447


def tiles_are_shuffled(round_: "Round[PaiGowTable]", _who: str) -> Ways:
    return [()] if round_.ask in (STACKING, LA_JA_ASKED) else []


def exposed_in_the_shuffle(round_: "Round[PaiGowTable]", _who: str, _details: Mapping[str, Any]) -> Answer:
    round_.table.rule("a tile was exposed: the tiles are shuffled and stacked again", "qld s447")
    return Answer(AGAIN)


# s448(5)


def tiles_are_dealt(round_: "Round[PaiGowTable]", _who: str) -> Ways:
    dealt = any(hand.tiles for hand in round_.table.hands.values())
    return [(choice("cause", MISDEALS),)] if dealt and not round_.interrupted else []


def misdeal(round_: "Round[PaiGowTable]", _who: str, details: Mapping[str, Any]) -> Answer:
    round_.table.rule(f"misdeal ({details['cause']}): the tiles are shuffled, stacked and dealt again", "qld s448(5)")
    return Answer(AGAIN)


# s450: the fact, and its discovery


def a_hand_is_set(round_: "Round[PaiGowTable]", _who: str) -> Ways:
    """The ways of setting the hand that are not the house's."""
    ask = round_.ask
    if not isinstance(ask, HouseWay):
        return []
    wrong = [text for text, way in splits(ask.hand.tiles).items() if not is_house_way(way.low, way.high)]
    return [(choice("low", wrong),)] if wrong else []


def set_otherwise(round_: "Round[PaiGowTable]", _who: str, details: Mapping[str, Any]) -> Answer:
    ask = round_.ask
    assert isinstance(ask, HouseWay)
    return Answer(splits(ask.hand.tiles)[details["low"]])


def wrong_hands(table: PaiGowTable) -> list[Hand]:
    return [hand for hand in table.hands.values() if hand.wrong and hand.live]


def set_wrongly(round_: "Round[PaiGowTable]", _who: str) -> Ways:
    wrong = [hand.label for hand in wrong_hands(round_.table)]
    return [(choice("box", wrong),)] if wrong else []


def incorrect_setting(round_: "Round[PaiGowTable]", _who: str, details: Mapping[str, Any]) -> None:
    table = round_.table
    rearrange(table, next(hand for hand in wrong_hands(table) if hand.label == details["box"]))


STAFF: Final = DEALER_OR_MORE_SENIOR
ACTS: Final[tuple[Act[PaiGowTable], ...]] = (
    act("die not flat", STAFF, "qld s446", dice_are_shaken, not_flat),
    act("tile exposed in the shuffle", STAFF, "qld s447", tiles_are_shuffled, exposed_in_the_shuffle),
    *EXPOSED_ACTS,
    act("misdeal", STAFF, "qld s448(5)", tiles_are_dealt, misdeal),
    act("set otherwise", STAFF, "qld s450", a_hand_is_set, set_otherwise, "not the house way, by mistake"),
    act("incorrect setting", STAFF, "qld s450", set_wrongly, incorrect_setting, "somebody has noticed"),
    *CONDUCT_ACTS,
    *DIRECTIONS,
)
