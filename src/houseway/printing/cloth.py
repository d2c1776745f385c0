"""A cloth on a sheet: its marks, then its places, each with what asks for it."""

from collections.abc import Iterator
from functools import singledispatch

from houseway.play.cloth import CASINO, Bent, Caption, Cloth, Figure, Outline, Picture, Place, Stroke
from houseway.play.ink import GOLD, WHITE
from houseway.play.shapes import Rect
from houseway.printing.letters import width
from houseway.printing.pictures import PICTURES
from houseway.printing.sheet import Sheet

FOOT = 7.0  # where the odds stand


def cloth_sheet(cloth: Cloth, casino: str) -> Sheet:
    sheet = Sheet(cloth.wide, cloth.high, cloth.ground, f"{cloth.title}: the layout")
    for mark in cloth.marks:
        if mark.figures:
            with sheet.marked(mark.what or mark.words, *mark.under):
                for figure in mark.figures:
                    _figure(_of(figure, casino), sheet)
    for place in cloth.places:
        with sheet.marked(place.what, *place.under, told=_told(place)):
            if place.ink:
                _figure(Outline(place.shape, place.ink, place.corner), sheet)
            for figure in _inscription(place) if place.figures is None else place.figures:
                _figure(figure, sheet)
    return sheet


def _of(figure: Figure, casino: str) -> Figure:
    """The casino's own name stands where the cloth has room for it."""
    return (
        figure._replace(words=figure.words.replace(CASINO, casino.upper())) if isinstance(figure, Caption) else figure
    )


def _told(place: Place) -> str:
    return f"{place.name}, {place.pays}" if place.pays else place.name


def _inscription(place: Place) -> Iterator[Figure]:
    """As usual: the words in the middle, and the odds at the foot."""
    at = place.shape.around
    foot = FOOT if place.pays else 0
    head = Rect(at.x + 1.5, at.y + 1, at.wide - 3, at.high - 2 - foot)
    yield Caption(place.inscribed.upper(), head, place.high, WHITE, bold=True)
    yield Caption(place.pays, Rect(at.x + 1, at.y + at.high - foot, at.wide - 2, foot - 1), 4, GOLD)


@singledispatch
def _figure(figure: Figure, sheet: Sheet) -> None:  # noqa: ARG001
    raise TypeError(f"nothing draws a {type(figure).__name__}")


@_figure.register
def _(drawn: Outline | Stroke, sheet: Sheet) -> None:
    sheet.add(drawn)


@_figure.register
def _(words: Caption, sheet: Sheet) -> None:
    if words.turned or not words.at.wide:
        room = words.at.wide / width(words.words, 1, words.bold) if words.at.wide else words.high
        sheet.turn(*words.at.middle, words.words, min(words.high, room), words.ink, words.turned, bold=words.bold)
    elif words.start:
        sheet.write(words.at.x, words.at.middle[1] + words.high / 2, words.words, words.high, words.ink, anchor="start")
    elif words.words:
        sheet.fill(words.at, words.words, words.high, words.ink, bold=words.bold)


@_figure.register
def _(bent: Bent, sheet: Sheet) -> None:
    high = min(bent.high, bent.room / width(bent.words, 1, bent.bold)) if bent.room else bent.high
    radius = bent.radius - (bent.high - high) / 2
    sheet.bend((bent.about.x, bent.about.y), radius, bent.words, high, bent.ink, bold=bent.bold, at=bent.angle)


@_figure.register
def _(picture: Picture, sheet: Sheet) -> None:
    PICTURES[picture.of](sheet, picture.at, picture.shows)
