"""What cloths are made of: a ground, a table's edge, places along an arc, dice, and what stands beside the dealer."""

from collections.abc import Iterator, Sequence
from math import cos, radians, sin
from typing import Final, NamedTuple

from houseway.cite import Cite
from houseway.printing.sheet import Ink, Point, Rect, Sheet
from houseway.printing.style import BLACK, CREAM, FAINT, GOLD, GREEN, THIN, WHITE, filled

__all__ = [
    "ARC",
    "WIDE",
    "Arc",
    "across",
    "angles",
    "arc",
    "beside_dealer",
    "cloth",
    "die",
    "named",
    "slab",
    "table_edge",
]

WIDE: Final = 420.0
PIPS: Final = {1: "c", 2: "ai", 3: "aci", 4: "agbi", 5: "agbic", 6: "agbidf"}
AT: Final = {"a": (-1, -1), "b": (1, -1), "c": (0, 0), "d": (-1, 0), "f": (1, 0), "g": (-1, 1), "i": (1, 1)}


class Arc(NamedTuple):
    """A circle that things lie along, below its centre; angles from the right, so that 90 is in front of the dealer."""

    x: float = WIDE / 2
    y: float = -70.0

    def at(self, radius: float, angle: float) -> Point:
        return self.x + radius * cos(radians(angle)), self.y + radius * sin(radians(angle))

    def line(self, radius: float, start: float, end: float) -> list[Point]:
        steps = max(2, round(abs(end - start)))
        return [self.at(radius, start + (end - start) * step / steps) for step in range(steps + 1)]

    def ring(self, inner: float, outer: float, start: float, end: float) -> list[Point]:
        """A part of the ring between two circles."""
        return [*self.line(inner, start, end), *self.line(outer, end, start)]


ARC: Final = Arc()


def cloth(title: str, high: float, ground: str = GREEN) -> Sheet:
    return Sheet(WIDE, high, ground, f"{title}: the layout")


def angles(number: int, start: float, end: float) -> list[float]:
    """Of so many places, the first on the dealer's left: the right of whoever looks from the players' side."""
    step = (end - start) / max(1, number - 1)
    return [start + step * at for at in range(number)] if number > 1 else [90.0]


def arc(sheet: Sheet, radius: float, start: float, end: float, ink: Ink, about: Arc = ARC) -> None:
    sheet.outline(about.line(radius, start, end), ink, closed=False)


def table_edge(sheet: Sheet, radius: float = 272, about: Arc = ARC) -> None:
    """The rail of a table with the dealer at its straight side."""
    half = WIDE / 2 - 8
    angle = 36.0
    while about.at(radius, angle)[0] - about.x > half:
        angle += 0.25
    curve = about.line(radius, angle, 180 - angle)
    sheet.outline([(about.x + half, 8), *curve, (about.x - half, 8)], FAINT._replace(thick=1.4))


def named(sheet: Sheet, casino: str, at: Rect, *under: str | Cite, height: float = 9.0) -> None:
    """The casino's name."""
    with sheet.marked("the casino's name", *under):
        sheet.fill(at, casino.upper(), height, GOLD, bold=True)


def slab(sheet: Sheet, middle: Point, wide: float, high: float, turned: float, ink: Ink) -> None:
    """A rectangle that is turned about its middle."""
    c, s = cos(radians(turned)), sin(radians(turned))
    corners = ((-wide, -high), (wide, -high), (wide, high), (-wide, high))
    sheet.outline([(middle[0] + (x * c - y * s) / 2, middle[1] + (x * s + y * c) / 2) for x, y in corners], ink)


def beside_dealer(sheet: Sheet, things: Sequence[tuple[str, str | Cite]], y: float = 12) -> None:
    """The chip tray, and to its sides what is fixed to the table."""
    tray = sheet.box(Rect(WIDE / 2 - 48, y, 96, 13), THIN, corner=2)
    sheet.fill(tray.inside(3), "DEALER", 3, WHITE)
    for place, (what, under) in zip(_aside(y), things, strict=False):
        with sheet.marked(what, under):
            sheet.box(place, THIN, corner=2)
            sheet.fill(place.inside(2), what, 2.6, WHITE)


def across(sheet: Sheet, sides: str, drop_box: str, fixed: Sequence[tuple[str, Sequence[str]]] = ()) -> None:
    """The dealer along one side with the drop box and what else is fixed there, and the players along the other."""
    with sheet.marked("the dealer on one side, the players across", sides):
        at = sheet.box(Rect(14, 13, 90, 13), THIN, corner=2)
        sheet.fill(at.inside(3), "DEALER", 3, WHITE)
        sheet.write(WIDE / 2, sheet.high - 4, "PLAYERS", 3, WHITE)
    with sheet.marked("drop box", drop_box):
        at = sheet.box(Rect(WIDE - 64, 13, 50, 13), THIN, corner=2)
        sheet.fill(at.inside(3), "drop box", 2.6, WHITE)
    for x, (what, under) in zip((108, WIDE - 106), fixed, strict=False):
        with sheet.marked(what, *under):
            at = sheet.box(Rect(x, 13, 38, 13), THIN, corner=2)
            sheet.fill(at.inside(2), f"{what}, fixed", 2.4, WHITE)


def _aside(y: float) -> Iterator[Rect]:
    for distance in (56, 94, 132):
        yield Rect(WIDE / 2 + distance, y, 34, 13)
        yield Rect(WIDE / 2 - distance - 34, y, 34, 13)


def die(sheet: Sheet, x: float, y: float, size: float, face: int) -> None:
    """A die that shows a face, in the middle of a point."""
    sheet.box(Rect(x - size / 2, y - size / 2, size, size), filled(CREAM, BLACK, 0.25), corner=size / 6)
    for pip in PIPS[face]:
        across, down = AT[pip]
        sheet.round(x + across * size * 0.26, y + down * size * 0.26, size * 0.09, Ink(BLACK))
