"""What somebody at a blackjack table sees."""

from collections.abc import Mapping
from typing import Any

from houseway.equipment.cards import NAME
from houseway.games.blackjack.hand import Hand
from houseway.games.blackjack.table import BlackjackTable


def look(table: BlackjackTable, _viewer: str) -> Mapping[str, Any]:
    """All cards are dealt face up (s30(1)): everybody sees every hand, and nobody what the shoe holds."""
    return {
        "boxes": [
            {"box": box.number, "players": list(box.players), "hands": [seen(hand) for hand in box.hands]}
            for box in (table.in_play or [table.boxes[n] for n in sorted(table.boxes)])
        ],
        "dealer": seen(table.dealer),
        "turn": table.decision.label if table.decision else "",
        "cards_left": table.shoe.remaining,
        "decks": table.rules.decks,
        "version": table.text.version,
    }


def seen(hand: Hand) -> Mapping[str, Any]:
    cards = [NAME[card] for card in hand.cards]
    counted = {"total": hand.total, "soft": hand.total != hand.hard, "blackjack": hand.blackjack, "bust": hand.bust}
    return {"hand": hand.label, "cards": cards} | counted
