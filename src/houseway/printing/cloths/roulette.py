"""The cloth of roulette: the numbers with zero at their head, dozens and even chances beside, and where chips go."""

from typing import Final

from houseway.equipment.wheel import colour
from houseway.games.roulette.drawing import SPOTS
from houseway.games.roulette.layout import EVEN_CHANCES, Spot
from houseway.games.roulette.table import RouletteTable
from houseway.games.roulette.wagers import WAGERS
from houseway.printing.cloths.parts import WIDE, Arc, arc, cloth, named
from houseway.printing.sheet import Ink, Rect, Sheet
from houseway.printing.sign import Print
from houseway.printing.style import BLACK, GOLD, GREEN, LINE, RED, WHITE, filled

__all__ = ["PRINT"]

HALF: Final = 14.0  # of a square
WHEEL: Final = 375.0  # half of its 0.75 m
LEFT, MIDDLE = 14 + 2 * HALF, 44 + 6 * HALF  # where the corner lies that spots are counted from
COLOURS: Final = {"red": RED, "black": BLACK, "green": GREEN}
SHOWN: Final = (  # an example of each kind that lies on lines or has no square of its own
    ("straight up", "8"), ("split", "5-8"), ("street", "1-2-3"), ("corner", "2-3-5-6"), ("6-line", "4-5-6-7-8-9"),
    ("street", "0-1-2"), ("corner", "0-1-2-3"),
)  # fmt: skip


def draw(_table: RouletteTable, casino: str) -> Sheet:
    sheet = cloth("Roulette", MIDDLE + 4 * HALF + 66)
    named(sheet, casino, Rect(0, 12, WIDE, 16), "qld s131(3)", height=11)
    with sheet.marked("the markings of the cloth", "qld s131(3)"):
        _zero(sheet)
        for spot in SPOTS.values():
            _square(sheet, spot)
    _wheels_end(sheet)
    _places(sheet, Rect(14, MIDDLE + 4 * HALF + 12, 118, 44))
    _odds(sheet, Rect(150, MIDDLE + 4 * HALF + 12, WIDE - 164, 44))
    return sheet


def _wheels_end(sheet: Sheet) -> None:
    """The wheel's edge, beyond zero."""
    with sheet.marked("the wheel at one end, the layout at the other", "qld s131(1)"):
        middle = MIDDLE - 3 * HALF
        arc(sheet, WHEEL, -7, 7, LINE, Arc(11 - WHEEL, middle))
        sheet.turn(7, middle, "THE WHEEL, 0.75 M ACROSS OR MORE", 2.4, WHITE, -90)


def _at(spot: Spot, down: float = 1, across: float = 1) -> Rect:
    """The square about a spot, so many half squares to each side."""
    x, y = LEFT + spot.down * HALF, MIDDLE - spot.across * HALF
    return Rect(x - down * HALF, y - across * HALF, 2 * down * HALF, 2 * across * HALF)


def _zero(sheet: Sheet) -> None:
    top, bottom = MIDDLE - 6 * HALF, MIDDLE
    point = (LEFT - 1.5 * HALF, (top + bottom) / 2)
    sheet.outline([(LEFT, top), (LEFT - HALF, top), point, (LEFT - HALF, bottom), (LEFT, bottom)], LINE)
    sheet.fill(Rect(LEFT - 1.3 * HALF, top, 1.2 * HALF, bottom - top), "0", 9, WHITE, bold=True)


def _square(sheet: Sheet, spot: Spot) -> None:
    """What has a square: every number, column, dozen and even chance."""
    if spot.wager == "straight up" and spot.selection != "0":
        at = sheet.box(_at(spot), filled(COLOURS[colour(int(spot.selection))]))
        sheet.fill(at, spot.selection, 8, WHITE, bold=True)
    elif spot.wager == "column":
        at = sheet.box(_at(spot), LINE)
        sheet.turn(*at.middle, str(PAYS["column"]).upper(), 4.2, WHITE, -90)
    elif spot.wager == "dozen":
        at = sheet.box(_at(spot, 4), LINE)
        sheet.fill(at, spot.selection.replace("-", " to ").upper(), 6.5, WHITE, bold=True)
    elif spot.wager in EVEN_CHANCES:
        _even_chance(sheet, spot, sheet.box(_at(spot, 2), LINE))


def _even_chance(sheet: Sheet, spot: Spot, at: Rect) -> None:
    if spot.wager in ("red", "black"):
        x, y = at.middle
        diamond = [(x - 22, y), (x, y - 9), (x + 22, y), (x, y + 9)]
        sheet.outline(diamond, filled(COLOURS[spot.wager]))
        sheet.fill(at, spot.wager.upper(), 4.6, WHITE, bold=True)
    else:
        sheet.fill(at, spot.selection.replace("-", " to ").upper(), 6.5, WHITE, bold=True)


PAYS: Final = {row.name: row.pays for row in WAGERS}


def _places(sheet: Sheet, at: Rect) -> None:
    """Three rows of the numbers, small, with a chip for each kind."""
    size = 12.0
    with sheet.marked("where the chips of each kind go", "qld s136(3)"):
        sheet.box(Rect(at.x, at.y, size, 3 * size), LINE._replace(thick=0.4))
        sheet.write(at.x + size / 2 - 2, at.y + 1.5 * size + 2, "0", 3.4, WHITE)
        for n in range(1, 10):
            cell = Rect(at.x + size * (1 + (n - 1) // 3), at.y + size * (2 - (n - 1) % 3), size, size)
            sheet.box(cell, LINE._replace(thick=0.4))
            sheet.write(cell.x + 6, cell.y + 4.8, str(n), 2.6, WHITE)
        for letter, (wager, selection) in zip("ABCDEFG", SHOWN, strict=True):
            spot = SPOTS[wager, selection]
            aside = 2.9 if wager == "straight up" else 0  # so that its number can be read
            x = at.x + size + spot.down * size / 2 + aside
            y = at.y + 3 * size - spot.across * size / 2 + aside
            sheet.round(x, y, 2.5, filled(GOLD, BLACK, 0.3))
            sheet.write(x, y + 1, letter, 2, BLACK, bold=True)
        for number, (wager, selection) in enumerate(SHOWN):
            words = f"{'ABCDEFG'[number]}  {wager} {selection}"
            sheet.write(at.x + 4.6 * size, at.y + 4 + number * 5.4, words, 2.5, WHITE, anchor="start")


def _odds(sheet: Sheet, at: Rect) -> None:
    with sheet.marked("payout odds", "qld s143(1)"):
        for place, row in zip(at.split(5, 3), WAGERS, strict=False):
            sheet.box(place.inside(1), Ink(line=GOLD, thick=0.35), corner=1.5)
            sheet.fill(place.inside(2.4), f"{row.name}\n{row.pays}", 3, WHITE)


PRINT: Final = Print(draw=draw)
