"""A sheet to print: what is drawn and written on it, in millimetres from its upper left corner."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from math import cos, radians, sin
from typing import Literal, TypeAlias

from houseway.cite import Cite, cites
from houseway.play.cloth import Outline, Stroke
from houseway.play.ink import Ink
from houseway.play.shapes import Disc, Point, Polygon, Rect
from houseway.printing.letters import printable, width, wrapped

Anchor: TypeAlias = Literal["start", "middle", "end"]
LEADING = 1.55  # from one line of words to the next, in heights of letters


@dataclass(frozen=True, slots=True)
class TextLine:
    """One line; `y` is where its letters stand, `height` how high the capitals are, `turned` clockwise in degrees."""

    x: float
    y: float
    words: str
    height: float
    ink: str
    bold: bool = False
    anchor: Anchor = "middle"
    turned: float = 0

    @property
    def wide(self) -> float:
        return width(self.words, self.height, self.bold)

    @property
    def left(self) -> float:
        return self.x - {"start": 0.0, "middle": self.wide / 2, "end": self.wide}[self.anchor]


Shape: TypeAlias = Outline | Stroke | TextLine


@dataclass(slots=True)
class MarkedShapes:
    """Shapes that belong together: what they are, and what asks for them."""

    what: str = ""
    under: tuple[Cite, ...] = ()
    shapes: list[Shape] = field(default_factory=list)
    told: str = ""  # of this one among others that are the same

    @property
    def title(self) -> str:
        what = self.told or self.what
        return f"{what} ({', '.join(map(str, self.under))})" if self.under else what


class Sheet:
    """What is drawn on, from the bottom up."""

    def __init__(self, wide: float, high: float, ground: str, title: str) -> None:
        self.wide, self.high, self.ground, self.title = wide, high, ground, title
        self.marks = [MarkedShapes()]

    @contextmanager
    def marked(self, what: str, *under: str | Cite, told: str = "") -> Iterator[None]:
        """Whatever is drawn meanwhile is this, and stands there under these provisions."""
        self.marks.append(MarkedShapes(what, cites(*under), told=told))
        yield
        self.marks.append(MarkedShapes())

    @property
    def shapes(self) -> list[Shape]:
        return [shape for mark in self.marks for shape in mark.shapes]

    @property
    def words(self) -> list[TextLine]:
        return [shape for shape in self.shapes if isinstance(shape, TextLine)]

    def add(self, shape: Shape) -> None:
        self.marks[-1].shapes.append(shape)

    def box(self, at: Rect, ink: Ink, corner: float = 0) -> Rect:
        self.add(Outline(at, ink, corner))
        return at

    def round(self, x: float, y: float, across: float, ink: Ink, down: float = 0) -> None:
        self.add(Outline(Disc(x, y, across, down), ink))

    def outline(self, points: Sequence[Point], ink: Ink, *, closed: bool = True) -> None:
        self.add(Outline(Polygon(tuple(points)), ink) if closed else Stroke(tuple(points), ink))

    def write(self, x: float, y: float, words: str, height: float, ink: str, *, bold: bool = False,
              anchor: Anchor = "middle", turned: float = 0) -> None:  # fmt: skip
        """One line of words that stands on `y`."""
        if words:
            self.add(TextLine(x, y, printable(words), height, ink, bold, anchor, turned))

    def fill(self, at: Rect, words: str, height: float, ink: str, *, bold: bool = False) -> None:
        """Words in the middle of a place, in as many lines as they need, smaller where there is no room."""
        while not _fits(words, at, height, bold):
            height *= 0.95
        lines = wrapped(words, at.wide, height, bold)
        x, middle = at.middle
        first = middle + height / 2 - (len(lines) - 1) * LEADING * height / 2
        for number, line in enumerate(lines):
            self.write(x, first + number * LEADING * height, line, height, ink, bold=bold)

    def turn(
        self, x: float, y: float, words: str, height: float, ink: str, turned: float, *, bold: bool = False
    ) -> None:
        """One line in the middle of a point, turned clockwise."""
        angle = radians(turned)
        self.write(
            x - sin(angle) * height / 2, y + cos(angle) * height / 2, words, height, ink, bold=bold, turned=turned
        )

    def bend(self, centre: Point, radius: float, words: str, height: float, ink: str, *, bold: bool = False,
             at: float = 90) -> None:  # fmt: skip
        """Words along an arc below a centre, their middle at an angle from the right."""
        words = printable(words)
        per_degree = radians(1) * (radius - height / 2)  # so that letters stand apart as usual, at half their height
        angle = at + width(words, height, bold) / per_degree / 2
        for letter in words:
            half = width(letter, height, bold) / per_degree / 2
            angle -= half
            x, y = centre[0] + radius * cos(radians(angle)), centre[1] + radius * sin(radians(angle))
            self.write(x, y, letter.strip(), height, ink, bold=bold, turned=angle - 90)
            angle -= half


def _fits(words: str, at: Rect, height: float, bold: bool) -> bool:
    lines = wrapped(words, at.wide, height, bold)
    high = height + (len(lines) - 1) * LEADING * height
    return high <= at.high and all(width(line, height, bold) <= at.wide for line in lines)
