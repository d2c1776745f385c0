"""A cloth in letters: its places as boxes whose lines are joined where they meet, with what lies there."""

from collections.abc import Callable, Iterator
from itertools import groupby
from math import floor
from operator import itemgetter
from typing import Final, NamedTuple

from houseway.play.cloth import Cloth, Place
from houseway.play.shapes import Point, Rect

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


class Borders(NamedTuple):
    """The borders of a box."""

    left: int
    top: int
    right: int
    bottom: int


class Cells:
    """`width` by `height` letters from the upper left, each in a style."""

    def __init__(self, width: int, height: int, style: str) -> None:
        self.width, self.height, self.style = width, height, style
        self._lines: dict[tuple[int, int], int] = {}
        self._marks: dict[tuple[int, int], tuple[str, str]] = {}

    def box(self, left: int, top: int, right: int, bottom: int) -> Borders:
        """The border of a box; it joins those of its neighbours."""
        for x in range(left, right):
            for y in (top, bottom):
                self._join((x, y), RIGHT)
                self._join((x + 1, y), LEFT)
        for y in range(top, bottom):
            for x in (left, right):
                self._join((x, y), DOWN)
                self._join((x, y + 1), UP)
        return Borders(left, top, right, bottom)

    def _join(self, at: tuple[int, int], direction: int) -> None:
        self._lines[at] = self._lines.get(at, 0) | direction

    def write(self, x: int, y: int, text: str, style: str = "") -> None:
        for place, character in enumerate(text):
            self._marks[x + place, y] = character, style

    def mark(self, x: int, y: int, text: str, style: str) -> None:
        """Something lies here, on whatever background there is."""
        for place, character in enumerate(text):
            _, on, background = self._marks.get((x + place, y), ("", ""))[1].partition(" on ")
            self._marks[x + place, y] = character, style + on + background

    def centre(self, left: int, right: int, y: int, text: str, style: str = "") -> None:
        """In the middle between two borders, all of it in one style."""
        self.write(left + 1, y, text.center(right - left - 1)[: right - left - 1], style)

    def lines(self) -> Iterator[list[tuple[str, str]]]:
        """Each line as runs of letters in one style."""
        for y in range(self.height):
            row = (self._at(x, y) for x in range(self.width))
            yield [("".join(letter for letter, _ in run), style) for style, run in groupby(row, key=itemgetter(1))]

    def text(self) -> list[str]:
        return ["".join(letters for letters, _ in line).rstrip() for line in self.lines()]

    def _at(self, x: int, y: int) -> tuple[str, str]:
        drawn = JOINED.get(self._lines.get((x, y), 0), " ")
        return self._marks.get((x, y), (drawn, self.style))


class Grid:
    """Where the millimetres of a cloth lie among so many columns and lines, which its places fill."""

    def __init__(self, cloth: Cloth, cells: tuple[int, int]) -> None:
        self.columns, self.lines = cells
        boxes = [place.shape.around for place in cloth.places if place.ink]
        x, y = min(box.x for box in boxes), min(box.y for box in boxes)
        right, bottom = max(box.x + box.wide for box in boxes), max(box.y + box.high for box in boxes)
        self.around = Rect(x, y, right - x, bottom - y)

    def at(self, point: Point) -> tuple[int, int]:
        """The letter at a point."""
        across, down = (point[0] - self.around.x) / self.around.wide, (point[1] - self.around.y) / self.around.high
        return _nearest(across * self.columns), _nearest(down * self.lines)

    def box(self, place: Place) -> Borders:
        box = place.shape.around
        return Borders(*self.at((box.x, box.y)), *self.at((box.x + box.wide, box.y + box.high)))


def _nearest(number: float) -> int:
    """The same for what differs by an inexact fraction only, so that neighbours share a border."""
    return floor(round(number, 6) + 0.5)


class Dress(NamedTuple):
    """How a place is shown: its inscription and its odds, and what lies there, each in a style."""

    label: str = ""
    pays: str = ""
    style: str = ""
    pays_style: str = ""
    lies: str = ""
    lies_style: str = ""


def picture(cloth: Cloth, cells: tuple[int, int], dress: Callable[[Place], Dress], style: str = "") -> Cells:
    """Every place that has a border, and the chips on the lines between them."""
    grid, sheet = Grid(cloth, cells), Cells(cells[0] + 1, cells[1] + 1, style)
    for place in cloth.places:
        if place.ink:
            _fill(sheet, sheet.box(*grid.box(place)), dress(place))
    for place in cloth.places:
        shown = dress(place)
        if not place.ink and shown.lies:
            sheet.mark(*grid.at(place.chips), shown.lies, shown.lies_style)
    return sheet


def _fill(sheet: Cells, box: Borders, shown: Dress) -> None:
    """The inscription in the middle, the odds under it where there is a line for them, chips at the lower right."""
    inside, lines = box.right - box.left - 1, box.bottom - box.top - 1
    below = bool(shown.pays) and lines > 1
    first = box.top + 1 + (lines - 1 - below) // 2
    room = inside - len(shown.lies) if lines == 1 else inside
    both = f"{shown.label}  {shown.pays}"
    label = both if shown.pays and not below and len(both) <= room else shown.label
    sheet.write(box.left + 1, first, label[:room].center(room).ljust(inside), shown.style)
    if below:
        room = inside - len(shown.lies) if first + 2 == box.bottom else inside
        odds = shown.pays if len(shown.pays) <= room else shown.pays.removesuffix(" to 1")
        sheet.centre(box.left, box.right, first + 1, odds, shown.pays_style)
    sheet.mark(box.right - len(shown.lies), box.bottom - 1, shown.lies, shown.lies_style)
