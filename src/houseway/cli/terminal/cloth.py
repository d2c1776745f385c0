"""A sheet of characters with boxes on it, where lines that meet are joined: what a layout is drawn on."""

from itertools import groupby
from operator import itemgetter
from typing import Final

from rich.text import Text

__all__ = ["Cloth"]

UP, DOWN, LEFT, RIGHT = 1, 2, 4, 8
JOINED: Final = dict(
    zip(
        (
            UP | DOWN, LEFT | RIGHT, DOWN | RIGHT, DOWN | LEFT, UP | RIGHT, UP | LEFT,
            UP | DOWN | RIGHT, UP | DOWN | LEFT, DOWN | LEFT | RIGHT, UP | LEFT | RIGHT, UP | DOWN | LEFT | RIGHT,
        ),
        "│─┌┐└┘├┤┬┴┼",
        strict=True,
    )
)  # fmt: skip


class Cloth:
    """`width` by `height` characters, from the upper left."""

    def __init__(self, width: int, height: int, style: str = "") -> None:
        self.width, self.height, self.style = width, height, style
        self._lines: dict[tuple[int, int], int] = {}
        self._marks: dict[tuple[int, int], tuple[str, str]] = {}

    def box(self, left: int, top: int, right: int, bottom: int) -> None:
        """The border of a box; it joins those of its neighbours."""
        for x in range(left, right):
            for y in (top, bottom):
                self._join((x, y), RIGHT)
                self._join((x + 1, y), LEFT)
        for y in range(top, bottom):
            for x in (left, right):
                self._join((x, y), DOWN)
                self._join((x, y + 1), UP)

    def _join(self, at: tuple[int, int], direction: int) -> None:
        self._lines[at] = self._lines.get(at, 0) | direction

    def write(self, x: int, y: int, text: str, style: str = "") -> None:
        for place, character in enumerate(text):
            self._marks[x + place, y] = character, style

    def mark(self, x: int, y: int, character: str, style: str) -> None:
        """Something lies here, on whatever background there is."""
        _, on, background = self._marks.get((x, y), ("", ""))[1].partition(" on ")
        self._marks[x, y] = character, style + on + background

    def centre(self, left: int, right: int, y: int, text: str, style: str = "") -> None:
        """In the middle between two borders, all of it in one style."""
        self.write(left + 1, y, text.center(right - left - 1)[: right - left - 1], style)

    def lines(self) -> list[Text]:
        return [self._line(y) for y in range(self.height)]

    def _line(self, y: int) -> Text:
        line = Text(no_wrap=True)
        for style, run in groupby((self._at(x, y) for x in range(self.width)), key=itemgetter(1)):
            line.append("".join(character for character, _ in run), style)
        return line

    def _at(self, x: int, y: int) -> tuple[str, str]:
        drawn = JOINED.get(self._lines.get((x, y), 0), " ")
        return self._marks.get((x, y), (drawn, self.style))
