"""A bot for craps: a line bet on every come out roll, odds behind it, and now and then something small."""

from typing import Any, Final

from houseway.cli.terminal.bots import Regular
from houseway.games.craps.table import CrapsTable
from houseway.play.driver import Move
from houseway.play.people import Person
from houseway.play.round import Round
from houseway.play.table import Table
from houseway.play.wager import Wager
from houseway.play.wagering import Wagering, wager_options

__all__ = ["CrapsBot"]

FEW: Final = 3  # wagers of one bot at a time, besides odds
LIKES: Final = ("place bet to win", "field bet", "come bet", "big 6", "6 the hardway", "8 the hardway", "any craps")


class CrapsBot(Regular):
    """What lies on the layout stays there; a shooter never goes without a line bet."""

    most_wagers = 1

    def _take_back(self, _round: Round, _who: str) -> Move | None:
        return None

    def wager(self, table: Table, person: Person, ask: Wagering) -> Move | None:
        assert isinstance(table, CrapsTable)
        own = [p.wager.name for p in table.placed if p.person == person.name]
        on_the_line = "win bet" in own or "don't win bet" in own
        if table.come_out and not on_the_line:
            line = "don't win bet" if self.entropy.below(5) == 0 else "win bet"
            return self._least(table, person, line)
        if not table.come_out and on_the_line and not {"win odds", "don't win odds"} & set(own):
            odds = self._least(table, person, "win odds") or self._least(table, person, "don't win odds")
            if odds is not None:
                return odds
        return super().wager(table, person, ask) if len(own) < FEW else None

    def _least(self, table: Table, person: Person, name: str) -> Move | None:
        for option in wager_options(table, person, table.game.wager_named[name]):
            return option.act, {
                f.name: f.least if f.kind == "money" else f.choices[0] for f in option.fields if not f.optional
            }
        return None

    def likes(self, row: Wager[Any]) -> bool:
        return row.name in LIKES
