"""Sheets as PDF, a page each, true to scale; the letters that stand on them go with it."""

from collections.abc import Sequence
from functools import singledispatch
from io import BytesIO
from math import cos, pi, radians, sin

import pydyf  # type: ignore[import-untyped]

from houseway.play.cloth import Outline, Stroke
from houseway.play.ink import Ink
from houseway.play.shapes import Disc, Point, Rect
from houseway.printing.font import font
from houseway.printing.letters import em
from houseway.printing.pdf_font import embedded
from houseway.printing.sheet import Shape, Sheet, TextLine

POINTS = 72 / 25.4  # in a millimetre
FACES = {"plain": False, "bold": True}
QUARTER = 4 / 3 * (2**0.5 - 1)  # how far the handles of a curve reach that is nearly a quarter of a circle


def pdf(sheets: Sequence[Sheet]) -> bytes:
    made = pydyf.PDF()
    made.info["Title"] = pydyf.String("; ".join(sheet.title for sheet in sheets))
    fonts = pydyf.Dictionary({name: embedded(made, bold, _letters(sheets, bold)) for name, bold in FACES.items()})
    for sheet in sheets:
        drawn = _drawn(sheet)
        made.add_object(drawn)
        page = {
            "Type": "/Page",
            "Parent": made.pages.reference,
            "MediaBox": pydyf.Array([0, 0, round(sheet.wide * POINTS, 2), round(sheet.high * POINTS, 2)]),
            "Contents": drawn.reference,
            "Resources": pydyf.Dictionary({"Font": fonts}),
        }
        made.add_page(pydyf.Dictionary(page))
    out = BytesIO()
    made.write(out)
    return out.getvalue()


def _letters(sheets: Sequence[Sheet], bold: bool) -> list[str]:
    return sorted({letter for sheet in sheets for words in sheet.words if words.bold is bold for letter in words.words})


def _drawn(sheet: Sheet) -> pydyf.Stream:
    """In millimetres from the upper left corner, as the sheet is; only letters must not stand on their heads."""
    stream = pydyf.Stream(compress=True)
    stream.set_matrix(POINTS, 0, 0, -POINTS, 0, sheet.high * POINTS)
    stream.set_line_join(1)
    for shape in (Outline(Rect(0, 0, sheet.wide, sheet.high), Ink(sheet.ground)), *sheet.shapes):
        _shape(shape, stream)
    return stream


@singledispatch
def _shape(shape: Shape, stream: pydyf.Stream) -> None:  # noqa: ARG001
    raise TypeError(f"nothing draws a {type(shape).__name__}")


@_shape.register
def _(drawn: Outline, stream: pydyf.Stream) -> None:
    shape = drawn.shape
    _dip(stream, drawn.ink)
    if isinstance(shape, Disc):
        _round(stream, shape)
    elif isinstance(shape, Rect) and not drawn.corner:
        stream.rectangle(*shape)
    else:
        points = _cornered(shape, drawn.corner) if isinstance(shape, Rect) else shape.points
        _path(stream, points)
        stream.close()
    _paint(stream, drawn.ink)


@_shape.register
def _(line: Stroke, stream: pydyf.Stream) -> None:
    _dip(stream, line.ink)
    _path(stream, line.points)
    _paint(stream, line.ink)


@_shape.register
def _(words: TextLine, stream: pydyf.Stream) -> None:
    turned = radians(words.turned)
    c, s = cos(turned), sin(turned)
    back = words.left - words.x
    stream.begin_text()
    stream.set_color_rgb(*_rgb(words.ink))
    stream.set_font_size("bold" if words.bold else "plain", round(em(words.height), 4))
    stream.set_text_matrix(*(round(n, 5) for n in (c, s, s, -c, words.x + back * c, words.y + back * s)))
    face = font(words.bold)
    stream.show_text(f"<{''.join(f'{face.number(letter):04x}' for letter in words.words)}>")
    stream.end_text()


def _round(stream: pydyf.Stream, disc: Disc) -> None:
    """An ellipse, as four curves."""
    x, y, a, b = disc.x, disc.y, disc.across, disc.high
    stream.move_to(x + a, y)
    for c, s in ((1, 0), (0, 1), (-1, 0), (0, -1)):  # from each quarter to the next
        start, end = (x + a * c, y + b * s), (x - a * s, y + b * c)
        leave, arrive = (-a * s * QUARTER, b * c * QUARTER), (a * c * QUARTER, b * s * QUARTER)
        stream.curve_to(start[0] + leave[0], start[1] + leave[1], end[0] + arrive[0], end[1] + arrive[1], *end)


def _cornered(at: Rect, corner: float) -> list[Point]:
    """A rectangle with each corner cut round, as a path of short lines."""
    r = min(corner, at.wide / 2, at.high / 2)
    left, top, right, bottom = at.x + r, at.y + r, at.x + at.wide - r, at.y + at.high - r
    return [
        (x + r * cos(start + step * pi / 16), y + r * sin(start + step * pi / 16))
        for x, y, start in ((right, bottom, 0.0), (left, bottom, pi / 2), (left, top, pi), (right, top, 3 * pi / 2))
        for step in range(9)
    ]


def _path(stream: pydyf.Stream, points: Sequence[Point]) -> None:
    stream.move_to(*points[0])
    for point in points[1:]:
        stream.line_to(*point)


def _dip(stream: pydyf.Stream, ink: Ink) -> None:
    """Colours come before the path: nothing may stand between that and its painting."""
    if ink.fill:
        stream.set_color_rgb(*_rgb(ink.fill))
    if ink.line:
        stream.set_color_rgb(*_rgb(ink.line), stroke=True)
        stream.set_line_width(ink.thick)


def _paint(stream: pydyf.Stream, ink: Ink) -> None:
    if ink.fill and ink.line:
        stream.fill_and_stroke()
    elif ink.line:
        stream.stroke()
    else:
        stream.fill()


def _rgb(colour: str) -> tuple[float, ...]:
    return tuple(round(int(colour[at : at + 2], 16) / 255, 4) for at in (1, 3, 5))
