"""What the tables with a ring share in the terminal: what may be done, in a line, and a bot."""

from typing import Any

from houseway.cli.terminal.bots import Regular
from houseway.cli.terminal.face import hint_plainly
from houseway.play.acts import Option
from houseway.play.driver import Move
from houseway.play.people import Person
from houseway.play.round import Round
from houseway.play.table import Table
from houseway.play.view import View
from houseway.play.wager import Wager
from houseway.play.wagering import Wagering, wager_options

__all__ = ["RingBot", "hint"]


def hint(view: View) -> str:
    """What may be done now, on one line."""
    awaited = view.awaited or {}
    closed_by = awaited.get("closed by")
    if closed_by is None:
        return hint_plainly(view).replace(" the coins", "")
    own = view.look["spinner"] == view.viewer
    if own and not any("spinner's wager" in p["wager"] for p in view.placed):
        return "You have the spin: spinner 10 heads · 10 tails · Enter: no more bets · ?"
    return f"10 heads · 10 tails · withdraw … · Enter: {closed_by} · ? for all"


class RingBot(Regular):
    """Wagers on heads or tails; takes the spin one time in two, with a spinner's wager, and keeps it as often."""

    most_wagers = 1

    def decide(self, round_: Round, who: str) -> Move | None:
        self._begun = True  # what lies there stands: it takes nothing back
        return super().decide(round_, who)

    def wager(self, table: Table, person: Person, ask: Wagering) -> Move | None:
        look = table.game.look(table, person.name)
        mine = [row for row in ask.rows if row.name.startswith("spinner's wager")]
        wagered = any(p.wager in mine for p in table.placed)
        if look["spinner"] == person.name and mine and not wagered:
            found = [option for row in mine for option in wager_options(table, person, row)]
            if found:
                option = found[self.entropy.below(len(found))]
                return option.act, {f.name: self.pick(f, person.name) for f in option.fields if not f.optional}
        return super().wager(table, person, ask)

    def likes(self, row: Wager[Any]) -> bool:
        return row.name in ("heads", "tails")

    def choose(self, _round: Round, options: list[Option]) -> Move | None:
        """Accept or decline, keep spinning or retire: as a coin falls. Otherwise the ordinary answer."""
        acts = [option.act for option in options]
        if "accept" in acts or "keep spinning" in acts:
            return acts[self.entropy.below(2)], {}
        return None
