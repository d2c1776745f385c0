"""Every row of a page of odds: the wagers alone, where they are moved to, those that go together, and best play."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from houseway.money import Cents
from houseway.odds.at_stake import AtStake, at_stake, table_for
from houseway.odds.exact import Return, every_return, exact, is_held
from houseway.odds.together import rows_together, together_at
from houseway.play.game import Game
from houseway.play.sign import Sign
from houseway.play.table import Table

BEST_PLAY: Final = "houseway.odds.best_play"
"""Has `rows(game, settings) -> list[Return] | None`: by the best play and by others with a name; None where no decision
matters. It is loaded when odds are asked for: what it needs may wait for Numba."""


@dataclass(frozen=True, slots=True)
class Row:
    """One wager of one game: what it returns, and at a stake, where one was asked for."""

    game: Game[Any]
    found: Return
    at: AtStake | None = None

    @property
    def key(self) -> tuple[str, str, str]:
        return self.found.wager, self.found.selection, self.found.strategy

    @property
    def caveats(self) -> tuple[str, ...]:
        return (*((self.game.note,) if self.game.note else ()), *self.found.caveats)


def rows_of(
    game: Game[Any],
    settings: Mapping[str, Any] | None = None,
    *,
    only: str | None = None,
    stake: Cents | None = None,
    sign: Sign | None = None,
) -> list[Row]:
    """Every permissible wager of a game at a table that is run so; of one alone, with those that it is part of."""
    table = table_for(game, sign, settings)
    return [
        Row(table.game, each, _at(table, each, stake))
        for each in _returns(table, settings or {})
        if only is None or only in (each.wager, *each.wager.split(" + "))
    ]


def _returns(table: Table, settings: Mapping[str, Any]) -> Iterator[Return]:
    game, best = table.game, _best(table.game, settings)
    decided = {each.wager for each in best}
    if is_held(game) or not best:
        yield from every_return(game, [row for row in game.wagers if row.name not in decided])
        yield from _moved(game)
        for pair in game.together:
            yield from rows_together(table, pair)
    yield from best


def _moved(game: Game[Any]) -> Iterator[Return]:
    """Wagers where they are moved to in the course of the game: nobody makes one there."""
    for wager in game.wagers:
        for place in wager.travels:
            yield replace(exact(game, wager, place), follows=True, caveats=(f"once it has been moved to {place}",))


def _best(game: Game[Any], settings: Mapping[str, Any]) -> list[Return]:
    """Where decisions matter."""
    if find_spec(BEST_PLAY) is None:
        return []
    found: list[Return] | None = import_module(BEST_PLAY).rows(game, settings)
    return found or []


def _at(table: Table, each: Return, stake: Cents | None) -> AtStake | None:
    if stake is None or each.strategy:
        return None  # what is decided on the way is told per unit
    for pair in table.game.together:
        if each.wager == f"{pair.wager} + {pair.additional}":
            return together_at(table, pair, each.selection, stake, each.expected)
    if each.wager not in table.game.wager_named:
        return None
    return at_stake(table, table.game.wager_named[each.wager], each.selection, stake, each.expected)
