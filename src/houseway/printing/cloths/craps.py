"""The cloth of craps: the line and the numbers to the left, what the next roll decides to the right."""

from collections.abc import Iterator, Sequence
from typing import Final

from houseway.games.craps.drawing import MARKED
from houseway.games.craps.table import CrapsTable
from houseway.printing.cloths.parts import WIDE, cloth, die, named
from houseway.printing.sheet import Rect, Sheet
from houseway.printing.sign import Print, payouts
from houseway.printing.style import FAINT, GOLD, LINE, WHITE

__all__ = ["PRINT"]

AREAS: Final = {  # by wager: where it lies
    "don't come bet": Rect(14, 36, 42, 58),
    "come bet": Rect(14, 94, 262, 24),
    "field bet": Rect(14, 118, 262, 26),
    "big 6": Rect(14, 144, 34, 40),
    "big 8": Rect(48, 144, 34, 40),
    "don't win bet": Rect(82, 144, 194, 18),
    "win bet": Rect(82, 162, 194, 22),
    "any 7": Rect(286, 92, 120, 16),
    "any craps": Rect(286, 160, 120, 16),
    "horn bet": Rect(286, 176, 60, 34),
    "horn high bet": Rect(346, 176, 60, 34),
}
THROWN: Final = {  # and those that are drawn with their dice
    "4 the hardway": (Rect(286, 36, 60, 28), (2, 2)),
    "10 the hardway": (Rect(346, 36, 60, 28), (5, 5)),
    "6 the hardway": (Rect(286, 64, 60, 28), (3, 3)),
    "8 the hardway": (Rect(346, 64, 60, 28), (4, 4)),
    "craps 2": (Rect(286, 108, 60, 26), (1, 1)),
    "craps 12": (Rect(346, 108, 60, 26), (6, 6)),
    "craps 3": (Rect(286, 134, 60, 26), (1, 2)),
    "11 in 1 roll": (Rect(346, 134, 60, 26), (5, 6)),
}
NUMBERS: Final = ("4", "5", "6", "8", "9", "10")
ON_NUMBERS: Final = ("place bet to win", "buy bet", "lay bet")
SUPPORT: Final = ("win odds", "don't win odds", "come odds", "don't come odds")
HORN_HIGH: Final = (
    "the high number, if 2 or 12", "another 2 or 12, or 3 or 11 as the high number", "another 3 or 11",
)  # fmt: skip


def draw(table: CrapsTable, casino: str) -> Sheet:
    sheet = cloth("Craps", 218)
    with sheet.marked("a long table with round corners and high walls", "qld s107(1)"):
        for wall in (2, 5):
            sheet.box(Rect(0, 0, WIDE, sheet.high).inside(wall), FAINT._replace(thick=1.2), corner=24 - wall)
    named(sheet, casino, Rect(0, 11, WIDE, 16), MARKED, height=10)
    with sheet.marked("the markings of the cloth", MARKED):
        for name, at in AREAS.items():
            _area(sheet, table, name, at)
        for name, (at, faces) in THROWN.items():
            _thrown(sheet, table, name, at, faces)
        _numbers(sheet, table, Rect(56, 36, 220, 58))
        _support(sheet, table, Rect(14, 188, 262, 22))
    return sheet


def _pays(table: CrapsTable, name: str) -> Iterator[tuple[str, str]]:
    for each in payouts(table, PRINT, table.game.wager_named[name]):
        yield each.when, each.pays


def _area(sheet: Sheet, table: CrapsTable, name: str, at: Rect) -> None:
    sheet.box(at, LINE)
    words = {"field bet": "FIELD   2  3  4  9  10  11  12"}.get(name, name.upper())
    odds = "\n".join(f"{when}: {pays}" if when else pays for when, pays in _pays(table, name))
    if at.wide > 80:  # one line, and its odds below
        sheet.fill(Rect(at.x + 2, at.y + 2, at.wide - 4, at.high - 9), words, 6, WHITE, bold=True)
        odds = odds.replace("\n", "   ·   ")
        sheet.fill(Rect(at.x + 2, at.y + at.high - 6.5, at.wide - 4, 5), odds, 2.8, GOLD)
    else:
        sheet.fill(Rect(at.x + 2, at.y + 2, at.wide - 4, at.high * 0.42), words, 5, WHITE, bold=True)
        sheet.fill(Rect(at.x + 2, at.y + at.high * 0.5, at.wide - 4, at.high * 0.45), odds, 2.8, GOLD)


def _thrown(sheet: Sheet, table: CrapsTable, name: str, at: Rect, faces: Sequence[int]) -> None:
    sheet.box(at, LINE)
    for number, face in enumerate(faces):
        die(sheet, at.x + 10 + number * 12, at.y + at.high / 2, 10, face)
    pays = next(_pays(table, name))[1]
    sheet.fill(Rect(at.x + 29, at.y + 2, at.wide - 31, at.high - 4), f"{name}\n{pays}", 3, WHITE)


def _numbers(sheet: Sheet, table: CrapsTable, at: Rect) -> None:
    paid = {name: dict(_by_number(table, name)) for name in ON_NUMBERS}
    for place, number in zip(at.split(len(NUMBERS)), NUMBERS, strict=True):
        sheet.box(place, LINE)
        sheet.fill(
            Rect(place.x, place.y + 3, place.wide, 22), number, 13, GOLD if number in ("6", "8") else WHITE, bold=True
        )
        for strip, name in zip(Rect(place.x, place.y + 28, place.wide, 30).split(1, 3), ON_NUMBERS, strict=True):
            sheet.box(strip, FAINT)
            sheet.fill(strip.inside(1), f"{name.split()[0].upper()}\n{paid[name][number]}", 2.5, GOLD)


def _by_number(table: CrapsTable, name: str) -> Iterator[tuple[str, str]]:
    for when, pays in _pays(table, name):
        yield from ((number, pays) for number in when.split(", "))


def _support(sheet: Sheet, table: CrapsTable, at: Rect) -> None:
    """Wagers behind another have no square of their own; what they pay is told beside the line."""
    for place, name in zip(at.split(len(SUPPORT)), SUPPORT, strict=True):
        sheet.box(place.inside(0.6), FAINT, corner=2)
        odds = "\n".join(f"{when}: {pays}" for when, pays in _pays(table, name))
        sheet.fill(place.inside(2), f"{name.upper()}\n{odds}", 2.6, WHITE)


PRINT: Final = Print(
    draw=draw,
    when={
        "field bet": ("2 or 12", "any other number of the field"),
        "horn bet": ("2 or 12", "3 or 11"),
        "horn high bet": HORN_HIGH,
    },
)
