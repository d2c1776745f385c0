"""The cloth of the wheel of fortune: an area for each symbol with its odds, beside the wheel and the notice on pegs."""

from collections.abc import Iterator
from typing import Final

from houseway.games.wheel_of_fortune.table import FortuneTable
from houseway.games.wheel_of_fortune.terms import NOTICE
from houseway.games.wheel_of_fortune.wagers import letter_of
from houseway.printing.cloths.parts import WIDE, Arc, cloth, named
from houseway.printing.sheet import Ink, Rect, Sheet
from houseway.printing.sign import Print, Said
from houseway.printing.style import BLACK, CREAM, GOLD, LINE, WHITE, filled

__all__ = ["PRINT"]

COLOURS: Final = dict(zip("abcdefgh", (
    "#2c6e49", "#b3202a", "#1f5fa8", "#8a4fa3", "#d07a1f", "#0f7f86", "#c2a31a", "#7a2d4b",
), strict=True))  # fmt: skip
RIM: Final = Arc(108, 128)


def draw(table: FortuneTable, casino: str) -> Sheet:
    division = table.text
    sheet = cloth(f"{table.presented_as}, {division.spaces} spaces", 240)
    named(sheet, casino, Rect(0, 9, WIDE, 15), division.cloth, height=10)
    with sheet.marked("how the sections are arranged", division.arranged):
        _wheel(sheet, division.wheel.compartments)
    with sheet.marked("a round wheel", division.wide):
        sheet.fill(Rect(RIM.x - 40, RIM.y - 8, 80, 16), "1.5 m across\nor more", 4.4, GOLD)
    rows = table.game.wagers
    with sheet.marked("the name of the game", *division.named):
        sheet.fill(Rect(216, 28, 190, 12), table.presented_as.upper(), 6, WHITE, bold=True)
    for at, row in zip(Rect(216, 44, 190, 160).split(2, 4), rows, strict=False):
        with sheet.marked("an area for each symbol, with its odds", division.cloth, *division.areas):
            sheet.box(at, LINE)
            letter = letter_of(row.name)
            sheet.round(at.x + 20, at.y + at.high / 2, 12, filled(COLOURS[letter]))
            sheet.write(at.x + 20, at.y + at.high / 2 + 4.5, letter.upper(), 9, WHITE, bold=True)
            sheet.fill(Rect(at.x + 36, at.y + 6, at.wide - 40, 14), str(row.pays), 7, GOLD, bold=True)
            sheet.fill(Rect(at.x + 36, at.y + 23, at.wide - 40, 10), row.says, 3, WHITE)
    with sheet.marked("the notice on pegs", NOTICE.under, *division.pegs):
        at = sheet.box(Rect(14, 222, WIDE - 28, 14), filled(CREAM, GOLD, 0.8), corner=2)
        sheet.fill(at.inside(3), NOTICE.words, 4.4, BLACK)
    return sheet


def _wheel(sheet: Sheet, rim: tuple[str, ...]) -> None:
    step = 360 / len(rim)
    sheet.round(RIM.x, RIM.y, 92, filled(BLACK, GOLD, 1.6))
    for number, letter in enumerate(rim):  # clockwise, from the top
        middle = -90 + number * step
        sheet.outline(RIM.ring(58, 88, middle - step / 2, middle + step / 2), filled(COLOURS[letter], GOLD, 0.3))
        sheet.turn(*RIM.at(79, middle), letter.upper(), 4.2, WHITE, middle + 90, bold=True)
        sheet.round(*RIM.at(90, middle - step / 2), 0.9, Ink(GOLD))
    sheet.round(RIM.x, RIM.y, 57, filled("#1d2a24", GOLD, 0.8))
    x, y = RIM.at(90, -90)
    sheet.outline([(x - 4, y - 9), (x + 4, y - 9), (x, y + 4)], filled(CREAM, BLACK, 0.3))


def said(_table: FortuneTable) -> Iterator[Said]:
    yield Said(NOTICE.words, NOTICE.under)


PRINT: Final = Print(draw=draw, said=said)
