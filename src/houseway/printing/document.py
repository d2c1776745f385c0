"""A document of many pages: numbered sections, paragraphs, tables and pictures from the top of a page to its bottom."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from houseway.play.cloth import Outline, Stroke
from houseway.play.ink import BLACK, GOLD, GREEN, GREY, WHITE, Ink
from houseway.play.shapes import Disc, Polygon, Rect
from houseway.printing.letters import width, wrapped
from houseway.printing.sheet import LEADING, Shape, Sheet, TextLine

WIDE, HIGH, MARGIN = 210.0, 297.0, 20.0
INSIDE: Final = WIDE - 2 * MARGIN
LOWEST: Final = HIGH - MARGIN - 4
PLAIN, SMALL, TINY = 2.35, 1.95, 1.7  # heights of capitals
HEADS: Final = {1: 4.2, 2: 3.0}
RULE: Final = Ink(fill="#c9c2ad")
STRIPE: Final = Ink(fill="#f6f3e8")
PAD: Final = 1.0


class Section(NamedTuple):
    """A heading, as the contents name it."""

    number: str
    title: str
    page: int


@dataclass
class Document:
    """Sheets of A4; `foot` stands at the bottom of each, and `pages` says how many there are, once that is known."""

    title: str
    foot: str
    pages: int = 0
    sheets: list[Sheet] = field(default_factory=list)
    sections: list[Section] = field(default_factory=list)
    y: float = HIGH
    numbers: list[int] = field(default_factory=lambda: [0, 0])

    @property
    def sheet(self) -> Sheet:
        return self.sheets[-1]

    def page(self) -> None:
        """A new one."""
        self.sheets.append(Sheet(WIDE, HIGH, WHITE, self.title))
        self.y = MARGIN + 4
        if len(self.sheets) > 1:
            self.sheet.box(Rect(MARGIN, HIGH - MARGIN + 1, INSIDE, 0.2), RULE)
            self.sheet.write(MARGIN, HIGH - MARGIN + 5, self.foot, TINY, GREY, anchor="start")
            said = f"{len(self.sheets)} of {self.pages}"
            self.sheet.write(WIDE - MARGIN, HIGH - MARGIN + 5, said, TINY, GREY, anchor="end")

    def room(self, high: float) -> None:
        """So much, on this page or the next."""
        if self.y + high > LOWEST:
            self.page()

    def heading(self, title: str, level: int = 1, *, letter: str = "", with_it: float = 22) -> None:
        """Numbered, an annex by its letter; on the same page as so much of what follows."""
        at = level - 1
        self.numbers = [*self.numbers[:at], self.numbers[at] + 1, *[0] * (1 - at)]
        number = letter or ".".join(map(str, self.numbers[:level]))
        height = HEADS[level]
        if level == 1 and self.y > MARGIN + 10:
            self.y += 5
        self.room(height + with_it)
        self.y += height + (1 if level == 1 else 2.5)
        self.sections.append(Section(number, title, len(self.sheets)))
        self.sheet.write(MARGIN, self.y, f"{number}  {title}", height, GREEN, bold=True, anchor="start")
        if level == 1:
            self.sheet.box(Rect(MARGIN, self.y + 2, INSIDE, 0.5), Ink(fill=GOLD))
            self.y += 2
        self.y += 3

    def write(self, words: str, height: float = PLAIN, *, bold: bool = False, ink: str = BLACK, left: float = 0,
              after: float = 1.4) -> None:  # fmt: skip
        """A paragraph."""
        for line in wrapped(words, INSIDE - left, height, bold):
            self.room(LEADING * height)
            self.y += height
            self.sheet.write(MARGIN + left, self.y, line, height, ink, bold=bold, anchor="start")
            self.y += (LEADING - 1) * height
        self.y += after

    def table(self, heads: Sequence[str], rows: Iterable[Sequence[str]], wide: Sequence[float], figures: int = 0,
              height: float = SMALL) -> None:  # fmt: skip
        """Columns of these widths, in shares of the page; from column `figures` on they stand to the right."""
        places = _columns(wide)
        self._head(heads, places, figures, height)
        for number, row in enumerate(rows):
            cells = [wrapped(cell, across - 2 * PAD, height) for cell, (_, across) in zip(row, places, strict=True)]
            high = max(map(len, cells)) * LEADING * height + 0.8
            if self.y + high > LOWEST:
                self.page()
                self._head(heads, places, figures, height)
            if number % 2:
                self.sheet.box(Rect(MARGIN, self.y - 0.6, INSIDE, high), STRIPE)
            self._cells(cells, places, figures, height, bold=False)
            self.y += high
        self.y += 3

    def _head(self, heads: Sequence[str], places: Sequence[tuple[float, float]], figures: int, height: float) -> None:
        cells = [wrapped(head, across - 2 * PAD, height, True) for head, (_, across) in zip(heads, places, strict=True)]
        high = max(map(len, cells)) * LEADING * height + 0.8
        self.room(high + 12)
        self._cells(cells, places, figures, height, bold=True)
        self.y += high
        self.sheet.box(Rect(MARGIN, self.y - 0.5, INSIDE, 0.3), Ink(fill=GREEN))
        self.y += 0.9

    def _cells(self, cells: Sequence[Sequence[str]], places: Sequence[tuple[float, float]], figures: int, height: float,
               *, bold: bool) -> None:  # fmt: skip
        for at, (lines, (left, across)) in enumerate(zip(cells, places, strict=True)):
            right = at >= figures > 0
            for number, line in enumerate(lines):
                y = self.y + height + number * LEADING * height
                x = left + across - PAD if right else left + PAD
                self.sheet.write(x, y, line, height, BLACK, bold=bold, anchor="end" if right else "start")

    def picture(self, high: float, draw: Callable[[Sheet, Rect], None], caption: str) -> None:
        """So high, as wide as the page; its caption below it."""
        self.room(high + 8)
        draw(self.sheet, Rect(MARGIN, self.y, INSIDE, high))
        self.y += high + 2
        self.write(caption, SMALL, ink=GREY, after=3)

    def copy(self, sheet: Sheet, most: float, caption: str) -> None:
        """Another sheet, made smaller so that it fits."""
        scale = min(INSIDE / sheet.wide, most / sheet.high)
        left = MARGIN + (INSIDE - scale * sheet.wide) / 2

        def draw(on: Sheet, at: Rect) -> None:
            ground = Outline(Rect(0, 0, sheet.wide, sheet.high), Ink(sheet.ground))
            for shape in (ground, *sheet.shapes):
                on.add(_moved(shape, left, at.y, scale))

        self.picture(scale * sheet.high, draw, caption)


def _columns(wide: Sequence[float]) -> list[tuple[float, float]]:
    """Where each begins, and how wide it is."""
    whole, left, found = sum(wide), MARGIN, []
    for each in wide:
        found.append((left, INSIDE * each / whole))
        left += INSIDE * each / whole
    return found


def _moved(shape: Shape, x: float, y: float, scale: float) -> Shape:
    """The same, so much smaller, with its corner there."""

    def to(point: tuple[float, float]) -> tuple[float, float]:
        return x + scale * point[0], y + scale * point[1]

    if isinstance(shape, TextLine):
        across, down = to((shape.x, shape.y))
        return TextLine(across, down, shape.words, shape.height * scale, shape.ink, shape.bold, shape.anchor,
                        shape.turned)  # fmt: skip
    ink = shape.ink._replace(thick=shape.ink.thick * scale)
    if isinstance(shape, Stroke):
        return Stroke(tuple(map(to, shape.points)), ink)
    drawn, corner = shape.shape, shape.corner * scale
    if isinstance(drawn, Polygon):
        return Outline(Polygon(tuple(map(to, drawn.points))), ink, corner)
    across, down = to((drawn.x, drawn.y))
    if isinstance(drawn, Disc):
        return Outline(Disc(across, down, drawn.across * scale, drawn.down * scale), ink, corner)
    return Outline(Rect(across, down, drawn.wide * scale, drawn.high * scale), ink, corner)


def shortened(words: str, wide: float, height: float) -> str:
    """On one line: what does not fit is left out."""
    while width(words, height) > wide and len(words) > 1:
        words = f"{words[:-2].rstrip()}…"
    return words
