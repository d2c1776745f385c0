"""A simple bot for any game: a few small wagers, the ordinary answer to a choice."""

from typing import Final

from houseway.equipment.entropy import Entropy
from houseway.money import Cents, cents
from houseway.play.acts import Field, Option
from houseway.play.ask import Choice
from houseway.play.driver import Move, open_to, ordinary_details
from houseway.play.round import Round

__all__ = ["Regular"]

BUYS: Final[Cents] = cents("500")


class Regular:
    """Takes back what it won, buys chips when it has few, and makes one to three small wagers a round."""

    most_wagers = 3

    def __init__(self, entropy: Entropy) -> None:
        self.entropy = entropy
        self._round: Round | None = None
        self._begun = False  # has it wagered in this round?
        self._wagers = 0  # still to be made in it

    def decide(self, round_: Round, who: str) -> Move | None:
        options = open_to(round_, who)
        if isinstance(round_.ask, Choice):
            return self.choose(round_, options)
        if round_ is not self._round:
            self._round, self._begun, self._wagers = round_, False, 1 + self.entropy.below(self.most_wagers)
            if round_.table.people[who].purse.value < BUYS // 10:
                return "buy chips", {"amount": BUYS}
        return self.wager(options)

    def choose(self, _round: Round, _options: list[Option]) -> Move | None:
        """One of the offers of a choice; None for the ordinary one."""
        return None

    def wager(self, options: list[Option]) -> Move | None:
        """What lies there before it wagers was left by a win, and is taken back first."""
        for option in options:
            if option.act == "withdraw" and not self._begun:
                return option.act, ordinary_details(option.fields)
        self._begun = True
        wagers = [o for o in options if o.act == "wager" and self.likes(o)]
        if not wagers or not self._wagers:
            return None
        self._wagers -= 1
        option = wagers[self.entropy.below(len(wagers))]
        return option.act, {f.name: self.pick(f, option.who) for f in option.fields if not f.optional}

    def likes(self, _option: Option) -> bool:
        """Does it make this wager at all?"""
        return True

    def pick(self, field: Field, _who: str) -> object:
        """A small amount, or any of the choices."""
        if field.kind == "money":
            return field.least * (1 + self.entropy.below(min(5, field.most // field.least)))
        return field.choices[self.entropy.below(len(field.choices))]
