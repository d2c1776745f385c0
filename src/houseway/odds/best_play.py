"""Games in which decisions matter: where their best play is worked out, which is loaded when it is asked for.

The folder of such a game has `best`, with these: `rows`, `at` and `played` as below; `as_played(game, settings,
strategy)`, the rows as somebody who plays by that strategy makes them; `advice(game, view)`, a sentence or two on what
is best now; `worths(game, view)`, what each choice comes to; and `chart(game, settings)`, where the best play is one
that a player can keep in mind.
"""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from houseway.errors import BadInput
from houseway.games import GAMES, variants
from houseway.money import Cents
from houseway.odds.exact import Return
from houseway.odds.stakes import AtStake, Key
from houseway.odds.term import Ending
from houseway.play.game import Game
from houseway.play.table import Table
from houseway.play.view import View
from houseway.strategies import Strategy
from houseway.strategies.chart import Chart

BEST = "best"


def is_found(game: Game[Any]) -> bool:
    """Does any decision matter in it whose best is worked out?"""
    return game.has(BEST)


def rows(game: Game[Any], settings: Mapping[str, Any], *, variance: bool = True) -> list[Return] | None:
    """The returns of every wager by the best play and by others with a name; None where no decision matters."""
    best = game.module(BEST)
    if best is None:
        return None
    found: list[Return] = best.rows(game, settings, variance=variance)
    return found


def at(table: Table, settings: Mapping[str, Any], stake: Cents, *, variance: bool = True) -> Mapping[Key, AtStake]:
    """The same at a stake of the first wager, settled to the cent, and the best play for that stake."""
    best = table.game.module(BEST)
    if best is None:
        return {}
    found: Mapping[Key, AtStake] = best.at(table, settings, stake, variance=variance)
    return found


def played(game: Game[Any], found: Return) -> tuple[str, list[Ending]]:
    """By what play a row is, in words, with how much was looked at; and the first level of it, where that adds up."""
    told: tuple[str, list[Ending]] = game.module(BEST).played(game, found)
    return told


def outcomes(game: Game[Any], settings: Mapping[str, Any], found: Return) -> Mapping[Fraction, Fraction] | None:
    """Every result of a row and its chance, where the row's own terms do not tell; None where they do, or none is
    held."""
    best = game.module(BEST)
    held: Mapping[Fraction, Fraction] | None = None
    if hasattr(best, "outcomes"):
        held = best.outcomes(game, settings, found)
    return held


def as_played(game: Game[Any], settings: Mapping[str, Any], strategy: Strategy | None) -> list[Return]:
    """What goes by the decisions of players, as this strategy decides, or the usual; none where that is not held."""
    best = game.module(BEST)
    found: list[Return] = [] if best is None else best.as_played(game, settings, strategy)
    return found


def advice(game: Game[Any], view: View) -> str | None:
    """What is best of what the viewer is offered, and what the other choices cost; None where that is not held."""
    best = game.module(BEST)
    found: str | None = None if best is None else best.advice(game, view)
    return found


def worths(game: Game[Any], view: View) -> Mapping[str, float]:
    """What each thing that the viewer may choose comes to, for each unit of the wager; nothing, where none is held."""
    best = game.module(BEST)
    found: Mapping[str, float] = {} if best is None else best.worths(game, view)
    return found


def has_chart(game: Game[Any]) -> bool:
    return callable(getattr(game.module(BEST), "chart", None))  # a module of that name may lie there, once it is loaded


def chart(game: Game[Any], settings: Mapping[str, Any]) -> Chart:
    """The best play as a chart that a player can keep in mind, where a game has one."""
    if not has_chart(game):
        there = ", ".join(name for name in GAMES if has_chart(variants(name)[0]))
        raise BadInput(f"--chart: {game.name} has no chart; there is one of {there}")
    found: Chart = game.module(BEST).chart(game, settings)
    return found
