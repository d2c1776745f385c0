"""One folder a game, the same file names in each: `roulette` is the small one to read first, `blackjack` the large."""

from functools import cache
from importlib import import_module
from typing import Final

from houseway.errors import BadInput
from houseway.play.game import Game

__all__ = ["GAMES", "find"]

GAMES: Final = {"roulette": "roulette", "blackjack": "blackjack"}
"""The command line's name of each game, and its folder."""


@cache
def find(name: str) -> Game:
    """The game of that name."""
    if name not in GAMES:
        raise BadInput(f"{name!r} is not a game held here; there are {', '.join(GAMES)}")
    game = import_module(f"houseway.games.{GAMES[name]}").GAME
    assert isinstance(game, Game)
    return game
