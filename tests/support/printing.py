"""What tests of signs and layouts share: every game as it is printed, and words that lie on one another."""

import re
from collections.abc import Iterable, Iterator
from itertools import pairwise
from math import cos, hypot, radians, sin
from typing import Any, NamedTuple
from xml.etree import ElementTree

from fontTools.pens.boundsPen import BoundsPen
from fontTools.svgLib.path import parse_path

from houseway.games import GAMES, variants
from houseway.play.cloth import Outline, Stroke
from houseway.play.game import Game
from houseway.play.shapes import Disc, Point, Rect
from houseway.play.table import Table
from houseway.printing.font import font
from houseway.printing.letters import em
from houseway.printing.sheet import Shape, Sheet, TextLine

__all__ = ["EVERY_GAME", "box_of", "crossing", "in_cents", "lowest_letters", "overlapping", "read_back", "table_of"]

EVERY_GAME = [game for name in GAMES for game in variants(name)]
"""In each of its texts and variants."""
CLEAR = 0.4  # millimetres between a letter and a border


class Corners(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float


def table_of(game: Game[Any]) -> Table:
    table = game.open_table()
    assert isinstance(table, Table)
    return table


def box_of(words: TextLine) -> Corners:
    """Of the capitals, turned words included."""
    angle = radians(words.turned)
    start = words.left - words.x
    ends = [(along, up) for along in (start, start + words.wide) for up in (0, -words.height)]
    points = [
        (words.x + along * cos(angle) - up * sin(angle), words.y + along * sin(angle) + up * cos(angle))
        for along, up in ends
    ]
    return around(points)


def around(points: Iterable[Point]) -> Corners:
    across, down = zip(*points, strict=True)
    return Corners(min(across), min(down), max(across), max(down))


def apart(one: Corners, two: Corners) -> bool:
    return one.right <= two.left or two.right <= one.left or one.bottom <= two.top or two.bottom <= one.top


def overlapping(sheet: Sheet) -> Iterator[tuple[str, str]]:
    """Words that lie on others; letters that are bent along an arc are compared with whole lines only."""
    boxes = [(words, box_of(words)) for words in sheet.words]
    for at, (words, one) in enumerate(boxes):
        for other, two in boxes[at + 1 :]:
            if words.turned and other.turned:
                continue
            if not apart(one, two):
                yield words.words, other.words


def inked(words: TextLine) -> list[Point]:
    """The corners of what is inked of a line, descenders and turn and all, and of what must be clear around it."""
    face, scale = font(words.bold), em(words.height) / font(words.bold).em
    pen, left, bottom, right, top = 0, 10**6, 10**6, -(10**6), -(10**6)
    for letter in words.words:
        if reach := face.reach(letter):
            left, right = min(left, pen + int(reach[0])), max(right, pen + int(reach[2]))
            bottom, top = min(bottom, int(reach[1])), max(top, int(reach[3]))
        pen += face.widths[letter]
    angle, start = radians(words.turned), words.left - words.x
    across, down = (left * scale - CLEAR, right * scale + CLEAR), (CLEAR - bottom * scale, -top * scale - CLEAR)
    corners = [(start + across[x], down[y]) for x, y in ((0, 0), (1, 0), (1, 1), (0, 1))]
    return [(words.x + x * cos(angle) - y * sin(angle), words.y + x * sin(angle) + y * cos(angle)) for x, y in corners]


def borders(shape: Shape) -> list[tuple[Point, Point]]:
    """The straight lines that a shape's border is made of; none where it has no border to be seen."""
    if isinstance(shape, TextLine) or (isinstance(shape, Outline) and not (shape.ink.line or shape.ink.fill)):
        return []
    if isinstance(shape, Stroke):
        points = list(shape.points)
        return list(pairwise(points))
    if isinstance(shape.shape, Rect):
        x, y, wide, high = shape.shape
        points = [(x, y), (x + wide, y), (x + wide, y + high), (x, y + high)]
    elif isinstance(shape.shape, Disc):
        at = shape.shape
        turns = [radians(10 * each) for each in range(36)]
        points = [(at.x + at.across * cos(each), at.y + at.high * sin(each)) for each in turns]
    else:
        points = list(shape.shape.points)
    return list(zip(points, [*points[1:], points[0]], strict=True))


def crossing(sheet: Sheet) -> Iterator[tuple[str, object]]:
    """Words that a border goes through; a letter on a chip may lie with it on a line."""
    lines = [(shape, ends, around(ends)) for shape in sheet.shapes for ends in borders(shape)]
    chips = [each.shape for each in sheet.shapes if isinstance(each, Outline) and isinstance(each.shape, Disc)]
    for words in sheet.words:
        if any(hypot(words.x - chip.x, words.y - chip.y) < chip.across for chip in chips):
            continue
        corners = inked(words)
        sides = list(zip(corners, [*corners[1:], corners[0]], strict=True))
        place = around(corners)
        for shape, ends, box in lines:
            if not apart(place, box) and any(_cross(ends, side) for side in sides):
                yield words.words, shape
                break


def _cross(one: tuple[Point, Point], other: tuple[Point, Point]) -> bool:
    (a, b), (c, d) = one, other
    return _side(a, b, c) * _side(a, b, d) < 0 and _side(c, d, a) * _side(c, d, b) < 0


def _side(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


# A sign, read back from its drawing

SVG = "{http://www.w3.org/2000/svg}"
PLACED = re.compile(r"translate\(([-\d.]+) ([-\d.]+)\).*scale\(([\d.]+)\)")


class Read(NamedTuple):
    """Words as they stand in a drawing: where their anchor is, and how large the units of their letters are."""

    words: str
    x: float
    y: float
    scale: float
    letters: tuple[str, ...]


def _read(drawn: str) -> Iterator[Read]:
    for group in ElementTree.fromstring(drawn.encode()).iter(f"{SVG}g"):
        words, placed = group.get("aria-label"), PLACED.match(group.get("transform", ""))
        if words and placed:
            x, y, scale = map(float, placed.groups())
            yield Read(words, x, y, scale, tuple(each.get("href", "")[1:] for each in group))


def read_back(drawn: str) -> dict[str, tuple[str, str]]:
    """The minimum and the maximum of every line: what stands in its row under those two words."""
    found = list(_read(drawn))
    columns = [next(each.x for each in found if each.words == head) for head in ("MINIMUM", "MAXIMUM")]
    left = next(each.x for each in found if each.words == "WAGER")
    rows: dict[float, dict[float, str]] = {}
    for each in found:
        rows.setdefault(each.y, {})[each.x] = each.words
    lines = {row[left]: (row[columns[0]], row[columns[1]]) for row in rows.values() if {left, *columns} <= row.keys()}
    del lines["WAGER"]
    return lines


def lowest_letters(drawn: str) -> dict[str, float]:
    """How high the lowest capital or figure of each line of words is, in millimetres, measured on its outline."""
    root = ElementTree.fromstring(drawn.encode())
    outlines = {each.get("id"): each.get("d", "") for each in root.iter(f"{SVG}path")}
    measured = {name: _high(outline) for name, outline in outlines.items() if name}
    found: dict[str, float] = {}
    for each in _read(drawn):
        signs = [at for at in each.letters if chr(int(at[1:], 16)).isalnum()]
        if signs:
            lowest = min(measured[at] for at in signs) * each.scale
            found[each.words] = min(lowest, found.get(each.words, lowest))
    return found


def _high(outline: str) -> float:
    pen = BoundsPen(None)
    parse_path(outline, pen)
    _, bottom, _, top = pen.bounds
    return float(top - bottom)


def in_cents(amount: str) -> int:
    """`$1,000`, `$62.50`."""
    return round(100 * float(amount.removeprefix("$").replace(",", "")))
