"""Games in which decisions matter: where their best play is worked out, which is loaded when it is asked for."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Final

from houseway.errors import BadInput
from houseway.money import Cents
from houseway.odds.at_stake import AtStake, Key
from houseway.odds.exact import Return
from houseway.odds.term import Term
from houseway.play.game import Game
from houseway.play.table import Table
from houseway.strategies.chart import Chart

FOUND_IN: Final = {
    "blackjack": "blackjack",
    "caribbean-stud": "caribbean_stud",
    "pai-gow": "pai_gow_rows",
}
"""By game, the module of this package that has its `rows(game, settings)`."""
CHARTS: Final = ("blackjack",)
"""Games whose module has a `chart(game, settings)` besides."""
POKER: Final = frozenset({"manila", "draw", "5-card-stud", "7-card-stud"})
"""Games in which players play against players: what is exact there is how often each hand comes (`odds.poker`)."""


def rows(game: Game[Any], settings: Mapping[str, Any], *, variance: bool = True) -> list[Return] | None:
    """The returns of every wager by the best play and by others with a name; None where no decision matters."""
    if game.name not in FOUND_IN:
        return None
    found: list[Return] = _module(game).rows(game, settings, variance=variance)
    return found


def at(table: Table, settings: Mapping[str, Any], stake: Cents, *, variance: bool = True) -> Mapping[Key, AtStake]:
    """The same at a stake of the first wager, settled to the cent, and the best play for that stake."""
    if table.game.name not in FOUND_IN:
        return {}
    found: Mapping[Key, AtStake] = _module(table.game).at(table, settings, stake, variance=variance)
    return found


def played(game: Game[Any], found: Return) -> tuple[str, list[Term]]:
    """By what play a row is, in words, with how much was looked at; and the first level of it, where that adds up."""
    told: tuple[str, list[Term]] = _module(game).played(game, found)
    return told


def _module(game: Game[Any]) -> Any:
    return import_module(f"houseway.odds.{FOUND_IN[game.name]}")


def chart(game: Game[Any], settings: Mapping[str, Any]) -> Chart:
    """The best play as a chart that a player can keep in mind, where a game has one."""
    if game.name not in CHARTS:
        raise BadInput(f"--chart: {game.name} has no chart; there is one of {', '.join(CHARTS)}")
    found: Chart = _module(game).chart(game, settings)
    return found
