"""Sheets as PDF, a page each, true to scale, with the fonts that every reader has."""

from collections.abc import Sequence
from functools import singledispatch
from io import BytesIO
from math import cos, pi, radians, sin

import pydyf  # type: ignore[import-untyped]

from houseway.play.ink import Ink
from houseway.play.shapes import Point
from houseway.printing.letters import em
from houseway.printing.sheet import Box, Outline, Round, Shape, Sheet, Words

__all__ = ["pdf"]

POINTS = 72 / 25.4  # in a millimetre
FONTS = {"plain": "Helvetica", "bold": "Helvetica-Bold"}
QUARTER = 4 / 3 * (2**0.5 - 1)  # how far the handles of a curve reach that is nearly a quarter of a circle


def pdf(sheets: Sequence[Sheet]) -> bytes:
    made = pydyf.PDF()
    made.info["Title"] = pydyf.String("; ".join(sheet.title for sheet in sheets))
    fonts = pydyf.Dictionary({name: _font(made, base) for name, base in FONTS.items()})
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


def _font(made: pydyf.PDF, base: str) -> bytes:
    font = {"Type": "/Font", "Subtype": "/Type1", "BaseFont": f"/{base}", "Encoding": "/WinAnsiEncoding"}
    added = pydyf.Dictionary(font)
    made.add_object(added)
    reference: bytes = added.reference
    return reference


def _drawn(sheet: Sheet) -> pydyf.Stream:
    """In millimetres from the upper left corner, as the sheet is; only letters must not stand on their heads."""
    stream = pydyf.Stream(compress=True)
    stream.set_matrix(POINTS, 0, 0, -POINTS, 0, sheet.high * POINTS)
    stream.set_line_join(1)
    _rectangle(stream, 0, 0, sheet.wide, sheet.high, Ink(sheet.ground))
    for shape in sheet.shapes:
        _shape(shape, stream)
    return stream


@singledispatch
def _shape(shape: Shape, stream: pydyf.Stream) -> None:  # noqa: ARG001
    raise TypeError(f"nothing draws {shape!r}")


@_shape.register
def _(box: Box, stream: pydyf.Stream) -> None:
    if box.corner:
        _cornered(stream, box)
    else:
        _rectangle(stream, *box.at, box.ink)


@_shape.register
def _(shape: Round, stream: pydyf.Stream) -> None:
    x, y, a, b = shape.x, shape.y, shape.across, shape.down
    _dip(stream, shape.ink)
    stream.move_to(x + a, y)
    for c, s in ((1, 0), (0, 1), (-1, 0), (0, -1)):  # from each quarter to the next
        start, end = (x + a * c, y + b * s), (x - a * s, y + b * c)
        leave, arrive = (-a * s * QUARTER, b * c * QUARTER), (a * c * QUARTER, b * s * QUARTER)
        stream.curve_to(start[0] + leave[0], start[1] + leave[1], end[0] + arrive[0], end[1] + arrive[1], *end)
    _paint(stream, shape.ink)


@_shape.register
def _(outline: Outline, stream: pydyf.Stream) -> None:
    _dip(stream, outline.ink)
    _path(stream, outline.points, outline.closed)
    _paint(stream, outline.ink)


@_shape.register
def _(words: Words, stream: pydyf.Stream) -> None:
    turned = radians(words.turned)
    c, s = cos(turned), sin(turned)
    back = words.left - words.x
    stream.begin_text()
    stream.set_color_rgb(*_rgb(words.ink))
    stream.set_font_size("bold" if words.bold else "plain", round(em(words.height), 4))
    stream.set_text_matrix(*(round(n, 5) for n in (c, s, s, -c, words.x + back * c, words.y + back * s)))
    stream.show_text(f"<{words.words.encode('cp1252').hex()}>")
    stream.end_text()


def _rectangle(stream: pydyf.Stream, x: float, y: float, wide: float, high: float, ink: Ink) -> None:
    _dip(stream, ink)
    stream.rectangle(x, y, wide, high)
    _paint(stream, ink)


def _cornered(stream: pydyf.Stream, box: Box) -> None:
    """A rectangle with each corner cut round, as a path of short lines."""
    r = min(box.corner, box.at.wide / 2, box.at.high / 2)
    left, top, right, bottom = box.at.x + r, box.at.y + r, box.at.x + box.at.wide - r, box.at.y + box.at.high - r
    points = [
        (x + r * cos(start + step * pi / 16), y + r * sin(start + step * pi / 16))
        for x, y, start in ((right, bottom, 0.0), (left, bottom, pi / 2), (left, top, pi), (right, top, 3 * pi / 2))
        for step in range(9)
    ]
    _dip(stream, box.ink)
    _path(stream, points, closed=True)
    _paint(stream, box.ink)


def _path(stream: pydyf.Stream, points: Sequence[Point], closed: bool) -> None:
    stream.move_to(*points[0])
    for point in points[1:]:
        stream.line_to(*point)
    if closed:
        stream.close()


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
