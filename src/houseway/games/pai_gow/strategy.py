"""Pai gow: one box, the house way or the best way, and now and then the bank."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.games.pai_gow.chart import low_hand
from houseway.play.acts import Option
from houseway.play.strategy import BestStrategy, Move
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


class BestPaiGow(PaiGow):
    """The same, but sets its hand by the chart of the best settings, where that is not the house way."""

    def choose(self, view: View, offers: Mapping[str, Option]) -> Move | None:
        if "set" in offers and view.yours:
            own, bank = _awaited(view), view.look["bank"]["box"]
            low = low_hand(own["tiles"], map(str, offers["set"].fields[0].choices), banks=own["box"] == bank)
            if low is not None:
                return "set", {"low": low}
        return super().choose(view, offers)


def _awaited(view: View) -> Mapping[str, Any]:
    """The box whose hand is to be set."""
    number = int(str((view.awaited or {})["about"]).split()[1])
    found: Mapping[str, Any] = next(box for box in view.look["boxes"] if box["box"] == number)
    return found


STRATEGIES: Final = {"pai-gow": PaiGow, "pai-gow-best": BestPaiGow}
HINT: Final = BestStrategy("pai-gow-best", "set", "by the best setting of these tiles")
