"""The cloth of baccarat: areas for each numbered place and for those who stand, and rectangles for marker buttons."""

from collections.abc import Iterator
from typing import Final

from houseway.cite import cite
from houseway.games.baccarat.layout import FITTED, MARKED, MARKERS, STAND
from houseway.games.baccarat.table import BaccaratTable
from houseway.printing.cloths.parts import WIDE, Arc, beside_dealer, cloth, named
from houseway.printing.cloths.seats import Area, places
from houseway.printing.sheet import Rect, Sheet
from houseway.printing.sign import Print, Said
from houseway.printing.style import FAINT, GOLD, LINE, THIN, WHITE

__all__ = ["PRINT"]

PRINTED: Final = {"tie bet": "TIE", "banker's hand": "BANKER", "player's hand": "PLAYER"}
RINGS: Final = {"tie bet": (384, 404), "banker's hand": (406, 430), "player's hand": (432, 456)}
SHALLOW: Final = Arc(y=-262)


def draw(table: BaccaratTable, casino: str) -> Sheet:
    sheet = cloth("Baccarat", 226)
    half = 66.0
    edge = [(WIDE - 10, 8), *SHALLOW.line(476, half, 180 - half), (10, 8)]
    sheet.outline([*edge], FAINT._replace(thick=1.4))
    beside_dealer(sheet, [("drop box", FITTED), ("discard bucket", FITTED)], y=14)
    _markers(sheet, table.rules.places)
    named(sheet, casino, Rect(150, 50, WIDE - 300, 15), MARKED, height=10)
    for words, x in (("PLAYER", 76), ("BANKER", WIDE - 136)):
        at = sheet.box(Rect(x, 52, 60, 30), LINE, corner=3)
        sheet.fill(at.inside(3), words, 5.5, GOLD, bold=True)
    _standing(sheet, table)
    areas = [Area(PRINTED[row.name], MARKED, *RINGS[row.name]) for row in table.game.wagers]
    places(sheet, SHALLOW, table.rules.places, areas, 66.2, 113.8)
    return sheet


def _markers(sheet: Sheet, number: int) -> None:
    with sheet.marked("rectangles for marker buttons", MARKERS):
        for place, at in enumerate(Rect(WIDE / 2 - 8 * number, 32, 16 * number, 11).split(number), 1):
            sheet.box(at.inside(0.8), THIN)
            sheet.fill(at.inside(2), str(place), 3.4, GOLD)


def _standing(sheet: Sheet, table: BaccaratTable) -> None:
    rows = table.game.wagers
    with sheet.marked("area for those who stand", STAND):
        at = Rect(155, 70, WIDE - 310, 24)
        sheet.fill(Rect(at.x, at.y, at.wide, 7), "PLAYERS WHO STAND", 3, GOLD)
        for place, row in zip(Rect(at.x, at.y + 8, at.wide, 16).split(len(rows)), rows, strict=True):
            sheet.box(place, THIN)
            sheet.fill(place.inside(2), f"{PRINTED[row.name]}\n{row.pays}", 2.8, WHITE)


def said(table: BaccaratTable) -> Iterator[Said]:
    if table.rules.commission_deferred:
        yield Said("players who sit may settle their commission later", cite("qld s90(4)"))


PRINT: Final = Print(draw=draw, said=said, kinds={"wager": "each wager"})
