"""Where lines come from and drawings go: a terminal, or a pipe (plain text, 80 columns, what was typed is echoed)."""

import io
import sys
from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from houseway.cli.output import Printer
from houseway.cli.terminal.completion import Completes, complete_with, nothing
from houseway.cli.terminal.sheets import sheets

PLAIN_WIDTH: Final = 80
LONGEST_LINE: Final = 300


class Screen:
    """Prints, and reads one line at a time; `quiet` prints nothing."""

    def __init__(self, *, quiet: bool) -> None:
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")
        self.live = sys.stdin.isatty() and sys.stdout.isatty() and not quiet
        width = None if sys.stdout.isatty() else PLAIN_WIDTH
        self.console = Printer(
            file=sys.stdout, width=width, quiet=quiet, highlight=False, markup=False, emoji=False, legacy_windows=False
        )
        self.complete(nothing)

    def show(self, *drawings: RenderableType) -> None:
        for drawing in drawings:
            self.console.print(drawing)

    def note(self, *lines: str) -> None:
        """Lines that are not broken on a terminal, so that what stands in them can be copied."""
        for line in lines:
            self.console.print(Text(line, "dim"), soft_wrap=self.live)

    def clear(self) -> None:
        """A new page, on a terminal; elsewhere a blank line."""
        if self.live:
            self.console.clear()
        else:
            self.console.print()

    def cut(self, drawings: Sequence[RenderableType]) -> list[list[RenderableType]]:
        """A page as sheets that fit the window; a pipe has none."""
        return sheets(self.console, drawings, self.console.height) if self.live else [list(drawings)]

    def complete(self, completes: Completes) -> None:
        """Says what a line that was begun may become: the Tab key asks it."""
        if self.live:
            complete_with(completes)

    def read(self, prompt: str = "> ") -> str | None:
        """The next line, without anything that cannot be printed; None at the end of the input."""
        try:
            line = input(prompt) if self.live else self._from_pipe(prompt)
        except EOFError:
            self.console.print()
            return None
        return "".join(c if c.isprintable() else " " for c in line[:LONGEST_LINE]).strip()

    def _from_pipe(self, prompt: str) -> str:
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        self.console.print(f"{prompt}{line[:LONGEST_LINE].strip()}")
        return line
