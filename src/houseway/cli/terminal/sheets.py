"""Pages cut to the window: no page is longer than what a person sees at once."""

from collections.abc import Sequence
from typing import Final

from rich.console import Console, RenderableType
from rich.segment import Segment, Segments
from rich.text import Text

BELOW: Final = 4  # lines that stay free: how to go on, what may be done now, and what is typed
NARROW: Final = 80


def sheets(console: Console, drawings: Sequence[RenderableType], height: int) -> list[list[RenderableType]]:
    """The drawings as sheets that fit a window so many lines high, each with a line on how to read on."""
    lines = [line for each in drawings for line in console.render_lines(each, pad=False)]
    room = max(1, height - BELOW)
    if len(lines) <= room:
        return [list(drawings)]
    cut = [lines[at : at + room - 1] for at in range(0, len(lines), room - 1)] if room > 1 else [[x] for x in lines]
    return [[_printed(part), _numbered(number, len(cut))] for number, part in enumerate(cut, 1)]


def _printed(lines: Sequence[list[Segment]]) -> RenderableType:
    """Lines as they were drawn."""
    return Segments([segment for line in lines for segment in (*line, Segment.line())])


def _numbered(number: int, of: int) -> Text:
    more = "Enter: the next page" if number < of else "that is all"
    return Text(f"page {number} of {of} · {more}", "dim")


def too_narrow(width: int) -> str:
    """What to say of a window in which tables are cut or broken; nothing of one that is wide enough."""
    return f"This window has {width} columns; widen it to {NARROW}, or lines will break." if width < NARROW else ""
