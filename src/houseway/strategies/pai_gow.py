"""Pai gow: one box, the house way, and now and then the bank."""

from collections.abc import Mapping
from typing import Final

from houseway.play.acts import Option
from houseway.play.strategy import Move
from houseway.play.view import View
from houseway.strategies.boxes import OwnBox

TAKES_ONE_IN: Final = 5


class PaiGow(OwnBox):
    """Has its hand set by the dealer, and banks one time in five with half of what it could."""

    main = "player's hand"

    def choose(self, view: View, offers: Mapping[str, Option]) -> Move | None:  # noqa: ARG002
        if "ask for the house way" in offers:
            return "ask for the house way", {}
        if "take the bank" in offers and self.entropy.below(TAKES_ONE_IN) == 0:
            amount = offers["take the bank"].fields[0]
            half = amount.least + (amount.most - amount.least) // 2 // amount.step * amount.step
            return "take the bank", {"amount": half}
        return None
