"""What a command prints with where Rich is not installed: the same few things, without colour, lines uncut."""

import sys
from collections.abc import Iterable, Sequence
from shutil import get_terminal_size
from typing import IO, Any

GAP = "  "
SIMPLE_HEAD = None  # how the lines of a table look


class PlainText:
    """Words; how they would look is left out."""

    def __init__(self, text: str = "", style: str = "") -> None:  # noqa: ARG002
        self.plain = text

    @classmethod
    def assemble(cls, *parts: "str | tuple[str, str]") -> "PlainText":
        return cls("".join(part if isinstance(part, str) else part[0] for part in parts))

    def __str__(self) -> str:
        return self.plain


class PlainTable:
    """Columns as wide as their widest cell, below their headings; without headings, the columns alone."""

    def __init__(self, **_look: object) -> None:
        self.headings, self.to_the_right, self.rows = list[str](), list[bool](), list[list[str]]()

    @classmethod
    def grid(cls, **_look: object) -> "PlainTable":
        return cls()

    def add_column(self, heading: str = "", *, justify: str = "left", **_look: object) -> None:
        self.headings.append(heading)
        self.to_the_right.append(justify == "right")

    def add_row(self, *cells: object) -> None:
        self.rows.append([str(cell) for cell in cells])

    def __str__(self) -> str:
        head = [self.headings] if any(self.headings) else []
        widths = [max(map(_width, column)) for column in zip(*head, *self.rows, strict=True)]
        lines = [line for row in (*head, *self.rows) for line in self._lines(row, widths)]
        if head:
            lines.insert(1, "-" * len(GAP.join(" " * width for width in widths)))
        return "\n".join(lines)

    def _lines(self, row: Sequence[str], widths: Sequence[int]) -> Iterable[str]:
        """A cell may have several lines."""
        cells = [cell.split("\n") for cell in row]
        for at in range(max(map(len, cells))):
            told = [cell[at] if at < len(cell) else "" for cell in cells]
            told = [
                one.rjust(width) if right else one.ljust(width)
                for one, width, right in zip(told, widths, self.to_the_right, strict=True)
            ]
            yield GAP.join(told).rstrip()


def _width(cell: str) -> int:
    return max(map(len, cell.split("\n")))


class PlainGroup:
    """One thing below the other."""

    def __init__(self, *things: object) -> None:
        self.things = things

    def __str__(self) -> str:
        return "\n".join(map(str, self.things))


class Console:
    def __init__(self, *, file: IO[str] | None = None, width: int | None = None, **_look: Any) -> None:
        self.file, self.width = file, width or get_terminal_size().columns

    def print(self, *things: object, **_look: object) -> None:
        print(*things, file=self.file or sys.stdout)
