"""What may be seen of a baccarat table: all that lies face up, and no more."""

from collections.abc import Mapping
from typing import Any

from houseway.equipment.cards import NAME
from houseway.families.baccarat.grounds import FACE_DOWN
from houseway.families.baccarat.points import natural
from houseway.families.baccarat.table import Hand
from houseway.games.baccarat.table import BaccaratTable
from houseway.money import dollars


def look(table: BaccaratTable, _viewer: str) -> Mapping[str, Any]:
    """Nobody sees what the shoe holds, nor the initial cards while they lie face down (s97(3))."""
    hidden = table.face_down and len(table.bankers_hand.cards) < 2
    return {hand.label: seen(hand, hidden) for hand in table.hands} | {
        "dummy round": table.dummy,
        "banker": "dealer" if table.dealer_banks else table.banker,
        "seats": table.seats.as_data(),
        "places": table.rules.places,
        "standing": list(table.seats.standing),
        "owed": {name: dollars(amount) for name, amount in table.owed.items()},
        "burnt": [NAME[card] for card in table.burnt],
        "next hand's first card": table.waiting,
        "result": table.result,
        "results": list(table.results),
        "last round": table.last_round,
        "cards_left": table.shoe.remaining,
    }


def seen(hand: Hand, hidden: bool) -> Mapping[str, Any]:
    if hidden or not hand.cards:
        return {"cards": [FACE_DOWN] * len(hand.cards), "points": None, "natural": False}
    cards = [NAME[card] for card in hand.cards]
    return {"cards": cards, "points": hand.points, "natural": len(cards) == 2 and natural(hand.points)}
