"""A simple bot for any game: a few small wagers, the ordinary answer to a choice."""

from typing import Any, Final

from houseway.equipment.entropy import Entropy
from houseway.money import Cents, cents
from houseway.play.acts import Field, Option
from houseway.play.driver import Move, open_to
from houseway.play.people import Person
from houseway.play.round import Round
from houseway.play.table import Table
from houseway.play.wager import Wager
from houseway.play.wagering import Wagering, wager_options, why_held

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
        ask, person = round_.ask, round_.table.people[who]
        if not isinstance(ask, Wagering):
            return self.choose(round_, open_to(round_, who))
        if person.excluded:
            return None
        if round_ is not self._round:
            self._round, self._begun, self._wagers = round_, False, 1 + self.entropy.below(self.most_wagers)
            if person.purse.value < BUYS // 10:
                return "buy chips", {"amount": BUYS}
        return self._take_back(round_, who) or self.wager(round_.table, person, ask)

    def choose(self, _round: Round, _options: list[Option]) -> Move | None:
        """One of the offers of a choice; None for the ordinary one."""
        return None

    def _take_back(self, round_: Round, who: str) -> Move | None:
        """What lies there before it wagers was left by a win; but chips of a bank are no wager."""
        for lies in round_.table.placed:
            free = lies.person == who and why_held(round_.table, lies) is None
            if free and self.likes(lies.wager) and not self._begun:
                details = {"on": lies.wager.name, "selection": lies.selection}
                return "withdraw", details | ({"chips": lies.chips} if lies.chips else {})
        self._begun = True
        return None

    def wager(self, table: Table, person: Person, ask: Wagering) -> Move | None:
        """A small wager of any kind that it likes."""
        rows = [row for row in ask.rows if self.likes(row)]
        if not self._wagers:
            return None
        self._wagers -= 1
        options = list(wager_options(table, person, rows[self.entropy.below(len(rows))]))
        if not options:
            return None
        option = options[self.entropy.below(len(options))]
        return option.act, {f.name: self.pick(f, person.name) for f in option.fields if not f.optional}

    def likes(self, _row: Wager[Any]) -> bool:
        """Does it make this wager at all?"""
        return True

    def pick(self, field: Field, _who: str) -> object:
        """A small amount, or any of the choices."""
        if field.kind == "money":
            return field.least * (1 + self.entropy.below(min(5, field.most // field.least)))
        return field.choices[self.entropy.below(len(field.choices))]
