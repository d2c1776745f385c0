"""The best play of Caribbean stud, exactly."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.games.caribbean_stud.best.rows import BEST, BY_ONE_RULE, at, played, rows
from houseway.games.caribbean_stud.best.said import advice
from houseway.odds.exact import Return
from houseway.play.game import Game

__all__ = ["advice", "as_played", "at", "played", "rows"]

PLAYED_BY: Final = {"": BY_ONE_RULE, "caribbean-stud": BY_ONE_RULE, "caribbean-stud-best": BEST}
"""By strategy: by whom its rows are played."""


def as_played(game: Game[Any], settings: Mapping[str, Any], strategy: str) -> list[Return]:
    return [row for row in rows(game, settings) if row.strategy == PLAYED_BY.get(strategy)]
