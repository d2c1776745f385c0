"""Craps: a line bet on every come out roll, odds behind it, and now and then something small."""

from collections.abc import Sequence
from typing import Final

from houseway.play.acts import Option
from houseway.play.driver import ordinary_details
from houseway.play.strategy import Move
from houseway.play.view import View
from houseway.strategies.regular import Regular, own, row_of

FEW: Final = 3  # wagers at a time, besides odds
LIKES: Final = ("place bet to win", "field bet", "come bet", "big 6", "6 the hardway", "8 the hardway", "any craps")
LINE: Final = {"win bet", "don't win bet"}
ODDS: Final = ("win odds", "don't win odds")


class Craps(Regular):
    """What lies on the layout stays there; a shooter never goes without a line bet."""

    most_wagers = 1

    def take_back(self, options: Sequence[Option]) -> Move | None:  # noqa: ARG002
        return None

    def wager(self, view: View, options: Sequence[Option]) -> Move | None:
        lies = own(view)
        on_the_line, come_out = bool(LINE & set(lies)), not view.look["point"]
        if come_out and not on_the_line:
            return _least(options, "don't win bet" if self.entropy.below(5) == 0 else "win bet")
        if not come_out and on_the_line and not set(ODDS) & set(lies):
            odds = _least(options, *ODDS)
            if odds is not None:
                return odds
        return super().wager(view, options) if len(lies) < FEW else None

    def likes(self, row: str) -> bool:
        return row in LIKES


def _least(options: Sequence[Option], *rows: str) -> Move | None:
    """The least that may be put on the first of these that is open."""
    found = (option for row in rows for option in options if row_of(option) == row)
    return next(((option.act, ordinary_details(option.fields)) for option in found), None)


STRATEGIES: Final = {"craps": Craps}
