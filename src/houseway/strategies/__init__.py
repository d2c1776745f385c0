"""Who plays when nobody does: ways of playing by name. Those of one game are in its folder, the usual one first."""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from houseway.equipment.entropy import Entropy
from houseway.errors import BadInput, quoted
from houseway.play.game import Game
from houseway.play.strategy import Strategy
from houseway.strategies.calm import Calm
from houseway.strategies.regular import Regular

Kind: TypeAlias = Callable[[Entropy], Strategy]

ANY: Final[Mapping[str, Kind]] = {"regular": Regular, "calm": Calm}
"""Those that play any game."""


def kinds(game: Game[Any]) -> Mapping[str, Kind]:
    """Those that play a game: what `strategy.py` of its folder has as `STRATEGIES`, and those for any game."""
    own = game.module("strategy")
    return {**own.STRATEGIES, **ANY} if own is not None else ANY


def usual(game: Game[Any]) -> str:
    """How a game is played where nothing else is asked for."""
    return next(iter(kinds(game)))


def check(name: str, game: Game[Any]) -> None:
    if name not in (there := kinds(game)):
        raise BadInput(f"{quoted(name)} is not a strategy for {game.name}; there are {', '.join(there)}")


def find(name: str, game: Game[Any], entropy: Entropy) -> Strategy:
    """The strategy of that name, for one person, with entropy of its own."""
    check(name, game)
    return kinds(game)[name](entropy)


def of(game: Game[Any], entropy: Entropy) -> Strategy:
    """The usual strategy of a game."""
    return find(usual(game), game, entropy)
