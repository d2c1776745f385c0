"""The mini-dice layout (qld s176): a rectangular box for the field and one for each number, marked with its odds."""

from typing import Final

from houseway.cite import cite
from houseway.families.dice_cloth import Area, areas_for, drawn
from houseway.games.mini_dice.table import MiniDiceTable
from houseway.games.mini_dice.wagers import FACE_VALUES, FIELD, WAGERS

__all__ = ["BANDS", "WIDTH", "cloth"]

NAMED: Final = cite("qld s176(2)")
MARKED: Final = cite("qld s176(3)")
WIDTH: Final = 75  # letters from the left border to the right one

BANDS: Final[tuple[tuple[Area, ...], ...]] = (
    tuple(areas_for(FACE_VALUES)),
    tuple(areas_for(FIELD, "FIELD  5  6  7  8  ·  13  14  15  16")),
)


def cloth(table: MiniDiceTable, casino: str = "Houseway") -> str:
    """The layout and what lies on it."""
    lines = [f"{casino} ({NAMED})", *drawn(BANDS, WIDTH, table.placed, ()), "o: chips lie there", ""]
    for row in WAGERS:
        odds = dict.fromkeys(area.odds for areas in BANDS for area in areas if area.wager == row.name)
        lines += [f"{row.name}: {', '.join(odds)} ({row.paid_under}, {MARKED})", f"    {row.says}"]
    return "\n".join(lines)
