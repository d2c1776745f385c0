"""A hand that is dealt a card too many or too few (vic 25/1999 r14.4 to r14.6): the fact, card by card.

Whether it is noticed in time is another report (`card_counts`); at the latest it comes out when folded hands are spread
(r8.4), when the dealer turns all cards, or before a hand is compared.
"""

from collections.abc import Mapping
from typing import Any, Final

from houseway.equipment.cards import NAME
from houseway.families.house_deals import held_against_the_deal
from houseway.games.caribbean_stud.hand import FIVE, Hand
from houseway.games.caribbean_stud.moments import DEALING
from houseway.games.caribbean_stud.terms import PLACES
from houseway.games.caribbean_stud.victoria.dealing_errors import awaited_card, still_to_come
from houseway.games.caribbean_stud.victoria.table import VictorianTable
from houseway.play.acts import Act, ScriptAnswer, Ways, act, choice
from houseway.play.people import DEALER_OR_MORE_SENIOR
from houseway.play.round import Round


def hands(table: VictorianTable) -> Mapping[str, Hand]:
    """Those that are being dealt, by what they are called; each with the five that it should have."""
    return {hand.label: hand for hand in (*table.in_play, table.dealer) if hand.due == FIVE}


def any_hand(round_: Round[VictorianTable], _who: str) -> Ways:
    labels = tuple(hands(round_.table))
    known = (*PLACES, "dealer")
    return [(choice("hand", labels, among=known), choice("card", NAME))] if labels else []


def one_too_many(round_: Round[VictorianTable], _who: str, details: Mapping[str, Any]) -> None:
    table, hand = round_.table, hands(round_.table)[details["hand"]]
    [extra] = still_to_come(table, [details["card"]])
    if not table.dealt:
        table.begin_deal()
    hand.due += 1
    table.shoe.take(extra)
    hand.cards.append(extra)


def the_awaited_hand(round_: Round[VictorianTable], _who: str) -> Ways:
    return [()] if awaited_card(round_).to in hands(round_.table) else []


def passed_over(round_: Round[VictorianTable], _who: str, _details: Mapping[str, Any]) -> ScriptAnswer:
    """The next card goes to the next hand."""
    hands(round_.table)[awaited_card(round_).to].due -= 1
    return ScriptAnswer(None)


STAFF: Final = DEALER_OR_MORE_SENIOR
NOT_DEALT: Final = "the cards are not being dealt, or each hand was dealt wrongly once: its cards are counted"
MISCOUNT_ACTS: Final[tuple[Act[VictorianTable], ...]] = (
    *held_against_the_deal(
        act("card too many", STAFF, "vic 25/1999 r14.4", any_hand, one_too_many, "dealt by mistake", at=(DEALING,),
            closed=NOT_DEALT),
    ),
    act("card missed", STAFF, "vic 25/1999 r14.4", the_awaited_hand, passed_over, "a hand is passed over",
        at=(DEALING,), closed=NOT_DEALT),
)  # fmt: skip
