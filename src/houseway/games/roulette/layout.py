"""The roulette layout: three columns of twelve rows with zero above 1, 2 and 3, and every place where chips may lie.

A place is named by the numbers that it covers: `17`, `17-20`, `1-2-3`. The numbers of the zero combinations follow
reading F2.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import chain, pairwise
from typing import Any, Final

from houseway.cite import cites
from houseway.equipment.wheel import BLACK, RED, colour
from houseway.families.cloths import casino, odds_panel
from houseway.games.roulette.table import RouletteTable
from houseway.play import ink
from houseway.play.cloth import WIDE, Caption, Cloth, Figure, Mark, Outline, Place, Stroke, mark
from houseway.play.ink import GOLD, LINE, filled
from houseway.play.shapes import Arc, Disc, Polygon, Rect, Shape
from houseway.play.wager import Wager

ROWS: Final = tuple((n, n + 1, n + 2) for n in range(1, 37, 3))  # the streets
COLUMNS: Final = tuple(tuple(range(n, 37, 3)) for n in (1, 2, 3))
DOZENS: Final = tuple(tuple(range(n, n + 12)) for n in (1, 13, 25))

_ACROSS = [(a, b) for row in ROWS for a, b in ((row[0], row[1]), (row[1], row[2]))]
_ALONG = [(n, n + 3) for n in range(1, 34)]
_SQUARES = [(n, n + 1, n + 3, n + 4) for row in ROWS[:-1] for n in row[:2]]

Numbers = tuple[int, ...]


def place_name(numbers: Numbers) -> str:
    """A place is named by its numbers, a long run of them by its ends."""
    return "-".join(map(str, numbers if len(numbers) <= 6 else (numbers[0], numbers[-1])))


def _named(*places: Numbers) -> dict[str, Numbers]:
    return {place_name(numbers): numbers for numbers in places}


PLACES: Final[Mapping[str, Mapping[str, Numbers]]] = {
    "straight up": _named(*((n,) for n in range(37))),
    "split": _named((0, 1), (0, 2), (0, 3), *sorted(chain(_ACROSS, _ALONG))),
    "street": _named((0, 1, 2), (0, 2, 3), *ROWS),
    "corner": _named((0, 1, 2, 3), *_SQUARES),
    "6-line": _named(*((*a, *b) for a, b in pairwise(ROWS))),
    "column": _named(*COLUMNS),
    "dozen": _named(*DOZENS),
    "low": {"1-18": tuple(range(1, 19))},
    "high": {"19-36": tuple(range(19, 37))},
    "even": {"even": tuple(range(2, 37, 2))},
    "odd": {"odd": tuple(range(1, 37, 2))},
    "red": {"red": tuple(sorted(RED))},
    "black": {"black": tuple(sorted(BLACK))},
}
EVEN_CHANCES: Final = ("low", "even", "red", "black", "odd", "high")  # down the outer side of the cloth


# The cloth, with the wheel to the left

SQUARE: Final = 26.0
LEFT, BOTTOM = 44.0, 44 + 3 * SQUARE  # the outer corner of the row of 1, 2 and 3
ZERO, COLUMN = 30.0, 46.0  # how wide their squares are
SLOT: Final = 8.0  # how far about a line chips lie on it
WHEEL: Final = 375.0  # half of its 0.75 m
COLOURS: Final = {"red": ink.RED, "black": ink.BLACK, "green": ink.GREEN}
FOOT: Final = BOTTOM + 2 * SQUARE + 12  # below the squares
SHOWN: Final = (  # an example of each kind that lies on lines or has no square of its own
    ("straight up", "8"), ("split", "5-8"), ("street", "1-2-3"), ("corner", "2-3-5-6"), ("6-line", "4-5-6-7-8-9"),
    ("street", "0-1-2"), ("corner", "0-1-2-3"),
)  # fmt: skip


def _at(number: int) -> Rect:
    return Rect(LEFT + SQUARE * ((number - 1) // 3), BOTTOM - SQUARE * (1 + (number - 1) % 3), SQUARE, SQUARE)


def _zero() -> Polygon:
    top, tip = BOTTOM - 3 * SQUARE, LEFT - ZERO
    return Polygon(((LEFT, top), (tip + 10, top), (tip, (top + BOTTOM) / 2), (tip + 10, BOTTOM), (LEFT, BOTTOM)))


SQUARES: Final[Mapping[tuple[str, str], Shape]] = {  # the others lie on lines, where their squares meet
    ("straight up", "0"): _zero(),
    **{("straight up", str(number)): _at(number) for number in range(1, 37)},
    **{
        ("column", name): _at(at)._replace(x=LEFT + 12 * SQUARE, wide=COLUMN)
        for at, name in enumerate(PLACES["column"], 1)
    },
    **{
        ("dozen", name): Rect(LEFT + 4 * SQUARE * at, BOTTOM, 4 * SQUARE, SQUARE)
        for at, name in enumerate(PLACES["dozen"])
    },
    **{
        (kind, next(iter(PLACES[kind]))): Rect(LEFT + 2 * SQUARE * at, BOTTOM + SQUARE, 2 * SQUARE, SQUARE)
        for at, kind in enumerate(EVEN_CHANCES)
    },
}


def cloth(table: RouletteTable) -> Cloth:
    return laid_out(tuple(table.game.wagers))


def told(table: RouletteTable) -> Iterator[Mark]:
    if table.crown is not None:
        yield mark(f"the crown is on {table.crown}", "qld s133(1)")


@cache
def laid_out(rows: tuple[Wager[Any], ...]) -> Cloth:
    places = tuple(_place(row, selection) for row in rows for selection in row.selections)
    panel = Rect(150, FOOT, WIDE - 164, 44).split(5, 3)
    marks = (
        casino(Rect(0, 12, WIDE, 16), "qld s131(3)", high=11),
        _wheels_end(),
        _chips_of_each_kind({(place.wager, place.selection): place for place in places}),
        odds_panel(rows, panel, "qld s143(1)"),
    )
    played_on = Rect(4, BOTTOM - 3 * SQUARE - 8, LEFT + 12 * SQUARE + COLUMN + 4, 5 * SQUARE + 16)
    under = cites("qld s136(3)")
    return Cloth("Roulette", FOOT + 54, places, marks, cells=(75, 10), odds_under=under, played_on=played_on)


def _place(row: Wager[Any], selection: str) -> Place:
    numbers = PLACES[row.name][selection]
    shape = SQUARES.get((row.name, selection))
    covers = tuple(f"straight up {number}" for number in numbers)
    if shape is None:
        shape, under = _on_lines(row.name, numbers), cites("qld s136(3)")
        return Place(row.name, selection, shape, under, what="where the chips of each kind go", ink=None, covers=covers)
    number = row.name == "straight up"
    around = filled(COLOURS[colour(numbers[0])]) if number and numbers != (0,) else LINE
    figures = _diamond(row.name, shape) if row.name in COLOURS else None
    under, high = cites("qld s131(3)", "qld s136(3)"), 8 if number else 6.5
    return Place(
        row.name, selection, shape, under, _inscribed(row, selection), what="the markings of the cloth", high=high,
        ink=around, figures=figures, covers=covers,
    )  # fmt: skip


def _inscribed(row: Wager[Any], selection: str) -> str:
    return {"column": str(row.pays), "straight up": selection}.get(row.name, selection.replace("-", " to ")).upper()


def _diamond(name: str, shape: Shape) -> tuple[Figure, ...]:
    x, y = shape.middle
    diamond = Polygon(((x - 22, y), (x, y - 9), (x + 22, y), (x, y + 9)))
    return Outline(diamond, filled(COLOURS[name])), Caption(name.upper(), shape.around, 4.6, bold=True)


def _on_lines(kind: str, numbers: Numbers) -> Rect:
    """About the line or the corner where its squares meet; of whole rows, on the outer line."""
    if numbers[0] == 0:
        across, outer = LEFT, len(numbers) == 4
    else:
        outer = kind in ("street", "6-line")
        across = (_at(min(numbers)).middle[0] + _at(max(numbers)).middle[0]) / 2
    downs = [_at(number).middle[1] for number in numbers if number]
    down = BOTTOM if outer else (min(downs) + max(downs)) / 2
    between_columns, between_rows = numbers[0] == 0 or (across - LEFT) % SQUARE == 0, (BOTTOM - down) % SQUARE == 0
    wide, high = (SLOT if between_columns else SQUARE - SLOT), (SLOT if between_rows else SQUARE - SLOT)
    return Rect(across - wide / 2, down - high / 2, wide, high)


def _wheels_end() -> Mark:
    """The wheel's edge, beyond zero."""
    middle = BOTTOM - 1.5 * SQUARE
    words = Caption("THE WHEEL, 0.75 M ACROSS OR MORE", Rect(7, middle, 0, 0), 2.4, turned=-90)
    figures = (Stroke(Arc(11 - WHEEL, middle).line(WHEEL, -7, 7)), words)
    return mark("the wheel at one end, the layout at the other", "qld s131(1)", figures=figures)


def _chips_of_each_kind(places: Mapping[tuple[str, str], Place]) -> Mark:
    """Three rows of the numbers, small, with a chip for each kind."""
    size, left, bottom = 12.0, 26.0, FOOT + 36.0
    thin = LINE._replace(thick=0.4)
    figures: list[Figure] = [
        Outline(Rect(left - size, FOOT, size, 36), thin),
        Caption("0", Rect(left - 9, FOOT, 6, 36), 3.4),
    ]
    for cell, number in zip(Rect(left, FOOT, 36, 36).split(3, 3), (3, 6, 9, 2, 5, 8, 1, 4, 7), strict=True):
        figures += [Outline(cell, thin), Caption(str(number), cell._replace(high=7), 2.6)]
    for at, (letter, shown) in enumerate(zip("ABCDEFG", SHOWN, strict=True)):
        x, y = places[shown].chips
        aside = 2.9 if shown[0] == "straight up" else 0  # so that its number can be read
        x, y = left + (x - LEFT) * size / SQUARE + aside, bottom + (y - BOTTOM) * size / SQUARE + aside
        figures += [Outline(Disc(x, y, 2.5), filled(GOLD, ink.BLACK, 0.3))]
        figures += [Caption(letter, Rect(x - 2, y - 2, 4, 4), 2, ink.BLACK, bold=True)]
        figures += [Caption(f"{letter}  {' '.join(shown)}", Rect(left + 42, FOOT + 5.4 * at, 60, 5), 2.5, start=True)]
    return mark("where the chips of each kind go", "qld s136(3)", figures=tuple(figures))
