"""What cloths are made of: the casino's name, a table's edge, places along an arc, and what is fixed to the table."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import radians
from typing import Any, Final, NamedTuple

from houseway.cite import Cite, cites
from houseway.play.cloth import CASINO, WIDE, Bent, Caption, Figure, Mark, Outline, Paid, Place, mark
from houseway.play.ink import FAINT, GOLD, LINE, THIN, WHITE
from houseway.play.layout import ways_to_pay
from houseway.play.shapes import Arc, Polygon, Rect
from houseway.play.wager import Wager

ARC: Final = Arc(WIDE / 2, -70)  # places lie along it, the dealer at its straight side
RAIL: Final = 28.0  # no words come nearer to the ends of the table
NUMBER: Final = 7.0  # how high the numbers of places are


def casino(at: Rect, *under: str | Cite, high: float = 9, words: str = CASINO) -> Mark:
    """The casino's name, clear of the rail however long it is."""
    left = max(at.x, RAIL)
    at = Rect(left, at.y, min(at.x + at.wide, WIDE - RAIL) - left, at.high)
    return mark(words, *under, figures=(Caption(words, at, high, GOLD, bold=True),), what="the casino's name")


def titled(words: str, at: Rect, *under: str | Cite, high: float = 5, bold: bool = False) -> Mark:
    """What the game is called here."""
    return mark(words, *under, figures=(Caption(words.upper(), at, high, bold=bold),), what="what the game is called")


def boxed(what: str, at: Rect, *under: str | Cite, words: str = "", high: float = 2.6) -> Mark:
    """Something that is fixed to the table, or a box on the cloth that is no wager's."""
    figures = (Outline(at, THIN, corner=2), Caption(words or what, at.inside(2), high))
    return mark(what, *under, figures=figures, what=what)


def edge(half: float = WIDE / 2 - 8, radius: float = 272, about: Arc = ARC, top: float = 8) -> Mark:
    """The rail of a table with the dealer at its straight side."""
    angle = 36.0
    while about.at(radius, angle)[0] - about.x > half:
        angle += 0.25
    curve = about.line(radius, angle, 180 - angle)
    rail = Polygon(((about.x + half, top), *curve, (about.x - half, top)))
    return Mark("", figures=(Outline(rail, FAINT._replace(thick=1.4)),))


EDGE: Final = edge()


def beside_dealer(*things: tuple[str, str | Cite], y: float = 12) -> Iterator[Mark]:
    """The chip tray, and to its sides what is fixed to the table."""
    yield boxed("DEALER", Rect(WIDE / 2 - 48, y, 96, 13), high=3)
    sides = (side for away in (56, 94, 132) for side in (away, -away - 34))
    for x, (what, under) in zip(sides, things, strict=False):
        yield boxed(what, Rect(WIDE / 2 + x, y, 34, 13), under)


def across(high: float, sides: str, drop_box: str, *fixed: tuple[str, Sequence[str]]) -> Iterator[Mark]:
    """The dealer along one side with the drop box and what else is fixed there, and the players along the other."""
    dealer, players = Rect(14, 13, 90, 13), Rect(0, high - 8, WIDE, 5)
    figures = (Outline(dealer, THIN, corner=2), Caption("DEALER", dealer, 3), Caption("PLAYERS", players, 3))
    yield mark("the dealer on one side, the players across", sides, figures=figures)
    yield boxed("drop box", Rect(WIDE - 64, 13, 50, 13), drop_box)
    for x, (what, under) in zip((108, WIDE - 106), fixed, strict=False):
        yield boxed(what, Rect(x, 13, 38, 13), *under, words=f"{what}, fixed", high=2.4)


def angles(number: int, start: float, end: float) -> list[float]:
    """Of so many places, the first on the dealer's left: the right of whoever looks from the players' side."""
    step = (end - start) / max(1, number - 1)
    return [start + step * at for at in range(number)] if number > 1 else [90.0]


def odds_panel(rows: Iterable[Wager[Any]], at: Sequence[Rect], *under: str | Cite) -> Mark:
    """What every wager pays, each in a small box."""
    figures: list[Figure] = []
    for place, row in zip(at, rows, strict=False):
        figures += [Outline(place.inside(1), FAINT, 1.5), Caption(f"{row.name}\n{row.pays}", place.inside(2.4), 3)]
    return mark("payout odds", *under, figures=tuple(figures))


def when(row: Wager[Any], *words: str) -> Paid:
    """A row that pays in several ways, and when it pays each."""
    return tuple(zip(words, ways_to_pay(row), strict=True))


class Ring(NamedTuple):
    """What each numbered place has: a wager with its inscription, between two circles."""

    wager: str
    inscribed: str
    under: str | Cite
    inner: float
    outer: float
    pays: str = ""


def rings(about: Arc, number: int, areas: Sequence[Ring], start: float, end: float,
          selection: Callable[[int], str]) -> Iterator[Place]:  # fmt: skip
    """Numbered places between two angles, an area for each wager one behind the other."""
    half = (end - start) / number / 2
    outer = max(area.outer for area in areas)
    for place, angle in enumerate(angles(number, start + half, end - half), 1):
        for area in areas:
            shape = about.ring(area.inner, area.outer, angle - half * 0.94, angle + half * 0.94)
            high = min(5.0, (area.outer - area.inner) / 2.4)
            middle, room = (area.inner + area.outer) / 2, radians(2 * half * 0.8) * area.inner
            figures: tuple[Figure, ...] = (
                Bent(area.inscribed, about, middle + high / 2, high, WHITE, bold=True, angle=angle, room=room),
            )
            if area.outer == outer:
                figures += (facing(str(place), about, outer + NUMBER, angle, NUMBER, GOLD),)
            yield Place(
                area.wager, selection(place), shape, cites(area.under), area.inscribed, area.pays,
                what=f"area for {area.inscribed.lower()}", ink=LINE, figures=figures, lies=about.at(middle, angle),
            )  # fmt: skip


def facing(words: str, about: Arc, radius: float, angle: float, high: float, ink: str = WHITE) -> Caption:
    """Words that stand upright for whoever sits at an angle."""
    x, y = about.at(radius, angle)
    return Caption(words, Rect(x, y, 0, 0), high, ink, bold=True, turned=angle - 90)
