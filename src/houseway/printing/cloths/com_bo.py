"""The cloth of Com-Bo: five boxes for the cards, and below them an area for each wager with its odds."""

from collections.abc import Sequence
from typing import Any, Final

from houseway.games.com_bo.layout import MARKED, combination_odds
from houseway.games.com_bo.table import ComBoTable
from houseway.games.com_bo.terms import BOXES
from houseway.play.wager import Wager
from houseway.printing.cloths.parts import WIDE, cloth, named
from houseway.printing.sheet import Rect, Sheet
from houseway.printing.sign import Payout, Print
from houseway.printing.style import BLUE, FAINT, GOLD, LINE, WHITE

__all__ = ["PRINT"]

LEFT: Final = 14.0
SIDE: Final = 112.0  # the combinations, at the right


def draw(table: ComBoTable, casino: str) -> Sheet:
    sheet = cloth(table.game.title, 196, BLUE)
    named(sheet, casino, Rect(0, 12, WIDE, 16), MARKED, height=10)
    wide = WIDE - 2 * LEFT - SIDE - 10
    with sheet.marked("boxes for the cards, and an area for each wager", MARKED):
        for number, at in enumerate(Rect(LEFT, 36, wide, 52).split(len(BOXES)), 1):
            card = sheet.box(Rect(at.x + 9, at.y, at.wide - 18, at.high), LINE, corner=3)
            sheet.fill(card.inside(4), str(number), 12, GOLD, bold=True)
        for y, name in ((94, "high"), (114, "low")):
            _areas(sheet, [table.game.wager_named[f"{name} {n}"] for n in range(1, 6)], Rect(LEFT, y, wide, 20))
        for y, name in ((140, "high run"), (164, "low run")):
            _areas(sheet, [table.game.wager_named[f"{name} {n}"] for n in (2, 3, 4)], Rect(LEFT, y, wide, 24))
        _combinations(sheet, table, Rect(WIDE - LEFT - SIDE, 36, SIDE, 152))
    return sheet


def _areas(sheet: Sheet, rows: Sequence[Wager[Any]], at: Rect) -> None:
    for place, row in zip(at.split(len(rows)), rows, strict=True):
        sheet.box(place, LINE)
        sheet.fill(
            Rect(place.x + 2, place.y + 2, place.wide - 4, place.high - 9), row.name.upper(), 5, WHITE, bold=True
        )
        sheet.fill(Rect(place.x + 2, place.y + place.high - 7, place.wide - 4, 6), str(row.pays), 3.2, GOLD)


def _combinations(sheet: Sheet, table: ComBoTable, at: Rect) -> None:
    sheet.box(at, LINE, corner=4)
    sheet.fill(Rect(at.x + 4, at.y + 6, at.wide - 8, 22), "COM-BO", 13, WHITE, bold=True)
    odds = combination_odds(table.decks)
    for line, (name, pays) in zip(
        Rect(at.x + 8, at.y + 38, at.wide - 16, 104).split(1, len(odds)), odds.items(), strict=True
    ):
        sheet.box(line.inside(1), FAINT, corner=2)
        sheet.fill(line.inside(3), f"{name.upper()}\n{pays}", 3.8, GOLD)


def payouts(table: ComBoTable, row: Wager[Any]) -> Sequence[Payout]:
    return [Payout(*each) for each in combination_odds(table.decks).items()] if row.name == "com-bo" else ()


PRINT: Final = Print(draw=draw, payouts=payouts)
