"""Where lines come from and drawings go: a terminal, or a pipe (plain text, 80 columns, what was typed is echoed)."""

import io
import sys
from contextlib import suppress
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from houseway.cli.output import Printer

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
        if self.live:
            _edit_lines()

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


def _edit_lines() -> None:
    """Arrow keys and history, where the platform has them."""
    with suppress(ImportError):
        import readline  # noqa: F401 - importing it is what turns it on
