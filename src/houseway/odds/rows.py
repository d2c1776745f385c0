"""Every row of a page of odds: the wagers alone, where they are moved to, those that go together, and best play."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from importlib import import_module
from typing import Any, Final

from houseway.money import Cents
from houseway.odds.combinations import rows_together, together_at
from houseway.odds.exact import Return, every_return, exact, is_held
from houseway.odds.stakes import AtStake, Key, at_stake, row_key, table_for
from houseway.odds.why import why
from houseway.play.game import Game
from houseway.play.sign import Sign
from houseway.play.table import Table
from houseway.why.reason import Reason

BEST_PLAY: Final = "houseway.odds.best_play"
"""Has `rows(game, settings) -> list[Return] | None`: by the best play and by others with a name; None where no decision
matters; and `at(table, settings, stake)` for the same at a stake. It is loaded when odds are asked for: what it needs
may wait for Numba."""


@dataclass(frozen=True, slots=True)
class Row:
    """One wager of one game: what it returns, and at a stake, where one was asked for."""

    game: Game[Any]
    found: Return
    at: AtStake | None = None
    table: Table | None = field(default=None, compare=False, repr=False)  # at which it is settled

    def why(self) -> Reason:
        """Why it returns that: the tree of reasons (docs/why.md)."""
        return why(self)

    @property
    def key(self) -> Key:
        return row_key(self.found)

    @property
    def expected(self) -> Fraction:
        """The return at the stake that was asked for, or for each unit."""
        return self.found.expected if self.at is None or self.at.refused else self.at.expected

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
    variance: bool = True,
) -> list[Row]:
    """Every permissible wager of a game at a table that is run so; of one alone, with those that it is part of.

    Where the variance takes long and nobody wants it, it is left out as nought.
    """
    table = table_for(game, sign, settings)
    played = {} if stake is None else _played(table, settings or {}, stake, variance=variance)
    return [
        Row(table.game, each, _at(table, each, stake, played), table)
        for each in _returns(table, settings or {}, variance=variance)
        if only is None or only in (each.wager, *each.wager.split(" + "))
    ]


def _returns(table: Table, settings: Mapping[str, Any], *, variance: bool) -> Iterator[Return]:
    game, best = table.game, best_rows(table.game, settings, variance=variance)
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


def best_rows(game: Game[Any], settings: Mapping[str, Any], *, variance: bool) -> list[Return]:
    """Where decisions matter."""
    found: list[Return] | None = import_module(BEST_PLAY).rows(game, settings, variance=variance)
    return found or []


def _played(table: Table, settings: Mapping[str, Any], stake: Cents, *, variance: bool) -> Mapping[Key, AtStake]:
    """The same at a stake."""
    found: Mapping[Key, AtStake] = import_module(BEST_PLAY).at(table, settings, stake, variance=variance)
    return found


def _at(table: Table, each: Return, stake: Cents | None, played: Mapping[Key, AtStake]) -> AtStake | None:
    key = row_key(each)
    if stake is None or key in played:
        return played.get(key)
    if each.strategy or not is_held(table.game):
        return None  # it has a price of its own, or nothing is staked on it
    for pair in table.game.together:
        if each.wager == f"{pair.wager} + {pair.additional}":
            return together_at(table, pair, each.selection, stake, each.expected)
    if each.wager not in table.game.wager_named:
        return None
    return at_stake(table, table.game.wager_named[each.wager], each.selection, stake, each.expected)
