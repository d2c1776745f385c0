"""Stud: likes a pair, and better ones; looks at the cards that lie face up, and at its own."""

from collections.abc import Mapping, Sequence
from typing import Any

from houseway.equipment.cards import Card, card
from houseway.families.poker.best import best_rank
from houseway.families.poker.strategy import FAIR, GOOD, POOR, STRONG, Poker
from houseway.families.poker_hands import ONE_PAIR, class_number, face_values
from houseway.money import Cents
from houseway.play.acts import Option
from houseway.play.strategy import Move
from houseway.play.view import View


class Stud(Poker):
    """Opens, or adds a component, with a good hand."""

    def choose(self, view: View, offers: Mapping[str, Option]) -> Move | None:
        if offers.keys() & {"fold", "decline"}:
            return super().choose(view, offers)
        opens = next((act for act in ("bet", "2 components", "2 additional bets") if act in offers), "")
        if not opens:
            return None  # the ordinary answer will do
        strength = self.strength(view.look, view.viewer)
        if opens == "bet" or strength >= GOOD:
            return opens, {"amount": self.amount(offers[opens], strength)}
        return None

    def amount(self, option: Option, strength: int) -> Cents:
        """With a strong hand up to the limit, with a good one up to half of what is between, otherwise the least."""
        field = option.fields[0]
        steps = (field.most - field.least) // field.step
        part = {STRONG: steps, GOOD: steps // 2}.get(strength, 0)
        return field.least + self.entropy.below(3) * part // 2 * field.step

    def strength(self, look: Mapping[str, Any], who: str) -> int:
        own = [card(name) for hand in look["hands"] if hand["person"] == who for name in hand["cards"]]
        others = [
            [card(name) for name in hand["cards"] if name]
            for hand in look["hands"]
            if hand["person"] != who and hand["cards"]
        ]
        shown = max([_rank(cards) for cards in others if cards], default=0)
        return _strength(_rank(own), shown)


def _rank(cards: Sequence[Card]) -> int:
    return best_rank(cards, 0)


def _strength(own: int, shown: int) -> int:
    """By the hand so far, against the best that lies face up."""
    kind, ahead = class_number(own), own > shown
    if kind > ONE_PAIR:
        return STRONG if ahead else GOOD
    if kind == ONE_PAIR:
        return GOOD if ahead else FAIR
    return FAIR if ahead or face_values(own)[0][:1] >= [11] else POOR  # king or ace high
