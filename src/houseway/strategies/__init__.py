"""Who plays when nobody does: ways of playing by name, and the usual one of each game."""

from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Final

from houseway.equipment.entropy import Entropy
from houseway.errors import BadInput, quoted
from houseway.play.strategy import Decider

if TYPE_CHECKING:
    from houseway.strategies.chart import Chart

NAMES: Final = {
    "regular": "regular.Regular",
    "baccarat": "baccarat.Baccarat",
    "blackjack": "blackjack.Blackjack",
    "calm": "calm.Calm",
    "caribbean-stud": "caribbean_stud.CaribbeanStud",
    "caribbean-stud-best": "caribbean_stud.BestCaribbeanStud",
    "chart": "chart.ByChart",
    "craps": "craps.Craps",
    "draw": "draw.Draw",
    "keno": "keno.Keno",
    "manila": "manila.Manila",
    "pai-gow": "pai_gow.PaiGow",
    "pai-gow-best": "pai_gow.BestPaiGow",
    "seven-card-stud": "seven_card_stud.SevenCardStud",
    "stud": "stud.Stud",
    "two-up": "two_up.TwoUp",
}
"""The name of each strategy, and where it is; one is loaded when it is asked for, with the game that it plays."""

USUAL: Final = {
    "5-card-stud": "stud",
    "7-card-stud": "seven-card-stud",
    "baccarat": "baccarat",
    "blackjack": "blackjack",
    "caribbean-stud": "caribbean-stud",
    "craps": "craps",
    "draw": "draw",
    "keno": "keno",
    "manila": "manila",
    "mini-baccarat": "baccarat",
    "pai-gow": "pai-gow",
    "triple-penny-two-up": "two-up",
    "two-up": "two-up",
}
"""How a game is played where nothing else is asked for; any other game like a regular."""

POKER: Final = frozenset(("draw", "manila", "seven-card-stud", "stud"))
"""Strategies for people who bet against each other, in turn."""


@dataclass(frozen=True)
class Strategy:
    """How somebody plays: one of `NAMES`, or a chart of one's own. The simulator has names besides, of its own."""

    name: str
    chart: "Chart | None" = None  # what is to be done in blackjack

    def decider(self, entropy: Entropy) -> Decider:
        """Who plays so for one person, with entropy of its own."""
        if self.chart is not None:
            from houseway.strategies.chart import ByChart

            return ByChart(entropy, self.chart)
        module, _, kind = NAMES[named(self.name).name].partition(".")
        found: Decider = getattr(import_module(f"{__name__}.{module}"), kind)(entropy)
        return found


def named(name: str) -> Strategy:
    """The strategy of that name."""
    if name not in NAMES:
        raise BadInput(f"{quoted(name)} is not a strategy; there are {', '.join(NAMES)}")
    return Strategy(name)


def usual(game: str) -> Strategy:
    """The usual strategy of a game."""
    return Strategy(USUAL.get(game, "regular"))


def read(file: str) -> Strategy:
    """By the chart in a file, as `houseway odds blackjack --chart` prints one."""
    from houseway.strategies import chart

    try:
        return Strategy(file, chart.read(Path(file).read_text(encoding="utf-8"), file))
    except (OSError, ValueError):
        raise BadInput(f"{quoted(file)} cannot be read as a chart") from None


def bets_in_turn(game: str) -> bool:
    """Do people bet against each other there?"""
    return USUAL.get(game) in POKER
