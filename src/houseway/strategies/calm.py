"""A calm neighbour at a table of poker: stays in to the end, and never raises the price unasked."""

from collections.abc import Mapping, Sequence
from typing import Final

from houseway.play.acts import Option
from houseway.play.strategy import Move
from houseway.play.view import View
from houseway.strategies.regular import Regular

CALMLY: Final = ("check", "decline", "call", "tap out")


class Calm(Regular):
    """Checks, calls, and does what must be done."""

    def wager(self, view: View, options: Sequence[Option]) -> Move | None:  # noqa: ARG002
        return None  # bets are made in turn

    def choose(self, view: View, offers: Mapping[str, Option]) -> Move | None:  # noqa: ARG002
        """Opens where that is the only way to stay in."""
        for act in CALMLY:
            if act in offers:
                return act, {}
        return ("bet", {"amount": offers["bet"].fields[0].least}) if "bet" in offers else None
