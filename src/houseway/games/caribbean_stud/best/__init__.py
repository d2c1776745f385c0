"""The best play of Caribbean stud, exactly."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.errors import require

require("simulate")

from houseway.games.caribbean_stud.best.rows import BEST, BY_ONE_RULE, at, outcomes, played, rows
from houseway.games.caribbean_stud.best.words import advice, worths
from houseway.odds.exact import Return
from houseway.play.game import Game
from houseway.strategies import Strategy

__all__ = ["advice", "as_played", "at", "outcomes", "played", "rows", "worths"]

PLAYED_BY: Final = {"": BY_ONE_RULE, "caribbean-stud": BY_ONE_RULE, "caribbean-stud-best": BEST}
"""By strategy, the usual one without a name: by whom its rows are played."""


def as_played(game: Game[Any], settings: Mapping[str, Any], strategy: Strategy | None) -> list[Return]:
    by = PLAYED_BY.get(strategy.name if strategy else "")
    return [row for row in rows(game, settings) if row.strategy == by]
