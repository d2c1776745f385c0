"""Games in which decisions matter: where their best play is worked out, which is loaded when it is asked for."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Final

from houseway.errors import BadInput
from houseway.odds.exact import Return
from houseway.play.game import Game
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


def rows(game: Game[Any], settings: Mapping[str, Any]) -> list[Return] | None:
    """The returns of every wager by the best play and by others with a name; None where no decision matters."""
    if game.name not in FOUND_IN:
        return None
    found: list[Return] = import_module(f"houseway.odds.{FOUND_IN[game.name]}").rows(game, settings)
    return found


def chart(game: Game[Any], settings: Mapping[str, Any]) -> Chart:
    """The best play as a chart that a player can keep in mind, where a game has one."""
    if game.name not in CHARTS:
        raise BadInput(f"--chart: {game.name} has no chart; there is one of {', '.join(CHARTS)}")
    found: Chart = import_module(f"houseway.odds.{FOUND_IN[game.name]}").chart(game, settings)
    return found
