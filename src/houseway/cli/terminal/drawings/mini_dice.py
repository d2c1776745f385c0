"""Mini-dice in the terminal: a box for each number and one for the field, and the three dice."""

from rich.console import Group, RenderableType

from houseway.cli.terminal.drawings.tumbler import bands, big_dice, wagers
from houseway.games.mini_dice.layout import laid_out
from houseway.play.view import View


def draw(view: View) -> RenderableType:
    """The cloth, the dice, and a line for each person's wagers."""
    return Group(*bands(view, laid_out(), 6, (), {"field": "bold white on blue"}), *big_dice(view), wagers(view))
