"""Blackjack: decisions that go by the dealer's card, nearly as they should."""

from collections.abc import Mapping

from houseway.equipment.cards import RANK, card
from houseway.play.acts import Option
from houseway.play.strategy import Move
from houseway.play.view import View
from houseway.strategies.boxes import OwnBox


class Blackjack(OwnBox):
    """Doubles on 10 and 11, splits aces and eights."""

    main = "blackjack"

    def choose(self, view: View, offers: Mapping[str, Option]) -> Move | None:
        """Draws to 17 against a dealer who may well have 17, otherwise stands as soon as a card might hurt."""
        seen = view.look
        hands = {hand["hand"]: hand for box in seen["boxes"] for hand in box["hands"]}
        if "draw" not in offers or seen["turn"] not in hands:
            return None
        cards, total = hands[seen["turn"]]["cards"], hands[seen["turn"]]["total"]
        if "split" in offers and cards[0][:-1] in ("A", "8"):
            return "split", {}
        if "double down" in offers and total in (10, 11):
            return "double down", {"amount": offers["double down"].fields[0].most}
        return ("draw" if total < _stands_on(cards, total, seen["dealer"]["cards"]) else "stand"), {}


def _stands_on(cards: list[str], total: int, dealers: list[str]) -> int:
    """18 where an ace counts 11, otherwise by what the dealer shows."""
    if total != sum(min(RANK[card(name)], 10) for name in cards):
        return 18
    return 12 if dealers and dealers[0][0] in "23456" else 17
