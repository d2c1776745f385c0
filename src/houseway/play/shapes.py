"""Shapes on a flat sheet, in millimetres from its upper left corner."""

from itertools import pairwise
from math import cos, hypot, pi, radians, sin
from typing import NamedTuple, TypeAlias

Point: TypeAlias = tuple[float, float]


class Rect(NamedTuple):
    """An upright rectangle."""

    x: float
    y: float
    wide: float
    high: float

    @property
    def middle(self) -> Point:
        return self.x + self.wide / 2, self.y + self.high / 2

    @property
    def size(self) -> float:
        return self.wide * self.high

    @property
    def around(self) -> "Rect":
        return self

    def holds(self, x: float, y: float) -> bool:
        return self.x <= x <= self.x + self.wide and self.y <= y <= self.y + self.high

    def inside(self, margin: float) -> "Rect":
        return Rect(self.x + margin, self.y + margin, self.wide - 2 * margin, self.high - 2 * margin)

    def split(self, across: int, down: int = 1) -> list["Rect"]:
        """Equal parts, row by row."""
        wide, high = self.wide / across, self.high / down
        return [
            Rect(self.x + wide * (n % across), self.y + high * (n // across), wide, high) for n in range(across * down)
        ]


class Disc(NamedTuple):
    """A circle, or an ellipse."""

    x: float
    y: float
    across: float  # half of it
    down: float = 0  # likewise; of a circle, the same

    @property
    def high(self) -> float:
        return self.down or self.across

    @property
    def middle(self) -> Point:
        return self.x, self.y

    @property
    def size(self) -> float:
        return pi * self.across * self.high

    @property
    def around(self) -> Rect:
        return Rect(self.x - self.across, self.y - self.high, 2 * self.across, 2 * self.high)

    def holds(self, x: float, y: float) -> bool:
        return hypot((x - self.x) / self.across, (y - self.y) / self.high) <= 1


class Polygon(NamedTuple):
    """Points with straight lines between them, the last and the first included."""

    points: tuple[Point, ...]

    @property
    def _sides(self) -> list[tuple[Point, Point]]:
        return list(pairwise((*self.points, self.points[0])))

    @property
    def middle(self) -> Point:
        """Its centre of gravity."""
        parts = [(x1 * y2 - x2 * y1, x1 + x2, y1 + y2) for (x1, y1), (x2, y2) in self._sides]
        whole = 3 * sum(part for part, _, _ in parts)
        return sum(part * x for part, x, _ in parts) / whole, sum(part * y for part, _, y in parts) / whole

    @property
    def size(self) -> float:
        return abs(sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in self._sides)) / 2

    @property
    def around(self) -> Rect:
        across, down = [x for x, _ in self.points], [y for _, y in self.points]
        return Rect(min(across), min(down), max(across) - min(across), max(down) - min(down))

    def holds(self, x: float, y: float) -> bool:
        """Does a line from here to the right cross an odd number of sides?"""
        crossed = [
            (x1, y1, x2, y2)
            for (x1, y1), (x2, y2) in self._sides
            if (y1 > y) != (y2 > y) and x < x1 + (x2 - x1) * (y - y1) / (y2 - y1)
        ]
        return len(crossed) % 2 == 1


Shape: TypeAlias = Rect | Disc | Polygon


class Arc(NamedTuple):
    """The middle of circles that things lie along; angles from the right, so that 90 is straight below it."""

    x: float
    y: float

    def at(self, radius: float, angle: float) -> Point:
        return self.x + radius * cos(radians(angle)), self.y + radius * sin(radians(angle))

    def line(self, radius: float, start: float, end: float) -> tuple[Point, ...]:
        steps = max(2, round(abs(end - start)))
        return tuple(self.at(radius, start + (end - start) * step / steps) for step in range(steps + 1))

    def ring(self, inner: float, outer: float, start: float, end: float) -> Polygon:
        """A part of the ring between two circles."""
        return Polygon((*self.line(inner, start, end), *self.line(outer, end, start)))


def slab(middle: Point, wide: float, high: float, turned: float) -> Polygon:
    """A rectangle that is turned about its middle."""
    c, s = cos(radians(turned)), sin(radians(turned))
    corners = ((-wide, -high), (wide, -high), (wide, high), (-wide, high))
    return Polygon(tuple((middle[0] + (x * c - y * s) / 2, middle[1] + (x * s + y * c) / 2) for x, y in corners))
