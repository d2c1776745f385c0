"""Baccarat and mini-baccarat: one wager a round, mostly on one of the hands."""

from typing import Any, Final

from houseway.play.acts import Field
from houseway.strategies.regular import Regular

TIE: Final = "tie bet"


class Baccarat(Regular):
    """Small stakes in tens, on a tie one time in four that it comes to mind."""

    most_wagers = 1

    def likes(self, row: str) -> bool:
        return row != TIE or not self.entropy.below(4)

    def pick(self, field: Field, who: str) -> Any:
        if field.kind == "money":
            ten = 1000 * (1 + self.entropy.below(5))
            return ten if field.least <= ten <= field.most and not (ten - field.least) % field.step else field.least
        return super().pick(field, who)
