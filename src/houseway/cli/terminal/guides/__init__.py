"""How each game is won, in five lines, and what to type first, for somebody new to it.

The law's word is used, with the players' word beside it where they differ.
"""

from typing import Any

from houseway.cli.terminal.guides import cards, chance, poker
from houseway.cli.terminal.guides.guide import Guide
from houseway.play.game import Game

__all__ = ["Guide", "guide_to"]


def guide_to(game: Game[Any]) -> Guide:
    """That of the game's text, or of its version, where it has one of its own."""
    version = str(game.variant.get("version", ""))
    held = {**chance.GUIDES, **cards.GUIDES, **poker.GUIDES}
    names = (f"{game.name} {game.rules} {version}", f"{game.name} {game.rules}", game.name)
    return next(held[name] for name in names if name in held)
