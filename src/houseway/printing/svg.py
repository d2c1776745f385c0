"""Sheets as SVG, one below the other: true to scale, and what asks for a mark is told where the pointer rests on it.

Letters are outlines, each drawn once and used wherever it stands: no font is needed to see them.
"""

from collections.abc import Iterator, Sequence
from functools import singledispatch
from xml.sax.saxutils import escape, quoteattr

from houseway.play.cloth import Outline, Stroke
from houseway.play.ink import Ink
from houseway.play.shapes import Disc, Point, Rect
from houseway.printing.font import font
from houseway.printing.letters import em
from houseway.printing.sheet import MarkedShapes, Shape, Sheet, TextLine

GAP = 12.0  # between one sheet and the next


def svg(sheets: Sequence[Sheet]) -> str:
    wide = max(sheet.wide for sheet in sheets)
    high = sum(sheet.high for sheet in sheets) + GAP * (len(sheets) - 1)
    size = f'width="{_mm(wide)}mm" height="{_mm(high)}mm" viewBox="0 0 {_mm(wide)} {_mm(high)}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size}>'
    title = f"<title>{escape('; '.join(sheet.title for sheet in sheets))}</title>"
    drawn = [head, title, *_letters(sheets), *_sheets(sheets, wide)]
    return "\n".join(['<?xml version="1.0" encoding="UTF-8"?>', *drawn, "</svg>", ""])


def _letters(sheets: Sequence[Sheet]) -> Iterator[str]:
    """The outline of every letter that stands somewhere, in the units of its font."""
    used = sorted({(words.bold, letter) for sheet in sheets for words in sheet.words for letter in words.words})
    yield "<defs>"
    for bold, letter in used:
        if outline := font(bold).outline(letter):
            yield f'<path id="{_name(letter, bold)}" d="{outline}"/>'
    yield "</defs>"


def _name(letter: str, bold: bool) -> str:
    return f"{'b' if bold else 'p'}{ord(letter):x}"


def _sheets(sheets: Sequence[Sheet], wide: float) -> Iterator[str]:
    top = 0.0
    for sheet in sheets:
        yield f'<g transform="translate({_mm((wide - sheet.wide) / 2)} {_mm(top)})">'
        yield f'<rect width="{_mm(sheet.wide)}" height="{_mm(sheet.high)}" fill="{sheet.ground}"/>'
        for mark in sheet.marks:
            yield from _mark(mark)
        yield "</g>"
        top += sheet.high + GAP


def _mark(mark: MarkedShapes) -> Iterator[str]:
    drawn = map(_shape, mark.shapes)
    if not mark.title:
        yield from drawn
    elif mark.shapes:
        yield f"<g><title>{escape(mark.title)}</title>"
        yield from drawn
        yield "</g>"


@singledispatch
def _shape(shape: Shape) -> str:
    raise TypeError(f"nothing draws a {type(shape).__name__}")


@_shape.register
def _(drawn: Outline) -> str:
    shape, ink = drawn.shape, _ink(drawn.ink)
    if isinstance(shape, Rect):
        at = f'x="{_mm(shape.x)}" y="{_mm(shape.y)}" width="{_mm(shape.wide)}" height="{_mm(shape.high)}"'
        return f'<rect {at} rx="{_mm(drawn.corner)}" {ink}/>'
    if isinstance(shape, Disc):
        at = f'cx="{_mm(shape.x)}" cy="{_mm(shape.y)}" rx="{_mm(shape.across)}" ry="{_mm(shape.high)}"'
        return f"<ellipse {at} {ink}/>"
    return f'<polygon points="{_points(shape.points)}" {ink}/>'


@_shape.register
def _(line: Stroke) -> str:
    return f'<polyline points="{_points(line.points)}" {_ink(line.ink)}/>'


@_shape.register
def _(words: TextLine) -> str:
    face, pen, used = font(words.bold), 0, []
    for letter in words.words:
        if not letter.isspace():
            used.append(f'<use href="#{_name(letter, words.bold)}" x="{pen}"/>')
        pen += face.widths[letter]
    start = f" translate({_mm(words.left - words.x)} 0)" if words.anchor != "start" else ""
    turned = f" rotate({_mm(words.turned)})" if words.turned else ""
    size = f"scale({em(words.height) / face.em:.6f})"
    at = f"translate({_mm(words.x)} {_mm(words.y)}){turned}{start} {size}"
    return f'<g transform="{at}" fill="{words.ink}" aria-label={quoteattr(words.words)}>{"".join(used)}</g>'


def _points(points: Sequence[Point]) -> str:
    return " ".join(f"{_mm(x)},{_mm(y)}" for x, y in points)


def _ink(ink: Ink) -> str:
    line = f' stroke="{ink.line}" stroke-width="{_mm(ink.thick)}" stroke-linejoin="round"' if ink.line else ""
    return f'fill="{ink.fill or "none"}"{line}'


def _mm(number: float) -> str:
    """To a thousandth of a millimetre; `-0` is `0`."""
    return f"{round(number, 3) + 0.0:g}" if abs(number) < 1000 else f"{number:.3f}"
