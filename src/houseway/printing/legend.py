"""The small print below a sign or a cloth: what stands there, and which provision asks for it."""

from typing import Final

from houseway.printing.letters import wrapped
from houseway.printing.sheet import Sheet

HEIGHT: Final = 2.1
MARGIN: Final = 14.0
STEP: Final = 3.7


def legend(sheet: Sheet, y: float, ink: str) -> float:
    """Written from `y` down; where the sheet ends then."""
    y += STEP
    for line in wrapped("  ·  ".join(_entries(sheet)), sheet.wide - 2 * MARGIN, HEIGHT):
        sheet.write(MARGIN, y, line, HEIGHT, ink, anchor="start")
        y += STEP
    return y + 6


def _entries(sheet: Sheet) -> list[str]:
    """Each thing once, in the order of the sheet, with every provision that it rests on."""
    found: dict[str, dict[str, None]] = {}
    for mark in sheet.marks:
        found.setdefault(mark.what, {}).update(dict.fromkeys(map(str, mark.under)))
    return [f"{what}: {', '.join(under)}" for what, under in found.items() if under]
