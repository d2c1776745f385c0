"""The roulette layout: three columns of twelve rows with zero above 1, 2 and 3, and every place where chips may lie.

A place is named by the numbers that it covers: `17`, `17-20`, `1-2-3`. The numbers of the zero combinations follow
reading F2.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, pairwise
from typing import Any, Final, NamedTuple

from houseway.cite import Cite, cite
from houseway.equipment.wheel import BLACK, RED
from houseway.play.wager import Wager

__all__ = ["COLUMNS", "DOZENS", "EVEN_CHANCES", "PLACES", "ROWS", "Spot", "place_name", "spots"]

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


class Spot(NamedTuple):
    """Where the chips of one wager lie, in half squares from the outer corner of the row of 1, 2 and 3.

    `down` is odd in the middle of a row of numbers and even on the line above or below it; `across` likewise for
    the columns. Zero lies above the rows, the columns' own places below them, dozens and even chances at the side.
    """

    wager: str
    selection: str
    down: int
    across: int
    under: Cite


def spots(rows: Sequence[Wager[Any]]) -> Iterator[Spot]:
    """A spot for every place of every wager, no two the same."""
    for row in rows:
        for selection in row.selections:
            yield Spot(row.name, selection, *_spot(row.name, PLACES[row.name][selection]), cite("qld s136(3)"))


def _spot(kind: str, numbers: Numbers) -> tuple[int, int]:
    if kind in EVEN_CHANCES:
        return 4 * EVEN_CHANCES.index(kind) + 2, -3
    if kind == "dozen":
        return 8 * DOZENS.index(numbers) + 4, -1
    if kind == "column":
        return 25, 2 * COLUMNS.index(numbers) + 1
    if 0 in numbers:
        return _spot_with_zero(numbers)
    down, across = [2 * ((n - 1) // 3) + 1 for n in numbers], [2 * ((n - 1) % 3) + 1 for n in numbers]
    on_outer_line = kind in ("street", "6-line")
    return (min(down) + max(down)) // 2, 0 if on_outer_line else (min(across) + max(across)) // 2


def _spot_with_zero(numbers: Numbers) -> tuple[int, int]:
    """Zero's own square, and the line between it and 1, 2, 3: on a number, between two, or at the outer end."""
    if numbers == (0,):
        return -1, 3
    others = numbers[1:]
    return 0, {1: 2 * others[0] - 1, 2: 2 * others[0], 3: 0}[len(others)]
