"""The cloth of tri-chro: an area for each wager with its odds and its balls, a column for each colour."""

from collections.abc import Iterator
from math import cos, pi, sin
from typing import Final

from houseway.games.tri_chro.layout import AREAS, CASINO
from houseway.games.tri_chro.table import TriChroTable
from houseway.printing.cloths.parts import WIDE, beside_dealer, cloth, named
from houseway.printing.sheet import Ink, Rect, Sheet
from houseway.printing.sign import Print
from houseway.printing.style import BLACK, GOLD, LINE, WHITE, filled

__all__ = ["PRINT"]

BALLS: Final = {"red": "#c2272d", "green": "#2e9e57", "gold": "#e3b93c"}
ACROSS: Final = 3
HIGH: Final = 26.0


def draw(table: TriChroTable, casino: str) -> Sheet:
    rows = table.game.wagers
    lines = -(-len(rows) // ACROSS)
    sheet = cloth(f"{table.presented_as}, {table.text.number} balls", 62 + lines * HIGH + 6, "#1d2340")
    beside_dealer(
        sheet, [("drop box", "qld s456(4)"), ("control panel", "qld s456(5)(b)"), (table.device, "qld s456(5)(a)")]
    )
    named(sheet, casino, Rect(0, 30, WIDE, 14), CASINO[table.text.number], height=9)
    with sheet.marked("what the game is called", "qld s456(7)"):
        sheet.fill(Rect(0, 46, WIDE, 10), table.presented_as.upper(), 5, WHITE)
    places = Rect(14, 60, WIDE - 28, lines * HIGH).split(ACROSS, lines)
    for number, row in enumerate(rows):
        last = number == len(rows) - 1 and len(rows) % ACROSS == 1  # any star has the last line to itself
        at = places[number]._replace(wide=WIDE - 28) if last else places[number]
        with sheet.marked("the permissible wagers and their odds", AREAS[table.text.number], "qld s456(6)"):
            sheet.box(at, LINE)
            _balls(sheet, row.name, at)
            words = Rect(at.x + 36, at.y + 2, at.wide - 40, at.high - 12)
            sheet.fill(words, row.name.upper(), 4.4, WHITE, bold=True)
            sheet.fill(Rect(words.x, at.y + at.high - 9, words.wide, 7), str(row.pays), 4.6, GOLD, bold=True)
    return sheet


def _balls(sheet: Sheet, name: str, at: Rect) -> None:
    colours = list(_colours(name))
    for number, colour in enumerate(colours):
        x, y = at.x + 19 + (number - (len(colours) - 1) / 2) * 14, at.y + at.high / 2
        sheet.round(x, y, 6.4, filled(BALLS.get(colour, "#dfe3ea"), WHITE, 0.5))
        if "star" in name:
            _star(sheet, x, y, 4.2)
        if name.startswith("no "):
            sheet.outline([(x - 7, y + 7), (x + 7, y - 7)], Ink(line=WHITE, thick=1.4), closed=False)


def _colours(name: str) -> Iterator[str]:
    """The balls that a wager is on, as its name has them."""
    named = [word for word in name.split() if word in BALLS]
    yield from named * 2 if "pair" in name and len(named) == 1 else named or ["any"]


def _star(sheet: Sheet, x: float, y: float, size: float) -> None:
    turns = [(size if n % 2 == 0 else size * 0.42, n * pi / 5) for n in range(10)]
    sheet.outline([(x + r * sin(a), y - r * cos(a)) for r, a in turns], Ink(BLACK))


PRINT: Final = Print(draw=draw)
