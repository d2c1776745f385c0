"""The squares of a cloth in colour: as they lie on it, or so many in a line."""

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from rich.console import Group, RenderableType
from rich.text import Text

from houseway.cli.terminal.drawings.window import Fitted
from houseway.play.cells import Cells
from houseway.play.view import Data, View

LIT = "bold black on yellow"
FEW = 3  # people whose chips are told in one area
Chips: TypeAlias = list[tuple[str, str]]
"""Whose they are and how many, in which style."""


def coloured(cells: Cells) -> list[Text]:
    return [Text.assemble(*line, no_wrap=True) for line in cells.lines()]


def boxes(view: View, areas: Sequence[tuple[str, str, Iterable[Data]]], wide: int, across: int = 2) -> RenderableType:
    """So many areas in a line, each with its title in a style, and below it whose chips lie there."""
    told = [(title, style, _people(view, list(placed))) for title, style, placed in areas]
    rows = [told[start : start + across] for start in range(0, len(told), across)]
    return Fitted(lambda low: Group(*_drawn(rows, wide, low)))


def _drawn(rows: list[list[tuple[str, str, Chips]]], wide: int, low: bool) -> list[Text]:
    """Every area with room for a few people's chips; in a low window for those that lie there."""
    room = [max(1, *(len(chips) for *_, chips in row)) if low else FEW for row in rows]
    cells = Cells(max(map(len, rows)) * wide + 1, sum(room) + 2 * len(rows) + 1, "green")
    top = 0
    for row, lines in zip(rows, room, strict=True):
        for number, (title, style, chips) in enumerate(row):
            left = number * wide
            cells.box(left, top, left + wide, top + lines + 2)
            cells.centre(left, left + wide, top + 1, title, style)
            for line, (text, ink) in enumerate(chips, 2):
                cells.write(left + 3, top + line, text[: wide - 4], ink)
        top += lines + 2
    return coloured(cells)


def _people(view: View, placed: list[Data]) -> Chips:
    """The chips in one area, a line for each person, the viewer's first; never more than a few lines."""
    placed.sort(key=lambda each: bool(each["person"] != view.viewer))
    lines = [
        (f"● you ${p['stake']}", "bold yellow")
        if p["person"] == view.viewer
        else (f"○ {p['person']} ${p['stake']}", "cyan")
        for p in placed
    ]
    return [*lines[: FEW - 1], (f"and {len(lines) - FEW + 1} more", "dim")] if len(lines) > FEW else lines
