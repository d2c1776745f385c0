"""The cloth of mini-dice: a box for each number, and one for the field."""

from typing import Final

from houseway.games.mini_dice.layout import BANDS, MARKED, NAMED
from houseway.games.mini_dice.table import MiniDiceTable
from houseway.printing.cloths.bands import bands
from houseway.printing.cloths.parts import WIDE, across, cloth, named
from houseway.printing.cloths.sic_bo import FACE_VALUES
from houseway.printing.sheet import Rect, Sheet
from houseway.printing.sign import Print

__all__ = ["PRINT"]

HIGH: Final = (56.0, 44.0)


def draw(_table: MiniDiceTable, casino: str) -> Sheet:
    sheet = cloth("Mini-dice", 40 + sum(HIGH) + 12)
    across(sheet, "qld s176(1)", "qld s176(6)", [("dice tumbler", ["qld s176(5)"])])
    named(sheet, casino, Rect(150, 12, WIDE - 300, 18), NAMED, height=11)
    with sheet.marked("the boxes for wagers and their markings", MARKED):
        bands(sheet, list(zip(BANDS, HIGH, strict=True)), 14, 40, WIDE - 28)
    return sheet


PRINT: Final = Print(draw=draw, when={"individual die face values": FACE_VALUES})
