"""A pai gow player for the other seats: one box, the house way, and now and then the bank."""

from typing import Any

from houseway.cli.terminal.bots import Regular
from houseway.play.acts import Field, Option
from houseway.play.driver import Move
from houseway.play.round import Round
from houseway.play.wager import Wager

__all__ = ["PaiGowBot"]

TAKES_ONE_IN = 5


class PaiGowBot(Regular):
    """Wagers on the box of its seat where it can, has its hand set by the dealer, and banks one time in five."""

    most_wagers = 1

    def likes(self, row: Wager[Any]) -> bool:
        return row.name == "player's hand"

    def pick(self, field: Field, who: str) -> object:
        own = f"box {who.rpartition(' ')[2]}"
        return own if own in field.choices else super().pick(field, who)

    def choose(self, _round: Round, options: list[Option]) -> Move | None:
        offers = {option.act: option for option in options}
        if "ask for the house way" in offers:
            return "ask for the house way", {}
        if "take the bank" in offers and self.entropy.below(TAKES_ONE_IN) == 0:
            amount = offers["take the bank"].fields[0]
            half = amount.least + (amount.most - amount.least) // 2 // amount.step * amount.step
            return "take the bank", {"amount": half}
        return None
