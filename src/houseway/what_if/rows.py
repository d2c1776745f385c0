"""A game with another row: the same procedure, its asks with the rows as they now stand."""

from collections.abc import Callable, Mapping
from copy import copy
from dataclasses import replace
from functools import partial
from typing import Any

from houseway.play.ask import Ask, Script
from houseway.play.game import Game
from houseway.play.settable import with_text
from houseway.play.wager import Wager
from houseway.play.wagering import Meanwhile, Wagering


def with_row(game: Game[Any], changed: Wager[Any]) -> Game[Any]:
    """The game with this row in place of the one of its name."""
    named = {**game.wager_named, changed.name: changed}
    rows = tuple(row if row.made_of is None else replace(row, clauses=row.made_of(named)) for row in named.values())
    found = _open_by_text(replace(game, wagers=rows))
    script = game.procedure.script if isinstance(game.procedure, OwnRows) else game.procedure
    return replace(found, procedure=OwnRows(script, found.wager_named))


def _open_by_text(game: Game[Any]) -> Game[Any]:
    """Where a text says which wagers are open, with the rows as they stand."""
    text = game.table.keywords.get("text") if isinstance(game.table, partial) else None
    opened = getattr(text, "wagering", None)
    if not isinstance(opened, Wagering):
        return game
    own = copy(opened)
    own.rows = [game.wager_named.get(row.name, row) for row in opened.rows]
    return with_text(game, wagering=own)


class OwnRows:
    """Plays a script whose asks may name rows of the unchanged game: whoever is asked sees those that stand now."""

    def __init__(self, script: Callable[[Any], Script], rows: Mapping[str, Wager[Any]]) -> None:
        self.script, self.rows = script, rows
        self.asks: dict[int, tuple[Wagering, Wagering]] = {}  # by identity: what comes again is the same again

    def __call__(self, table: Any) -> Script:
        script = self.script(table)
        try:
            ask = next(script)
            while True:
                ask = script.send((yield self._own(ask)))
        except StopIteration:  # what a whole round comes to is on its table
            return None

    def _own(self, ask: Ask) -> Ask:
        if isinstance(ask, Wagering):
            return self._wagering(ask)
        if isinstance(ask, Meanwhile) and ask.wagers is not None:
            own = copy(ask)
            own.wagers = self._wagering(ask.wagers)
            return own
        return ask

    def _wagering(self, ask: Wagering) -> Wagering:
        if all(self.rows.get(row.name, row) is row for row in ask.rows):
            return ask
        if id(ask) not in self.asks:
            own = copy(ask)
            own.rows = [self.rows.get(row.name, row) for row in ask.rows]
            self.asks[id(ask)] = (ask, own)
        return self.asks[id(ask)][1]
