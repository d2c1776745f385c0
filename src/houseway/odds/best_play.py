"""Games in which decisions matter: where their best play is worked out, which is loaded when it is asked for."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Final

from houseway.odds.exact import Return
from houseway.play.game import Game

FOUND_IN: Final = {
    "caribbean-stud": "caribbean_stud",
    "pai-gow": "pai_gow",
}
"""By game, the module of this package that has its `rows(game, settings)`."""

POKER: Final = frozenset({"manila", "draw", "5-card-stud", "7-card-stud"})
"""Games in which players play against players: what is exact there is how often each hand comes (`odds.poker`)."""


def rows(game: Game[Any], settings: Mapping[str, Any]) -> list[Return] | None:
    """The returns of every wager by the best play and by others with a name; None where no decision matters."""
    if game.name not in FOUND_IN:
        return None
    found: list[Return] = import_module(f"houseway.odds.{FOUND_IN[game.name]}").rows(game, settings)
    return found
