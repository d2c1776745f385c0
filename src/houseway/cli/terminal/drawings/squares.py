"""The squares of a cloth in colour: as they lie on it, or so many in a line."""

from collections.abc import Iterable, Sequence

from rich.text import Text

from houseway.play.cells import Cells
from houseway.play.view import Data, View

LIT = "bold black on yellow"
FEW = 3  # people whose chips are told in one area


def coloured(cells: Cells) -> list[Text]:
    return [Text.assemble(*line, no_wrap=True) for line in cells.lines()]


def boxes(view: View, areas: Sequence[tuple[str, str, Iterable[Data]]], wide: int, across: int = 2) -> list[Text]:
    """So many areas in a line, each with its title in a style, and below it whose chips lie there."""
    high = FEW + 2
    cells = Cells(across * wide + 1, -(-len(areas) // across) * high + 1, "green")
    for number, (title, style, placed) in enumerate(areas):
        left, top = number % across * wide, number // across * high
        cells.box(left, top, left + wide, top + high)
        cells.centre(left, left + wide, top + 1, title, style)
        for line, (text, ink) in enumerate(_people(view, list(placed)), 2):
            cells.write(left + 3, top + line, text[: wide - 4], ink)
    return coloured(cells)


def _people(view: View, placed: list[Data]) -> list[tuple[str, str]]:
    """The chips in one area, a line for each person, the viewer's first; never more than a few lines."""
    placed.sort(key=lambda each: bool(each["person"] != view.viewer))
    lines = [
        (f"● you ${p['stake']}", "bold yellow")
        if p["person"] == view.viewer
        else (f"○ {p['person']} ${p['stake']}", "cyan")
        for p in placed
    ]
    return [*lines[: FEW - 1], (f"and {len(lines) - FEW + 1} more", "dim")] if len(lines) > FEW else lines
