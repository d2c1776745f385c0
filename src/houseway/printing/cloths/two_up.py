"""The cloth of two-up: areas for heads and tails round the ring, the spinner's own area, and the lights."""

from typing import Final

from houseway.games.two_up.layout import AREAS, MARKED, NAME, SPINNERS_AREA
from houseway.games.two_up.table import LIGHTS, TwoUpTable
from houseway.games.two_up.terms import HEADS, TAILS
from houseway.printing.cloths.parts import WIDE, Arc, cloth, named
from houseway.printing.sheet import Ink, Rect, Sheet
from houseway.printing.sign import Print
from houseway.printing.style import FAINT, GOLD, LINE, WHITE, filled

__all__ = ["PRINT", "ring"]

ROUND: Final = Arc(y=118)
LAMPS: Final = {"yellow": "#f2c230", "red": "#d63a3a", "green": "#3fae5a"}
SECTIONS: Final = 12


def draw(table: TwoUpTable, casino: str) -> Sheet:
    sheet = cloth("Two-up", 252)
    named(sheet, casino, Rect(14, 14, 120, 18), NAME, height=9)
    ring(sheet, 58, "qld s162(1)")
    wide = 288 / SECTIONS
    for number in range(SECTIONS):
        start = -54 + number * wide
        for name, inner, outer in ((HEADS, 64, 82), (TAILS, 84, 102)):
            with sheet.marked("areas for heads and tails", MARKED):
                sheet.outline(ROUND.ring(inner, outer, start + 0.8, start + wide - 0.8), LINE)
                x, y = ROUND.at((inner + outer) / 2, start + wide / 2)
                sheet.write(x, y + 3, AREAS[name], 6, GOLD if name == HEADS else WHITE, bold=True)
    _spinner(sheet, table)
    for x in (40, WIDE - 80):
        with sheet.marked("drop box", NAME):
            at = sheet.box(Rect(x, 196, 40, 16), FAINT, corner=2)
            sheet.fill(at.inside(2), "drop box", 3, WHITE)
    _lights(sheet, Rect(WIDE - 98, 14, 84, 46))
    _odds(sheet, table)
    return sheet


def ring(sheet: Sheet, radius: float, sides: str) -> None:
    """Whoever runs the game has the inner side of the table, whoever plays it the outer."""
    sheet.round(ROUND.x, ROUND.y, radius, filled("#8a5a33", GOLD, 1.2))
    sheet.write(ROUND.x, ROUND.y + 3, "RING", 7, WHITE, bold=True)
    with sheet.marked("the two sides of the table", sides):
        sheet.write(ROUND.x, ROUND.y + 14, "dealers and spinner", 3, WHITE)
        sheet.write(WIDE - 14, sheet.high - 5, "players and supervisors", 3, WHITE, anchor="end")
    sheet.write(ROUND.x, 22, "ENTRANCE", 3.2, WHITE)
    for x in (ROUND.x - 40, ROUND.x + 40):
        sheet.outline([(x, 12), (x, 30)], FAINT, closed=False)


def _spinner(sheet: Sheet, table: TwoUpTable) -> None:
    row = table.game.wager_named["spinner's wager on heads"]
    with sheet.marked("the spinner's area", SPINNERS_AREA):
        at = sheet.box(Rect(WIDE / 2 - 70, 226, 140, 20), LINE, corner=3)
        sheet.fill(at.inside(3), f"SPINNER'S WAGER  {row.pays}", 5, GOLD, bold=True)


def _lights(sheet: Sheet, at: Rect) -> None:
    """The display of results stands by the ring."""
    for line, (name, (number, colour, under)) in zip(at.split(1, len(LIGHTS)), LIGHTS.items(), strict=True):
        with sheet.marked(f"lights for {name}", under):
            sheet.write(line.x, line.y + 9, name, 3.4, WHITE, anchor="start")
            for lamp in range(number):
                sheet.round(line.x + 30 + lamp * 11, line.y + 8, 4, Ink(LAMPS[colour], WHITE, 0.4))


def _odds(sheet: Sheet, table: TwoUpTable) -> None:
    for number, name in enumerate((HEADS, TAILS)):
        row = table.game.wager_named[name]
        with sheet.marked("payout odds", row.paid_under):
            words = f"{AREAS[name]}  {name}  {row.pays}"
            sheet.write(14, 44 + number * 8, words, 3.6, GOLD if name == HEADS else WHITE, anchor="start")


PRINT: Final = Print(draw=draw)
