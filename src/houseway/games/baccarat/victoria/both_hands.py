"""A player who opens one hand may ask for the other, which the dealer would open (4/2001 r7.1.6, r7.2.8, r7.4.8)."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.cite import cites
from houseway.games.baccarat.moments import DEALING
from houseway.games.baccarat.victoria.moments import OPENING
from houseway.games.baccarat.victoria.opening import DEALER_OPENS, HANDS
from houseway.games.baccarat.victoria.table import VictorianTable
from houseway.games.baccarat.victoria.terms import BOTH_HANDS
from houseway.play.acts import Ways, act, choice
from houseway.play.people import PLAYERS
from houseway.play.round import Round

ORDERS: Final = {"player then banker": HANDS, "banker then player": HANDS[::-1]}
FROM_THE_DEALER: Final = cites("vic 4/2001 r7.1.6", "vic 4/2001 r7.2.8")
FROM_A_PLAYER: Final = cites("vic 4/2001 r7.4.8")


def may_ask(round_: Round[VictorianTable], who: str) -> Ways:
    """From the first card until the dealer has opened a hand."""
    table = round_.table
    if not (table.started and table.passes) or table.opens_both or table.dummy:
        return []
    orders = tuple(order for order, hands in ORDERS.items() if _in_turn(table, who, hands))
    return [(choice("order", orders),)] if orders else []


def _in_turn(table: VictorianTable, who: str, hands: tuple[str, str]) -> bool:
    """One hand is the player's and the other the dealer's; what is open already comes first."""
    whose = {hand: {table.opener(hand, card) for card in (0, 1)} for hand in hands}
    of_dealer = [hand for hand in hands if whose[hand] == {DEALER_OPENS} and not table.opened[hand]]
    of_player = [hand for hand in hands if whose[hand] == {who}]
    first, last = hands
    return bool(of_dealer and of_player) and (not table.opened[last] or table.opened[first] > 1)


def ask(round_: Round[VictorianTable], who: str, details: Mapping[str, Any]) -> None:
    table = round_.table
    table.opens_both, table.order = who, ORDERS[details["order"]]
    under = FROM_A_PLAYER if table.holder else FROM_THE_DEALER
    table.announce(BOTH_HANDS._replace(under=under[0]), who, details["order"])
    table.rule(f"{who} opens both hands, {details['order']}; they are kept apart", *under)


ASK_FOR_BOTH: Final = act(
    "ask to open both hands",
    PLAYERS,
    "vic 4/2001 r7.4.8",
    may_ask,
    ask,
    "also that which the dealer would open",
    at=(DEALING, OPENING),
)
