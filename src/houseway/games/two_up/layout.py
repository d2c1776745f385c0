"""The two-up cloth: areas marked H and T round the ring, and the spinner's area below them (qld s162)."""

from collections.abc import Iterator
from functools import cache
from typing import Final

from houseway.cite import Cite, cites
from houseway.families.cloths import casino
from houseway.families.ring.cloth import COINS, ROUND, SpinnersArea, ring
from houseway.games.two_up.table import LIGHTS, TwoUpTable
from houseway.games.two_up.terms import HEADS, TAILS
from houseway.games.two_up.wagers import PLAYERS_ROWS, SPINNERS_ROWS
from houseway.play.cloth import WIDE, Caption, Cloth, Figure, Mark, Outline, Place, Stroke, mark
from houseway.play.ink import FAINT, GOLD, WHITE, Ink
from houseway.play.shapes import Disc, Rect

AREAS: Final = {HEADS: "H", TAILS: "T"}
BETWEEN: Final = {HEADS: (64, 82, GOLD), TAILS: (84, 102, WHITE)}  # which circles, and in which colour
START, END, SECTIONS = -54, 234, 12
LAMPS: Final = {"yellow": "#f2c230", "red": "#d63a3a", "green": "#3fae5a"}
NAME: Final = "qld s162(4)"
SPINNERS: Final = SpinnersArea(
    "SPINNER'S WAGER", SPINNERS_ROWS, Rect(WIDE / 2 - 80, 224, 160, 22), "the spinner's area", "qld s162(3)"
)


def lights(table: TwoUpTable) -> list[tuple[str, int, int, str, Cite]]:
    """Each set of lights: what it stands for, how many are on, of how many, their colour, and the provision."""
    on = {name: getattr(table, name) for name in LIGHTS}
    return [(name, on[name], number, colour, under) for name, (number, colour, under) in LIGHTS.items()]


def cloth(_table: TwoUpTable) -> Cloth:
    return laid_out()


def told(table: TwoUpTable) -> Iterator[Mark]:
    yield mark("on heads, on tails, or a wager on each", "qld s168(3)")
    yield mark("the tail side of all five coins bears a white or yellow cross", "qld s164(4)")
    yield mark(f"results are shown by {'cards, not lights' if table.cards else 'lights'}", table.shown_under)
    for name, on, number, colour, under in lights(table):
        yield mark(f"{name:5} {'*' * on}{'.' * (number - on)} {colour}", under)


@cache
def laid_out() -> Cloth:
    places = (*(_round(side) for side in AREAS), *SPINNERS.places())
    marks = (
        casino(Rect(14, 14, 120, 18), NAME),
        *ring(252, "qld s162(1)"),
        mark("drop box", NAME, figures=tuple(_drop_boxes())),
        *_lights(Rect(WIDE - 98, 14, 84, 46)),
        *_odds(),
        *SPINNERS.marks(),
    )
    return Cloth("Two-up", 252, places, marks, devices=COINS)


def _round(side: str) -> Place:
    """One area round the ring, marked again and again."""
    inner, outer, ink = BETWEEN[side]
    wide, middle = (END - START) / SECTIONS, (inner + outer) / 2
    figures: list[Figure] = []
    for number in range(SECTIONS):
        start = START + number * wide
        x, y = ROUND.at(middle, start + wide / 2)
        figures += [Stroke((ROUND.at(inner, start), ROUND.at(outer, start)))] if number else []
        figures += [Caption(AREAS[side], Rect(x - 6, y - 6, 12, 12), 6, ink, bold=True)]
    shape, under = ROUND.ring(inner, outer, START, END), cites("qld s162(2)")
    return Place(side, side, shape, under, AREAS[side], what="areas for heads and tails", figures=tuple(figures),
                 lies=ROUND.at(middle, 90 - wide / 2))  # fmt: skip


def _drop_boxes() -> Iterator[Figure]:
    for x in (40, WIDE - 80):
        yield Outline(Rect(x, 196, 40, 16), FAINT, 2)
        yield Caption("drop box", Rect(x + 2, 198, 36, 12), 3)


def _lights(at: Rect) -> Iterator[Mark]:
    """The display of results stands by the ring."""
    for line, (name, (number, colour, under)) in zip(at.split(1, len(LIGHTS)), LIGHTS.items(), strict=True):
        lamps = (Disc(line.x + 30 + lamp * 11, line.y + 8, 4) for lamp in range(number))
        words = Caption(name, Rect(line.x, line.y, 20, 16), 3.4)
        drawn: tuple[Figure, ...] = (words, *(Outline(lamp, Ink(LAMPS[colour], WHITE, 0.4)) for lamp in lamps))
        yield mark("", under, figures=drawn, what=f"lights for {name}")


def _odds() -> Iterator[Mark]:
    for number, row in enumerate(PLAYERS_ROWS):
        words = f"{AREAS[row.name]}  {row.name}  {row.pays}"
        drawn = (Caption(words, Rect(14, 38 + number * 8, 50, 8), 3.6, BETWEEN[row.name][2], start=True),)
        yield mark("", row.paid_under, figures=drawn, what="payout odds")
