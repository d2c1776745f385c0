"""The sic-bo layout (qld s66): five bands of areas, with the casino's name, the wagers and their payout odds."""

from functools import cache
from typing import Final

from houseway.cite import cites
from houseway.families.cloths import across, casino
from houseway.families.dice_cloth import Area, bands, by_number
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
)
from houseway.play.cloth import WIDE, Cloth
from houseway.play.ink import BLUE
from houseway.play.shapes import Rect

TOP: Final = 38.0
BANDS: Final = (  # how high, and the areas
    (34.0, (Area(SMALL, lambda _: "SMALL 4 to 10"), Area(ANY_TRIPLE, str.upper), Area(BIG, lambda _: "BIG 11 to 17"))),
    (30.0, (Area(DOUBLES, "{0}-{0}".format, lambda n: 2 * n), Area(TRIPLES, "{0}-{0}-{0}".format, lambda n: 3 * n))),
    (30.0, (Area(THREE_DICE_TOTALS),)),
    (30.0, (Area(DICE_COMBINATIONS, dice=lambda pair: pair.replace("-", "")),)),
    (32.0, (Area(FACE_VALUES, dice=str),)),
)


def cloth(_table: SicBoTable) -> Cloth:
    return laid_out()


@cache
def laid_out() -> Cloth:
    high, inscribed = TOP + sum(high for high, _ in BANDS) + 12, cites("qld s66(6)")
    fixed = ("dice tumbler", ("qld s66(4)",)), ("entry terminal", ("qld s66(4)", "qld s67(3)"))
    marks = (
        casino(Rect(150, 12, WIDE - 300, 16), "qld s66(2)", high=10),
        *across(high, "qld s66(1)", "qld s66(5)", *fixed),
    )
    places = tuple(bands(BANDS, TOP, "the wagers and what each pays", inscribed))
    paid = by_number(FACE_VALUES)
    return Cloth("Sic-bo", high, places, marks, ground=BLUE, cells=(75, 15), odds_under=inscribed, paid=paid)
