"""Who plays when nobody does: ways of playing by name. Those of one game are in its folder, the usual one first."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias

from houseway.equipment.entropy import Entropy
from houseway.errors import BadInput, quoted
from houseway.play.game import Game
from houseway.play.strategy import Decider
from houseway.strategies.calm import Calm
from houseway.strategies.chart import Chart
from houseway.strategies.chart import read as read_chart
from houseway.strategies.regular import Regular

Kind: TypeAlias = Callable[[Entropy], Decider]

ANY: Final[Mapping[str, Kind]] = {"regular": Regular, "calm": Calm}
"""Those that play any game."""


@dataclass(frozen=True)
class Strategy:
    """How somebody plays: by one that the game has, or a chart of one's own. The simulator knows names besides."""

    name: str
    chart: Chart | None = None  # what is to be done in blackjack

    def decider(self, game: Game[Any], entropy: Entropy) -> Decider:
        """Who plays so for one person, with entropy of its own."""
        if self.chart is not None:
            found: Decider = game.module("strategy").ByChart(entropy, self.chart)
            return found
        check(self.name, game)
        return kinds(game)[self.name](entropy)


def kinds(game: Game[Any]) -> Mapping[str, Kind]:
    """Those that play a game: what `strategy.py` of its folder has as `STRATEGIES`, and those for any game."""
    own = game.module("strategy")
    return {**own.STRATEGIES, **ANY} if own is not None else ANY


def usual(game: Game[Any]) -> Strategy:
    """How a game is played where nothing else is asked for."""
    return Strategy(next(iter(kinds(game))))


def check(name: str, game: Game[Any]) -> None:
    if name not in (there := kinds(game)):
        raise BadInput(f"{quoted(name)} is not a strategy for {game.name}; there are {', '.join(there)}")


def of(game: Game[Any], entropy: Entropy) -> Decider:
    """Who plays a game as usual."""
    return usual(game).decider(game, entropy)


def read(file: str) -> Strategy:
    """By the chart in a file, as `houseway odds blackjack --chart` prints one."""
    try:
        return Strategy(file, read_chart(Path(file).read_text(encoding="utf-8"), file))
    except (OSError, ValueError):
        raise BadInput(f"{quoted(file)} cannot be read as a chart") from None
