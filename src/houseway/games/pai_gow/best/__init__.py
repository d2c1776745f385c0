"""The best setting of pai gow's hands, exactly."""

from collections.abc import Mapping
from typing import Any, Final

from houseway.errors import require

require("simulate")

from houseway.games.pai_gow.best.rows import BEST, HOUSE_WAY, at, played, rows
from houseway.odds.exact import Return
from houseway.play.game import Game
from houseway.play.view import View
from houseway.strategies import Strategy

__all__ = ["advice", "as_played", "at", "played", "rows", "worths"]

PLAYED_BY: Final = {"": HOUSE_WAY, "house way": HOUSE_WAY, "pai-gow": HOUSE_WAY, "pai-gow-best": BEST}
"""By strategy, the usual one without a name: by whom its rows are played."""


def advice(_game: Game[Any], view: View) -> str | None:
    """Nothing where no hand is to be set."""
    if "ask for the house way" not in (view.awaited or {}).get("offers", ()):
        return None
    from houseway.games.pai_gow.best.words import setting  # waits for Numba

    return setting(view)


def worths(_game: Game[Any], view: View) -> Mapping[str, float]:
    """Nothing where no hand is to be set."""
    if "ask for the house way" not in (view.awaited or {}).get("offers", ()):
        return {}
    from houseway.games.pai_gow.best import words  # waits for Numba

    return words.worths(view)


def as_played(game: Game[Any], settings: Mapping[str, Any], strategy: Strategy | None) -> list[Return]:
    by = PLAYED_BY.get(strategy.name if strategy else "")
    return [row for row in rows(game, settings) if row.strategy == by]
