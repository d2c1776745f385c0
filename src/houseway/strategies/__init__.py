"""Who plays when nobody does: ways of playing by name, and the usual one of each game."""

from importlib import import_module
from typing import Final

from houseway.equipment.entropy import Entropy
from houseway.errors import BadInput, quoted
from houseway.play.strategy import Strategy

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


def find(name: str, entropy: Entropy) -> Strategy:
    """The strategy of that name, for one person, with entropy of its own."""
    if name not in NAMES:
        raise BadInput(f"{quoted(name)} is not a strategy; there are {', '.join(NAMES)}")
    module, _, kind = NAMES[name].partition(".")
    found: Strategy = getattr(import_module(f"{__name__}.{module}"), kind)(entropy)
    return found


def of(game: str, entropy: Entropy) -> Strategy:
    """The usual strategy of a game."""
    return find(USUAL.get(game, "regular"), entropy)


def bets_in_turn(game: str) -> bool:
    """Do people bet against each other there?"""
    return USUAL.get(game) in POKER
