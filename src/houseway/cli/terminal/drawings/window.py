"""How large the window is: what is drawn in one of the least size, in a larger one, and in one that is too small."""

from collections.abc import Callable
from typing import Final

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text

WIDE, HIGH = 80, 24  # the least, that every terminal has
FEW: Final = 6  # hands that a low window has room for
ROOMY: Final = 32  # lines, from which on nothing need be left out


def is_low(console: Console) -> bool:
    """Is there little room from top to bottom? A pipe has no end."""
    return console.is_terminal and console.size.height < ROOMY


class Fitted:
    """Drawn by a function that is told whether the window is low."""

    def __init__(self, draw: Callable[[bool], RenderableType]) -> None:
        self._draw = draw

    def __rich_console__(self, console: Console, _options: ConsoleOptions) -> RenderResult:
        yield self._draw(is_low(console))


class Framed:
    """A table, and a line in its place where the window is too narrow for it, or below it where that is too low."""

    def __init__(self, table: RenderableType) -> None:
        self._table = table

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        wide, high = options.max_width, console.size.height
        if wide < WIDE:
            yield Text(f"The table is drawn from {WIDE} columns on; this window has {wide}.", "yellow")
            return
        yield self._table
        if console.is_terminal and high < HIGH:
            yield Text(f"The whole table is seen from {HIGH} lines on; this window has {high}.", "yellow")
