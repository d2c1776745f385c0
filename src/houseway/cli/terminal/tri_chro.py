"""Tri-chro in the terminal: two balls, and the layout with an area for each wager, lit where it wins."""

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from houseway.cli.terminal.areas import STYLES, chips_on, whose
from houseway.cli.terminal.cloth import Cloth
from houseway.cli.terminal.lexicons.tri_chro import PAIRS
from houseway.games.tri_chro.terms import COLOURS
from houseway.games.tri_chro.wagers import WAGERS
from houseway.play.view import View

__all__ = ["draw"]

ON_COLOUR: Final = {"red": "bold white on red", "green": "bold white on green", "gold": "bold black on yellow"}
INK: Final = {"red": "bold red", "green": "bold green", "gold": "bold yellow"}
LIT: Final = "bold black on white"
LABEL, WIDE, ACROSS = 19, 19, 3  # the border right of the odds; an area; areas in a line
LINES: Final = ("star pair", "odd stars", "any pair", "odd pair", "no", "any", "any star")


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
    rows = WAGERS[view.look["balls"]]
    cloth = Cloth(LABEL + ACROSS * WIDE + 1, 2 * len(LINES) + 1, "green")
    for line, label in enumerate(LINES):
        y, some = 2 * line + 1, rows[ACROSS * line : ACROSS * line + ACROSS]
        cloth.box(0, y - 1, LABEL, y + 1)
        cloth.write(1, y, f"{label:9} {some[0].pays!s:>8}", "bold")
        wide = ACROSS * WIDE // len(some)
        for place, row in enumerate(some):
            _draw_area(cloth, view, row.name, LABEL + wide * place, y, wide)
    return cloth.lines()


def _draw_area(cloth: Cloth, view: View, name: str, left: int, y: int, wide: int) -> None:
    """What is printed there, and at the right-hand end the chips."""
    cloth.box(left, y - 1, left + wide, y + 1)
    named = [colour for colour in COLOURS if colour in name.split()]
    printed = PAIRS[frozenset(named)] if len(named) > 1 else " ".join(named) or "any colour"
    lit = name in view.look["lit"]
    inside = f"{'»' if lit else ' '}{printed}".ljust(wide - 1)
    cloth.write(left + 1, y, inside, LIT if lit else INK.get(printed, "bold"))
    mark = whose(view, name)
    if mark:
        lies = f"{mark}{chips_on(view, name).replace('.00', '')}"[: wide - 1]
        cloth.write(left + wide - len(lies), y, lies, STYLES[mark])
