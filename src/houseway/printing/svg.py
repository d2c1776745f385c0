"""Sheets as SVG, one below the other: true to scale, and what asks for a mark is told where the pointer rests on it."""

from collections.abc import Iterator, Sequence
from functools import singledispatch
from xml.sax.saxutils import escape, quoteattr

from houseway.play.cloth import Drawn, Line
from houseway.play.ink import Ink
from houseway.play.shapes import Disc, Point, Rect
from houseway.printing.letters import em
from houseway.printing.sheet import Mark, Shape, Sheet, Words

FONT = "Helvetica, Arial, 'Liberation Sans', sans-serif"
GAP = 12.0  # between one sheet and the next


def svg(sheets: Sequence[Sheet]) -> str:
    wide = max(sheet.wide for sheet in sheets)
    high = sum(sheet.high for sheet in sheets) + GAP * (len(sheets) - 1)
    size = f'width="{_mm(wide)}mm" height="{_mm(high)}mm" viewBox="0 0 {_mm(wide)} {_mm(high)}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family={quoteattr(FONT)}>'
    title = f"<title>{escape('; '.join(sheet.title for sheet in sheets))}</title>"
    return "\n".join(['<?xml version="1.0" encoding="UTF-8"?>', head, title, *_sheets(sheets, wide), "</svg>", ""])


def _sheets(sheets: Sequence[Sheet], wide: float) -> Iterator[str]:
    top = 0.0
    for sheet in sheets:
        yield f'<g transform="translate({_mm((wide - sheet.wide) / 2)} {_mm(top)})">'
        yield f'<rect width="{_mm(sheet.wide)}" height="{_mm(sheet.high)}" fill="{sheet.ground}"/>'
        for mark in sheet.marks:
            yield from _mark(mark)
        yield "</g>"
        top += sheet.high + GAP


def _mark(mark: Mark) -> Iterator[str]:
    drawn = map(_shape, mark.shapes)
    if not mark.title:
        yield from drawn
    elif mark.shapes:
        yield f"<g><title>{escape(mark.title)}</title>"
        yield from drawn
        yield "</g>"


@singledispatch
def _shape(shape: Shape) -> str:
    raise TypeError(f"nothing draws {shape!r}")


@_shape.register
def _(drawn: Drawn) -> str:
    shape, ink = drawn.shape, _ink(drawn.ink)
    if isinstance(shape, Rect):
        at = f'x="{_mm(shape.x)}" y="{_mm(shape.y)}" width="{_mm(shape.wide)}" height="{_mm(shape.high)}"'
        return f'<rect {at} rx="{_mm(drawn.corner)}" {ink}/>'
    if isinstance(shape, Disc):
        at = f'cx="{_mm(shape.x)}" cy="{_mm(shape.y)}" rx="{_mm(shape.across)}" ry="{_mm(shape.high)}"'
        return f"<ellipse {at} {ink}/>"
    return f'<polygon points="{_points(shape.points)}" {ink}/>'


@_shape.register
def _(line: Line) -> str:
    return f'<polyline points="{_points(line.points)}" {_ink(line.ink)}/>'


@_shape.register
def _(words: Words) -> str:
    turned = f' transform="rotate({_mm(words.turned)} {_mm(words.x)} {_mm(words.y)})"' if words.turned else ""
    bold = ' font-weight="bold"' if words.bold else ""
    at = f'x="{_mm(words.x)}" y="{_mm(words.y)}" font-size="{_mm(em(words.height))}" text-anchor="{words.anchor}"'
    return f'<text {at}{bold}{turned} fill="{words.ink}">{escape(words.words)}</text>'


def _points(points: Sequence[Point]) -> str:
    return " ".join(f"{_mm(x)},{_mm(y)}" for x, y in points)


def _ink(ink: Ink) -> str:
    line = f' stroke="{ink.line}" stroke-width="{_mm(ink.thick)}" stroke-linejoin="round"' if ink.line else ""
    return f'fill="{ink.fill or "none"}"{line}'


def _mm(number: float) -> str:
    """To a thousandth of a millimetre; `-0` is `0`."""
    return f"{round(number, 3) + 0.0:g}" if abs(number) < 1000 else f"{number:.3f}"
