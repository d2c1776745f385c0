"""Mini-dice in the terminal: a box for each number and one for the field, and the three dice."""

from typing import Final

from rich.console import Group, RenderableType

from houseway.cli.terminal.tumbler_cloth import big_dice, draw_bands, wagers
from houseway.games.mini_dice.layout import BANDS, WIDTH
from houseway.play.view import View

__all__ = ["draw"]

FACES: Final = "individual die face values"
STYLES: Final = {"field": "bold white on blue"}


def draw(view: View) -> RenderableType:
    """The cloth, the dice, and a line for each person's wagers."""
    return Group(*draw_bands(view, BANDS, WIDTH, (), STYLES), *big_dice(view), *wagers(view))
