"""The cloth of pai gow: numbered circles as boxes, and two more before the dealer."""

from collections.abc import Iterator
from typing import Final

from houseway.cite import cite
from houseway.games.pai_gow.table import PaiGowTable
from houseway.games.pai_gow.victoria.cuts import CUTS
from houseway.printing.cloths.parts import ARC, WIDE, angles, beside_dealer, cloth, named, table_edge
from houseway.printing.sheet import Rect, Sheet
from houseway.printing.sign import Print, Said, money
from houseway.printing.style import FAINT, GOLD, LINE, THIN, WHITE

__all__ = ["PRINT"]

CROWN: Final = "Crown Pai Gow"
SIX_AREAS: Final = "vic 9/2004 r18.3.1"


def draw(table: PaiGowTable, casino: str) -> Sheet:
    title = str(table.game.variant.get("version", table.game.title))
    crown = title == CROWN
    sheet = cloth(title, 214)
    table_edge(sheet)
    beside = [("drop box", "qld s413(2)(b)(iv)")]
    beside += [("place for the dice cup", "vic 9/2004 r8.4")] if table.game.rules == "vic" else []
    beside_dealer(sheet, beside)
    named(sheet, casino, Rect(0, 60, WIDE, 16), SIX_AREAS if crown else "qld s413(2)(b)(i)", height=11)
    sheet.bend((ARC.x, ARC.y), 176, title.upper(), 8, WHITE, bold=True)
    for x, words in ((WIDE / 2 - 62, "LOSING WAGERS"), (WIDE / 2 + 62, "WINNING WAGERS")):
        with sheet.marked("circles for wagers that have lost and won", "qld s413(2)(b)(iii)"):
            sheet.round(x, 46, 15, LINE)
            sheet.fill(Rect(x - 12, 36, 24, 20), words, 2.8, GOLD)
    for number, angle in enumerate(angles(table.rules.boxes, 45, 135), 1):
        _box(sheet, number, angle, SIX_AREAS if crown else "qld s413(2)(b)(ii)")
    return sheet


def _box(sheet: Sheet, number: int, angle: float, under: str) -> None:
    x, y = ARC.at(232, angle)
    with sheet.marked("numbered circles, the boxes for wagers", under):
        sheet.round(x, y, 19, LINE)
        sheet.round(x, y, 16.5, THIN)
        sheet.turn(x, y, str(number), 9, GOLD, angle - 90, bold=True)
    x, y = ARC.at(202, angle)
    sheet.round(x, y, 5, FAINT)


def said(table: PaiGowTable) -> Iterator[Said]:
    yield Said(f"the house as co-banker: liability {money(table.liability)}", cite("qld s421(1)(b)(i)"), high=True)
    if table.game.rules == "qld":
        yield Said(f"approved cuts: {', '.join(table.rules.cuts)}", cite("qld s430(2)"))
    else:
        crown = table.game.variant.get("version") == CROWN
        cuts = "; ".join(f"{cut.letter if crown else cut.face} {cut.english}" for cut in CUTS)
        yield Said(f"random cuts: {cuts}", cite("vic 9/2004 r18.2.1.1" if crown else "vic 9/2004 appendix 3"))


PRINT: Final = Print(draw=draw, said=said)
