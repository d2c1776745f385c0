"""The sic-bo layout (qld s66): five bands of areas, with the casino's name, the wagers and their payout odds."""

from typing import Final

from houseway.cite import cite
from houseway.families.dice_cloth import Area, areas_for, drawn
from houseway.games.sic_bo.table import SicBoTable
from houseway.games.sic_bo.wagers import (
    ANY_TRIPLE,
    BIG,
    DICE_COMBINATIONS,
    DOUBLES,
    FACE_VALUES,
    SMALL,
    THREE_DICE_TOTALS,
    TRIPLES,
    WAGERS,
)

__all__ = ["BANDS", "WIDTH", "cloth"]

NAMED: Final = cite("qld s66(2)")
INSCRIBED: Final = cite("qld s66(6)")
WIDTH: Final = 75  # letters from the left border to the right one

BANDS: Final[tuple[tuple[Area, ...], ...]] = (
    (*areas_for(SMALL, "SMALL 4 to 10"), *areas_for(ANY_TRIPLE, "any triple"), *areas_for(BIG, "BIG 11 to 17")),
    (*areas_for(DOUBLES, "{0}-{0}"), *areas_for(TRIPLES, "{0}-{0}-{0}")),
    tuple(areas_for(THREE_DICE_TOTALS)),
    tuple(areas_for(DICE_COMBINATIONS)),
    tuple(areas_for(FACE_VALUES)),
)


def cloth(table: SicBoTable, casino: str = "Houseway") -> str:
    """The layout, what lies on it and which areas are lit."""
    lines = [f"{casino} ({NAMED})", *drawn(BANDS, WIDTH, table.placed, table.lit)]
    lines += ["o: chips lie there; *: the area is lit", ""]
    for row in WAGERS:
        odds = dict.fromkeys(area.odds for areas in BANDS for area in areas if area.wager == row.name)
        lines += [f"{row.name}: {', '.join(odds)} ({row.paid_under}, {INSCRIBED})", f"    {row.says}"]
    return "\n".join(lines)
