"""Equipment as it is drawn on a cloth: a die, a ball, a wheel with symbols on its rim."""

from collections.abc import Callable, Mapping
from math import cos, pi, sin
from typing import Final

from houseway.play.ink import BLACK, CREAM, GOLD, WHITE, Ink, filled
from houseway.play.shapes import Arc, Rect
from houseway.printing.sheet import Sheet

PIPS: Final = {"1": "c", "2": "ai", "3": "aci", "4": "agbi", "5": "agbic", "6": "agbidf"}
AT: Final = {"a": (-1, -1), "b": (1, -1), "c": (0, 0), "d": (-1, 0), "f": (1, 0), "g": (-1, 1), "i": (1, 1)}
BALLS: Final = {"red": "#c2272d", "green": "#2e9e57", "gold": "#e3b93c"}
SYMBOLS: Final = dict(zip("abcdefgh", (
    "#2c6e49", "#b3202a", "#1f5fa8", "#8a4fa3", "#d07a1f", "#0f7f86", "#c2a31a", "#7a2d4b",
), strict=True))  # fmt: skip


def die(sheet: Sheet, at: Rect, face: str) -> None:
    """A die that shows a face."""
    (x, y), size = at.middle, at.wide
    sheet.box(at, filled(CREAM, BLACK, 0.25), corner=size / 6)
    for pip in PIPS[face]:
        across, down = AT[pip]
        sheet.round(x + across * size * 0.26, y + down * size * 0.26, size * 0.09, Ink(BLACK))


def ball(sheet: Sheet, at: Rect, shows: str) -> None:
    """`red`, `gold star`; `no red` is struck through."""
    (x, y), words = at.middle, shows.split()
    colour = next((BALLS[word] for word in words if word in BALLS), "#dfe3ea")
    sheet.round(x, y, at.wide / 2, filled(colour, WHITE, 0.5))
    if "star" in words:
        turns = [(4.2 if n % 2 == 0 else 1.75, n * pi / 5) for n in range(10)]
        sheet.outline([(x + r * sin(a), y - r * cos(a)) for r, a in turns], Ink(BLACK))
    if "no" in words:
        sheet.outline([(x - 7, y + 7), (x + 7, y - 7)], Ink(line=WHITE, thick=1.4), closed=False)


def symbol(sheet: Sheet, at: Rect, letter: str) -> None:
    x, y = at.middle
    sheet.round(x, y, at.wide / 2, filled(SYMBOLS[letter]))
    sheet.write(x, y + at.wide * 0.19, letter.upper(), at.wide * 0.375, WHITE, bold=True)


def wheel(sheet: Sheet, at: Rect, rim: str) -> None:
    """The sections clockwise, from the top."""
    about, step = Arc(*at.middle), 360 / len(rim)
    sheet.round(about.x, about.y, 92, filled(BLACK, GOLD, 1.6))
    for number, letter in enumerate(rim):
        middle = -90 + number * step
        section = about.ring(58, 88, middle - step / 2, middle + step / 2)
        sheet.outline(section.points, filled(SYMBOLS[letter], GOLD, 0.3))
        sheet.turn(*about.at(79, middle), letter.upper(), 4.2, WHITE, middle + 90, bold=True)
        sheet.round(*about.at(90, middle - step / 2), 0.9, Ink(GOLD))
    sheet.round(about.x, about.y, 57, filled("#1d2a24", GOLD, 0.8))
    x, y = about.at(90, -90)
    sheet.outline([(x - 4, y - 9), (x + 4, y - 9), (x, y + 4)], filled(CREAM, BLACK, 0.3))


PICTURES: Final[Mapping[str, Callable[[Sheet, Rect, str], None]]] = {
    "die": die,
    "ball": ball,
    "symbol": symbol,
    "wheel": wheel,
}
