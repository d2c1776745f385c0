"""Two-up and triple penny two-up: heads or tails, and every other time the spin."""

from collections.abc import Mapping, Sequence
from typing import Final

from houseway.play.acts import Option
from houseway.play.strategy import Move
from houseway.play.view import View
from houseway.strategies.regular import Regular, row_of

SPINNERS: Final = "spinner's wager"


class TwoUp(Regular):
    """Takes the spin one time in two, with a spinner's wager, and keeps it as often."""

    most_wagers = 1

    def take_back(self, options: Sequence[Option]) -> Move | None:  # noqa: ARG002
        return None  # what lies there stands

    def wager(self, view: View, options: Sequence[Option]) -> Move | None:
        mine = [option for option in options if row_of(option).startswith(SPINNERS)]
        wagered = any(placed["wager"].startswith(SPINNERS) for placed in view.placed)
        if view.look["spinner"] == view.viewer and mine and not wagered:
            return self.made(mine[self.entropy.below(len(mine))], view.viewer)
        return super().wager(view, options)

    def likes(self, row: str) -> bool:
        return row in ("heads", "tails")

    def choose(self, view: View, offers: Mapping[str, Option]) -> Move | None:  # noqa: ARG002
        """Accept or decline, keep spinning or retire: as a coin falls. Otherwise the ordinary answer."""
        acts = list(offers)
        if "accept" in acts or "keep spinning" in acts:
            return acts[self.entropy.below(2)], {}
        return None
