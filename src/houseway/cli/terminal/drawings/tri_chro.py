"""Tri-chro in the terminal: two balls, and the layout with an area for each wager, lit where it wins."""

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from houseway.cli.terminal.drawings.chips import lying
from houseway.cli.terminal.drawings.squares import coloured
from houseway.games.tri_chro.layout import ACROSS, laid_out
from houseway.games.tri_chro.terms import COLOURS
from houseway.play.cells import Dress, picture
from houseway.play.cloth import Place
from houseway.play.view import View

ON_COLOUR: Final = {"red": "bold white on red", "green": "bold white on green", "gold": "bold black on yellow"}
INK: Final = {"red": "bold red", "green": "bold green", "gold": "bold yellow"}
LIT: Final = "bold black on white"
LEFT, WIDE = 19, 57  # what all areas of a line are on, with their odds; the areas


def draw(view: View) -> RenderableType:
    """The balls that were drawn, and the cloth."""
    shown = view.look
    head = Text(f"{shown['game']}, {shown['balls']} balls from the {shown['device']}:  ", "bold", no_wrap=True)
    for ball in shown["drawn"]:
        colour, _, star = ball.partition(" ")
        head.append(f" {'★' if star else ' '}{colour} ", ON_COLOUR[colour])
        head.append("  ")
    return Group(head, *_cloth(view))


def _cloth(view: View) -> list[Text]:
    cloth = laid_out(view.look["balls"])

    def dress(place: Place) -> Dress:
        chips, ink = lying(view, place)
        lit, colours = place.wager in view.look["lit"], _colours(place.wager)
        label = f"{'»' if lit else ' '}{colours}"
        style = LIT if lit else INK.get(colours, "bold")
        return Dress(label, style=style, lies=chips, lies_style=ink, left=True)

    heads = cloth.places[::ACROSS]
    cells = picture(cloth, (WIDE, 2 * len(heads)), dress, "green", LEFT)
    for line, place in enumerate(heads):
        cells.box(0, 2 * line, LEFT, 2 * line + 2)
        cells.write(1, 2 * line + 1, f"{_kind(place.wager):9} {place.pays:>8}", "bold")
    return coloured(cells)


def _colours(name: str) -> str:
    """`red and green` of `odd pair red and green`."""
    return " ".join(word for word in name.split() if word in (*COLOURS, "and")) or "any colour"


def _kind(name: str) -> str:
    """`odd pair` of it, whatever the colours."""
    return " ".join(word for word in name.split() if word not in (*COLOURS, "and"))
