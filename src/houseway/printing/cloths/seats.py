"""The cloth of both games of baccarat: for each numbered place an area for every wager, one behind the other."""

from collections.abc import Sequence
from math import radians
from typing import Final, NamedTuple

from houseway.cite import Cite
from houseway.printing.cloths.parts import Arc, angles
from houseway.printing.letters import width
from houseway.printing.sheet import Sheet
from houseway.printing.style import GOLD, LINE, WHITE

__all__ = ["Area", "places"]


class Area(NamedTuple):
    """What each player has: its inscription, its provision, and between which circles it lies."""

    words: str
    under: str | Cite
    inner: float
    outer: float


NUMBER: Final = 7.0  # how high


def places(sheet: Sheet, about: Arc, number: int, areas: Sequence[Area], start: float, end: float) -> None:
    """Numbered places between two angles, the first on the dealer's left."""
    half = (end - start) / number / 2
    outer = max(area.outer for area in areas)
    for place, angle in enumerate(angles(number, start + half, end - half), 1):
        for area in areas:
            with sheet.marked(f"area for {area.words.lower()}", area.under):
                sheet.outline(about.ring(area.inner, area.outer, angle - half * 0.94, angle + half * 0.94), LINE)
                _inscribe(sheet, about, area, angle, half)
        sheet.turn(*about.at(outer + NUMBER, angle), str(place), NUMBER, GOLD, angle - 90, bold=True)


def _inscribe(sheet: Sheet, about: Arc, area: Area, angle: float, half: float) -> None:
    room = radians(2 * half * 0.8) * area.inner
    height = min(5.0, (area.outer - area.inner) / 2.4)
    height *= min(1.0, room / width(area.words, height, bold=True))
    sheet.bend(
        (about.x, about.y), (area.inner + area.outer) / 2 + height / 2, area.words, height, WHITE, bold=True, at=angle
    )
