"""The cloth of triple penny two-up: six areas about the ring."""

from typing import Final

from houseway.games.triple_penny_two_up.layout import AREAS, GAME_NAME, NAME
from houseway.games.triple_penny_two_up.table import DISPLAYS, TriplePennyTable
from houseway.printing.cloths.parts import WIDE, cloth, named
from houseway.printing.cloths.two_up import ring
from houseway.printing.sheet import Rect, Sheet
from houseway.printing.sign import Print
from houseway.printing.style import FAINT, GOLD, LINE, WHITE

__all__ = ["PRINT"]

PLACES: Final = (  # as the areas are listed: heads on one side of the ring, tails on the other
    Rect(14, 44, 128, 66), Rect(278, 44, 128, 66), Rect(14, 114, 128, 66), Rect(278, 114, 128, 66),
    Rect(14, 196, 190, 34), Rect(216, 196, 190, 34),
)  # fmt: skip
WHEN: Final = {
    side: (side, f"{side} on the spin of bonus play", f"triple {side} on that spin") for side in ("heads", "tails")
}


def draw(table: TriplePennyTable, casino: str) -> Sheet:
    title = table.title or table.game.title
    sheet = cloth(title, 244)
    named(sheet, casino, Rect(14, 12, 128, 15), NAME, height=9)
    with sheet.marked("what the game is called", GAME_NAME):
        sheet.fill(Rect(14, 28, 128, 10), title.upper(), 4.4, WHITE)
    ring(sheet, 58, "qld s469(1)")
    for at, (words, under) in zip(PLACES, AREAS.items(), strict=True):
        with sheet.marked(f"area for {words}", under):
            sheet.box(at, LINE, corner=3)
            sheet.fill(at.inside(8), words.upper(), 8, GOLD if "bonus" in words else WHITE, bold=True)
    with sheet.marked("drop box", "qld s469(3)"):
        at = sheet.box(Rect(WIDE / 2 - 25, 180, 50, 12), FAINT, corner=2)
        sheet.fill(at.inside(2), "drop box", 3, WHITE)
    with sheet.marked(f"results by {table.display}", DISPLAYS[table.display]):
        at = sheet.box(Rect(WIDE - 142, 14, 128, 22), FAINT, corner=2)
        sheet.fill(at.inside(3), f"RESULTS: {table.display.upper()}", 4, WHITE)
    return sheet


PRINT: Final = Print(draw=draw, when=WHEN)
