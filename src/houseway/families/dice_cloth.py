"""The cloth of a game of three dice: bands of areas, each with its dice or its number, and what its row pays."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from houseway.cite import Cite
from houseway.equipment.dice import Dice
from houseway.families.cloths import when
from houseway.families.three_dice import facts
from houseway.play.cloth import Caption, Figure, Paid, Picture, Place
from houseway.play.ink import GOLD
from houseway.play.shapes import Rect
from houseway.play.wager import Verdict, Wager

ACROSS: Final = 392.0
LEFT: Final = 14.0


class Area(NamedTuple):
    """The areas of one row: how each is inscribed, by its selection, and which dice are drawn there instead."""

    row: Wager[Any]
    label: Callable[[str], str] = str
    dice: Callable[[str], str] = lambda _selection: ""


def bands(
    drawn: Sequence[tuple[float, Sequence[Area]]], top: float, what: str, under: tuple[Cite, ...]
) -> Iterator[Place]:
    """One below the other, each so high, its areas side by side."""
    for high, areas in drawn:
        kinds = [(area, selection) for area in areas for selection in area.row.selections]
        for at, (area, selection) in zip(Rect(LEFT, top, ACROSS, high).split(len(kinds)), kinds, strict=True):
            label, pays = area.label(selection), pays_of(area.row, selection)
            figures = tuple(dice_in(at._replace(high=high - 7), area.dice(selection)))
            odds = (Caption(pays, Rect(at.x + 1, at.y + high - 7, at.wide - 2, 6), 4, GOLD),) if figures else ()
            yield Place(
                area.row.name, selection, at, under, label, pays, what, 8 if len(label) < 3 else 6,
                figures=(*figures, *odds) or None,
            )  # fmt: skip
        top += high


def dice_in(at: Rect, faces: str, largest: float = 22.0) -> Iterator[Figure]:
    """Dice side by side in the middle of a place, as large as it lets them be."""
    number = len(faces)
    size = min(largest, (at.wide - 5) / (1.2 * number - 0.2), at.high - 4) if faces else 0
    (x, y), first = at.middle, size * (1.2 * number - 0.2) / 2
    for place, face in enumerate(faces):
        yield Picture("die", face, Rect(x - first + 1.2 * size * place, y - size / 2, size, size))


def by_number(row: Wager[Any]) -> Mapping[str, Paid]:
    """When a number pays what."""
    return {row.name: when(row, "one die shows the number", "two dice show it", "all three show it")}


def pays_of(row: Wager[Any], selection: str) -> str:
    """The odds of every way in which a wager here can win: `1/2/12 to 1` where there are several."""
    fired = [row.decide(facts(selection, dice)) for dice in Dice(3).sorted_weights()]
    won = [clause for clause in row.clauses if clause in fired and clause.verdict is Verdict.WIN]
    paid = dict.fromkeys(str(clause.pays or row.pays) for clause in won)
    return "/".join(pays.removesuffix(" to 1") for pays in paid) + " to 1"
