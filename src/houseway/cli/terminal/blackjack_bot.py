"""A simple blackjack player for the other seats: its own box, and decisions that go by the dealer's card."""

from typing import Any

from houseway.cli.terminal.bots import Regular
from houseway.equipment.cards import RANK, card
from houseway.play.acts import Field, Option
from houseway.play.driver import Move
from houseway.play.round import Round
from houseway.play.wager import Wager

__all__ = ["BlackjackBot"]


class BlackjackBot(Regular):
    """Plays the box with the number of its seat, or any other; doubles on 10 and 11, splits aces and eights."""

    most_wagers = 1

    def likes(self, row: Wager[Any]) -> bool:
        return row.name == "blackjack"

    def pick(self, field: Field, who: str) -> object:
        own = f"box {who.rpartition(' ')[2]}"
        return own if own in field.choices else super().pick(field, who)

    def choose(self, round_: Round, options: list[Option]) -> Move | None:
        """Draws to 17 against a dealer who may well have 17, otherwise stands as soon as a card might hurt."""
        offers = {option.act: option for option in options}
        seen = round_.game.look(round_.table, options[0].who)
        hands = {hand["hand"]: hand for box in seen["boxes"] for hand in box["hands"]}
        if "draw" not in offers or seen["turn"] not in hands:
            return None
        cards, total = hands[seen["turn"]]["cards"], hands[seen["turn"]]["total"]
        if "split" in offers and cards[0][:-1] in ("A", "8"):
            return "split", {}
        if "double down" in offers and total in (10, 11):
            return "double down", {"amount": offers["double down"].fields[0].most}
        return ("draw" if total < self._stands_on(cards, total, seen["dealer"]["cards"]) else "stand"), {}

    def _stands_on(self, cards: list[str], total: int, dealers: list[str]) -> int:
        """18 where an ace counts 11, otherwise by what the dealer shows."""
        if total != sum(min(RANK[card(name)], 10) for name in cards):
            return 18
        return 12 if dealers and dealers[0][0] in "23456" else 17
