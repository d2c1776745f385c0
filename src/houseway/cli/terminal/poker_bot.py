"""A plain poker player for the other seats: it bets what it holds, and looks at nothing but its own view."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.cli.terminal.bots import Regular
from houseway.money import Cents, cents
from houseway.play.acts import Option
from houseway.play.driver import Move
from houseway.play.people import Person
from houseway.play.round import Round
from houseway.play.table import Table
from houseway.play.wagering import Wagering

__all__ = ["FAIR", "GOOD", "POOR", "STRONG", "PokerBot"]

POOR, FAIR, GOOD, STRONG = range(4)
CHEAP: Final = 2  # minimum bets: so much a fair hand pays to see more


class PokerBot(Regular):
    """Raises with a strong hand, calls with a good one, sees a cheap bet with a fair one, and now and then anyway.

    A game says how good a hand is in `strength`, from what its player may see.
    """

    def strength(self, look: Mapping[str, Any], who: str) -> int:
        """How good the hand is: POOR, FAIR, GOOD or STRONG."""
        raise NotImplementedError

    def wager(self, table: Table, person: Person, ask: Wagering) -> Move | None:  # noqa: ARG002
        return None  # bets are made in turn

    def choose(self, round_: Round, options: list[Option]) -> Move | None:
        open_ = {option.act: option for option in options}
        if not open_.keys() & {"call", "check", "decline", "tap out", "bet"}:
            return None  # the ordinary answer will do
        who = options[0].who
        look = round_.game.look(round_.table, who)
        strength = self.strength(look, who)
        if not open_.keys() & {"call", "fold", "tap out"} or "check" in open_ or "decline" in open_:
            return self._unpressed(open_, strength)
        return self._pressed(open_, strength, cents(look.get("to_call", "0")), round_.table.sign.limits["bet"].minimum)

    def _unpressed(self, open_: Mapping[str, Option], strength: int) -> Move | None:
        """Nobody has bet, or everybody has called."""
        for act in ("bet", "raise"):
            if act in open_ and self._dares(strength):
                return act, {"amount": self._amount(open_[act], strength)}
        return next((act for act in ("check", "decline") if act in open_), next(iter(open_))), {}

    def _pressed(self, open_: Mapping[str, Option], strength: int, to_call: Cents, minimum: Cents) -> Move:
        """There is a bet to call."""
        if "raise" in open_ and strength == STRONG and self.entropy.below(3):
            return "raise", {"amount": self._amount(open_["raise"], strength)}
        cheap = to_call <= CHEAP * minimum
        stays = strength >= GOOD or (cheap and self.entropy.below(4) < (3 if strength == FAIR else 1))
        if stays and "call" in open_:
            return "call", {}
        return ("tap out" if stays and "tap out" in open_ else "fold"), {}

    def _dares(self, strength: int) -> bool:
        return self.entropy.below(6) < (0, 1, 3, 5)[strength] or not self.entropy.below(20)

    def _amount(self, option: Option, strength: int) -> Cents:
        """The least, or with a strong hand some steps more."""
        field = option.fields[0]
        steps = min((field.most - field.least) // field.step, 3) if strength == STRONG else 0
        return field.least + self.entropy.below(steps + 1) * field.step
