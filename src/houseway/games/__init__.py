"""One folder a game, the same file names in each: `roulette` is the small one to read first, `blackjack` the large."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any, Final

from houseway.errors import BadInput
from houseway.play.game import Game

__all__ = ["GAMES", "find", "variants"]

GAMES: Final = {
    "blackjack": "blackjack",
    "craps": "craps",
    "keno": "keno",
    "mini-dice": "mini_dice",
    "roulette": "roulette",
    "sic-bo": "sic_bo",
    "tri-chro": "tri_chro",
    "triple-penny-two-up": "triple_penny_two_up",
    "two-up": "two_up",
    "wheel-of-fortune": "wheel_of_fortune",
}
"""The command line's name of each game, and its folder."""

NO_VARIANT: Final[Mapping[str, Any]] = {}


@cache
def variants(name: str) -> tuple[Game, ...]:
    """A game in each of its variants, the usual one first: a wheel of 50 spaces and one of 52."""
    if name not in GAMES:
        raise BadInput(f"{name!r} is not a game held here; there are {', '.join(GAMES)}")
    folder = import_module(f"houseway.games.{GAMES[name]}")
    found: tuple[Game, ...] = getattr(folder, "VARIANTS", (folder.GAME,))
    return found


def find(name: str, variant: Mapping[str, Any] = NO_VARIANT) -> Game:
    """The game of that name, in the variant that fits, or in the usual one."""
    held = variants(name)
    for game in held:
        if variant.items() <= game.variant.items():
            return game
    there = " or ".join(str(dict(game.variant)) for game in held if game.variant) or "no variants"
    raise BadInput(f"{name} is not held as {dict(variant)}; there are {there}")
