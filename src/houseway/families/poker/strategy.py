"""What the poker games share: bet what one holds, and look at nothing but one's own view."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from houseway.money import Cents, cents
from houseway.play.acts import Option
from houseway.play.strategy import Move
from houseway.play.view import View
from houseway.strategies.regular import Regular

POOR, FAIR, GOOD, STRONG = range(4)
CHEAP: Final = 2  # minimum bets: so much a fair hand pays to see more


class Poker(Regular):
    """Raises with a strong hand, calls with a good one, sees a cheap bet with a fair one, and now and then anyway.

    A game says how good a hand is in `strength`, from what its player may see.
    """

    def strength(self, look: Mapping[str, Any], who: str) -> int:
        """How good the hand is: POOR, FAIR, GOOD or STRONG."""
        raise NotImplementedError

    def wager(self, view: View, options: Sequence[Option]) -> Move | None:  # noqa: ARG002
        return None  # bets are made in turn

    def choose(self, view: View, offers: Mapping[str, Option]) -> Move | None:
        if not offers.keys() & {"call", "check", "decline", "tap out", "bet"}:
            return None  # the ordinary answer will do
        strength = self.strength(view.look, view.viewer)
        if not offers.keys() & {"call", "fold", "tap out"} or "check" in offers or "decline" in offers:
            return self._unpressed(offers, strength)
        minimum = cents(view.sign["limits"]["bet"]["minimum"])
        return self._pressed(offers, strength, cents(view.look.get("to_call", "0")) <= CHEAP * minimum)

    def _unpressed(self, offers: Mapping[str, Option], strength: int) -> Move | None:
        """Nobody has bet, or everybody has called."""
        for act in ("bet", "raise"):
            if act in offers and self._dares(strength):
                return act, {"amount": self.amount(offers[act], strength)}
        return next((act for act in ("check", "decline") if act in offers), next(iter(offers))), {}

    def _pressed(self, offers: Mapping[str, Option], strength: int, cheap: bool) -> Move:
        """There is a bet to call."""
        if "raise" in offers and strength == STRONG and self.entropy.below(3):
            return "raise", {"amount": self.amount(offers["raise"], strength)}
        stays = strength >= GOOD or (cheap and self.entropy.below(4) < (3 if strength == FAIR else 1))
        if stays and "call" in offers:
            return "call", {}
        return ("tap out" if stays and "tap out" in offers else "fold"), {}

    def _dares(self, strength: int) -> bool:
        return self.entropy.below(6) < (0, 1, 3, 5)[strength] or not self.entropy.below(20)

    def amount(self, option: Option, strength: int) -> Cents:
        """The least, or with a strong hand some steps more."""
        field = option.fields[0]
        steps = min((field.most - field.least) // field.step, 3) if strength == STRONG else 0
        return field.least + self.entropy.below(steps + 1) * field.step
