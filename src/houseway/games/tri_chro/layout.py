"""The tri-chro layout: an area for each wager with its odds, a column for each colour, and what stands at the table."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from houseway.families.cloths import beside_dealer, casino, titled
from houseway.games.tri_chro.table import TriChroTable
from houseway.games.tri_chro.terms import COLOURS
from houseway.games.tri_chro.texts import TEXTS
from houseway.games.tri_chro.wagers import WAGERS
from houseway.play.cloth import WIDE, Caption, Cloth, Figure, Mark, Picture, Place, mark
from houseway.play.ink import GOLD
from houseway.play.shapes import Rect

ACROSS: Final = 3  # areas in a line; any star has the last line to itself
HIGH: Final = 26.0
PERMISSIBLE: Final = "the permissible wagers and their odds"


def cloth(table: TriChroTable) -> Cloth:
    return laid_out(table.text.number, table.presented_as, table.device)


def told(table: TriChroTable) -> Iterator[Mark]:
    if table.lit:
        yield mark("* lit", "qld s463(3)(b)")
    text, each = table.text, table.text.of_each_colour
    yield mark(f"{text.number} balls: {each} red, {each} green, {each} gold", text.coloured)
    yield mark("7 of each colour have a star", text.starred)


@cache
def laid_out(number: int, presented_as: str = "Tri-chro", device: str = "") -> Cloth:
    text, lines = TEXTS[number], -(-len(WAGERS[number]) // ACROSS)
    marks = (
        casino(Rect(0, 30, WIDE, 14), text.casino),
        titled(presented_as, Rect(0, 46, WIDE, 10), "qld s456(7)"),
        *beside_dealer(("drop box", "qld s456(4)"), ("control panel", "qld s456(5)(b)"), (device, "qld s456(5)(a)")),
        mark(f"permissible wagers and their odds, {number} balls", *text.areas),
        mark("the dealer's place, opposite the players'", "qld s456(1)"),
        mark("a drop box on the table", "qld s456(4)"),
        mark(f"a {device}", "qld s456(5)(a)"),
        mark("a control panel that works it", "qld s456(5)(b)(i)"),
        mark("and lights the winning areas", "qld s456(5)(b)(ii)"),
    )
    title = f"{presented_as}, {number} balls"
    places = tuple(_areas(number, lines))
    return Cloth(title, 68 + lines * HIGH, places, marks, ground="#1d2340", cells=(75, 3 * lines))


def _areas(number: int, lines: int) -> Iterator[Place]:
    places = Rect(14, 60, WIDE - 28, lines * HIGH).split(ACROSS, lines)
    for at, row in zip(places, WAGERS[number], strict=False):
        last = row is WAGERS[number][-1] and len(WAGERS[number]) % ACROSS == 1
        place = at._replace(wide=WIDE - 28) if last else at
        words = Rect(place.x + 36, place.y + 2, place.wide - 40, place.high - 12)
        foot = Rect(words.x, place.y + place.high - 9, words.wide, 7)
        inscribed = Caption(row.name.upper(), words, 4.4, bold=True), Caption(str(row.pays), foot, 4.6, GOLD, bold=True)
        figures, under = (*_balls(row.name, place), *inscribed), TEXTS[number].areas
        yield Place(row.name, row.name, place, under, row.name, str(row.pays), PERMISSIBLE, figures=figures)


def _balls(name: str, at: Rect) -> Iterator[Figure]:
    """The balls that a wager is on, as its name has them."""
    found = [word for word in name.split() if word in COLOURS]
    colours = found * 2 if "pair" in name and len(found) == 1 else found or ["any"]
    more = (" star" if "star" in name else "") + (" no" if name.startswith("no ") else "")
    for number, colour in enumerate(colours):
        x, y = at.x + 19 + (number - (len(colours) - 1) / 2) * 14, at.y + at.high / 2
        yield Picture("ball", colour + more, Rect(x - 6.4, y - 6.4, 12.8, 12.8))
