"""What can be seen at a table of Caribbean stud: players' cards are face down, and they alone may look (s239(1))."""

from collections.abc import Mapping
from typing import Any

from houseway.equipment.cards import NAME, UNSEEN, Card
from houseway.games.caribbean_stud.hand import FIVE, Hand
from houseway.games.caribbean_stud.table import CaribbeanStudTable
from houseway.games.caribbean_stud.terms import PLACES, declared
from houseway.money import dollars


def look(table: CaribbeanStudTable, viewer: str) -> Mapping[str, Any]:
    """Until the dealer turns them (s242(2)(a)), nobody else sees a player's cards."""
    return {
        "hands": [seen(table, table.hands[place], viewer) for place in PLACES if place in table.hands],
        "dealer": dealers(table),
        "jackpot": dollars(table.meter.shown),
        "jackpot_wager": dollars(table.rules.jackpot_wager),
        "maximum_payment": dollars(table.rules.maximum_payment),
        "out_of_service": table.out_of_service,
    }


def seen(table: CaribbeanStudTable, hand: Hand, viewer: str) -> Mapping[str, Any]:
    """`cards` has an empty name for each that lies face down; of a closed hand it has what the viewer has seen."""
    open_ = hand.exposed or (hand.person == viewer and len(table.dealer.cards) == table.dealer.due)  # the deal is done
    cards = [_face(card) if open_ else "" for card in hand.cards if open_ or not hand.removed]
    made = declared(hand.rank) if open_ and hand.seen and len(cards) == FIVE else ""
    state = "folded" if hand.folded else "closed" if hand.removed else "bet" if hand.bet else ""
    whose = {"place": hand.label, "person": hand.person}
    return whose | {"cards": cards, "open": hand.exposed, "hand": made, "state": state}


def dealers(table: CaribbeanStudTable) -> Mapping[str, Any]:
    hand = table.dealer
    cards = [_face(card) if hand.exposed or number == table.up_card else "" for number, card in enumerate(hand.cards)]
    return {"cards": cards, "hand": declared(hand.rank) if hand.exposed and hand.seen and len(cards) == FIVE else ""}


def _face(card: Card) -> str:
    return "" if card == UNSEEN else NAME[card]
