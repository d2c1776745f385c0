"""The mini-dice layout (qld s176): a rectangular box for the field and one for each number, marked with its odds."""

from functools import cache
from typing import Final

from houseway.cite import cites
from houseway.families.cloths import across, casino
from houseway.families.dice_cloth import Area, bands, by_number
from houseway.games.mini_dice.table import MiniDiceTable
from houseway.games.mini_dice.wagers import FACE_VALUES, FIELD
from houseway.play.cloth import WIDE, Cloth
from houseway.play.shapes import Rect

TOP: Final = 40.0
BANDS: Final = (  # how high, and the areas
    (56.0, (Area(FACE_VALUES, dice=str),)),
    (44.0, (Area(FIELD, lambda _: "FIELD  5  6  7  8  ·  13  14  15  16"),)),
)


def cloth(_table: MiniDiceTable) -> Cloth:
    return laid_out()


@cache
def laid_out() -> Cloth:
    high, marked = TOP + sum(high for high, _ in BANDS) + 12, cites("qld s176(3)")
    marks = (
        casino(Rect(150, 12, WIDE - 300, 18), "qld s176(2)", high=11),
        *across(high, "qld s176(1)", "qld s176(6)", ("dice tumbler", ("qld s176(5)",))),
    )
    places = tuple(bands(BANDS, TOP, "the boxes for wagers and their markings", marked))
    return Cloth("Mini-dice", high, places, marks, cells=(75, 8), odds_under=marked, paid=by_number(FACE_VALUES))
