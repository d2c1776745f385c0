"""Sic-bo in the terminal: five bands of areas, lit where they win; the tumbler and the LED below."""

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from houseway.cli.terminal.drawings.tumbler import bands, small_dice, wagers
from houseway.games.sic_bo.layout import laid_out
from houseway.play.view import View

STYLES: Final = {"small": "bold white on blue", "big": "bold white on red", "any triple": "bold white on magenta"}


def draw(view: View) -> RenderableType:
    """The cloth, the tumbler and the LED, and a line for each person's wagers."""
    lit = len(view.look["lit"])
    led = ("   LED ", ""), (view.look["led"] or "-", "bold red"), (f"   {lit} areas lit" if lit else "", "dim")
    below = Text.assemble(small_dice(view), *led)
    return Group(*bands(view, laid_out(), 15, view.look["lit"], STYLES), below, wagers(view))
