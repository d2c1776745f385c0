"""The cloth of a game of three dice: bands of areas, each with its dice or its number, and what it pays."""

from collections.abc import Sequence
from typing import Final

from houseway.families.dice_cloth import Area
from houseway.printing.cloths.parts import die
from houseway.printing.sheet import Rect, Sheet
from houseway.printing.style import GOLD, LINE, WHITE

__all__ = ["bands"]

DICE: Final = {"doubles": 2, "triples": 3, "individual die face values": 1}  # how many show the number of the area


def bands(sheet: Sheet, drawn: Sequence[tuple[Sequence[Area], float]], x: float, y: float, wide: float) -> float:
    """One below the other, each so high; where they end."""
    for areas, high in drawn:
        for at, area in zip(Rect(x, y, wide, high).split(len(areas)), areas, strict=True):
            _area(sheet, area, sheet.box(at, LINE))
        y += high
    return y


def _area(sheet: Sheet, area: Area, at: Rect) -> None:
    faces = _faces(area)
    foot = Rect(at.x + 1, at.y + at.high - 7, at.wide - 2, 6)
    sheet.fill(foot, area.odds, 4, GOLD)
    head = Rect(at.x + 1.5, at.y + 1, at.wide - 3, at.high - 8)
    if not faces:
        sheet.fill(head, area.label.upper(), 8 if len(area.label) < 3 else 6, WHITE, bold=True)
        return
    size = min(22.0, (head.wide - 2) / (len(faces) + 0.2 * (len(faces) - 1)), head.high - 3)
    x, y = head.middle
    for number, face in enumerate(faces):
        die(sheet, x + (number - (len(faces) - 1) / 2) * size * 1.2, y, size, face)


def _faces(area: Area) -> list[int]:
    if area.wager == "dice combinations":
        return [int(face) for face in area.selection.split("-")]
    return [int(area.selection)] * DICE[area.wager] if area.wager in DICE else []
