"""The cloth of sic-bo: five bands of areas with their odds, under the casino's name."""

from typing import Final

from houseway.games.sic_bo.layout import BANDS, INSCRIBED, NAMED
from houseway.games.sic_bo.table import SicBoTable
from houseway.printing.cloths.bands import bands
from houseway.printing.cloths.parts import WIDE, across, cloth, named
from houseway.printing.sheet import Rect, Sheet
from houseway.printing.sign import Print
from houseway.printing.style import BLUE

__all__ = ["PRINT"]

HIGH: Final = (34.0, 30.0, 30.0, 30.0, 32.0)
FIXED: Final = (("dice tumbler", ("qld s66(4)",)), ("entry terminal", ("qld s66(4)", "qld s67(3)")))
FACE_VALUES: Final = ("one die shows the number", "two dice show it", "all three show it")


def draw(_table: SicBoTable, casino: str) -> Sheet:
    sheet = cloth("Sic-bo", 38 + sum(HIGH) + 12, BLUE)
    across(sheet, "qld s66(1)", "qld s66(5)", FIXED)
    named(sheet, casino, Rect(150, 12, WIDE - 300, 16), NAMED, height=10)
    with sheet.marked("the wagers and what each pays", INSCRIBED):
        bands(sheet, list(zip(BANDS, HIGH, strict=True)), 14, 38, WIDE - 28)
    return sheet


PRINT: Final = Print(draw=draw, when={"individual die face values": FACE_VALUES})
