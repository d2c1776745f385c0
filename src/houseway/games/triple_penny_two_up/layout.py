"""The cloth of triple penny two-up: six marked areas, of which diagram 22 gives the places (qld s469(2))."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from houseway.cite import cites
from houseway.families.cloths import boxed, casino, titled, when
from houseway.families.ring.cloth import COINS, SpinnersArea, ring
from houseway.games.triple_penny_two_up.table import DISPLAYS, TriplePennyTable
from houseway.games.triple_penny_two_up.terms import BONUS_PLAY, HEADS, RESULTS, TAILS
from houseway.games.triple_penny_two_up.wagers import BONUS_ROWS, PLAYERS_ROWS, SPINNERS_ROWS
from houseway.play.cloth import WIDE, Caption, Cloth, Mark, Place, mark
from houseway.play.ink import GOLD, WHITE
from houseway.play.shapes import Rect

AREAS: Final = {  # heads on one side of the ring, tails on the other
    (HEADS, HEADS): (Rect(14, 44, 128, 66), "qld s469(2)(a)"),
    (TAILS, TAILS): (Rect(278, 44, 128, 66), "qld s469(2)(b)"),
    (HEADS, BONUS_PLAY): (Rect(14, 114, 128, 66), "qld s469(2)(c)"),
    (TAILS, BONUS_PLAY): (Rect(278, 114, 128, 66), "qld s469(2)(d)"),
}
PAID: Final = {
    row.name: when(row, row.name, f"{row.name} on the spin of bonus play", f"triple {row.name} on that spin")
    for row in PLAYERS_ROWS
}
DISPLAY: Final = Rect(WIDE - 142, 14, 128, 22)
SPINNERS: Final = (
    SpinnersArea("SPINNER'S WAGER", SPINNERS_ROWS, Rect(14, 196, 190, 34), "area for the spinner's wager",
                 "qld s469(2)(e)", WHITE),
    SpinnersArea("SPINNER'S BONUS WAGER", BONUS_ROWS, Rect(216, 196, 190, 34), "area for the spinner's bonus wager",
                 "qld s469(2)(f)"),
)  # fmt: skip


def cloth(table: TriplePennyTable) -> Cloth:
    return laid_out(table.title or table.game.title, table.display)


def told(table: TriplePennyTable) -> Iterator[Mark]:
    result = RESULTS[table.faces.count("head")] if table.faces else "nothing yet"
    yield mark(f"results by {table.display}: {result}", DISPLAYS[table.display])
    yield mark("the tail side of every coin bears a white or yellow cross", "qld s470(2)")


@cache
def laid_out(title: str, display: str) -> Cloth:
    marks = (
        casino(Rect(14, 12, 128, 15), "qld s469(4)"),
        titled(title, Rect(14, 28, 128, 10), "qld s469(5)", high=4.4),
        *ring(244, "qld s469(1)"),
        boxed("drop box", Rect(WIDE / 2 - 25, 180, 50, 12), "qld s469(3)", high=3),
        boxed(f"results by {display}", DISPLAY, DISPLAYS[display], words=f"RESULTS: {display.upper()}", high=4),
        *(each for area in SPINNERS for each in area.marks()),
    )
    places = (*_areas(), *(place for area in SPINNERS for place in area.places()))
    return Cloth(title, 244, places, marks, paid=PAID, devices=COINS)


def _areas() -> Iterator[Place]:
    for (wager, selection), (at, under) in AREAS.items():
        bonus = selection == BONUS_PLAY
        words = f"{selection} {wager}".upper() if bonus else wager.upper()
        figures = (Caption(words, at.inside(8), 8, GOLD if bonus else WHITE, bold=True),)
        what = f"area for {words.lower()}"
        yield Place(wager, selection, at, cites(under), words, what=what, corner=3, figures=figures)
