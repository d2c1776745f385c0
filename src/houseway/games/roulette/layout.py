"""The roulette layout: three columns of twelve rows with zero above 1, 2 and 3, and every place where chips may lie.

A place is named by the numbers that it covers: `17`, `17-20`, `1-2-3`. The numbers of the zero combinations follow
reading F2.
"""

from collections.abc import Mapping
from itertools import chain, pairwise
from typing import Final

from houseway.equipment.wheel import BLACK, RED

__all__ = ["COLUMNS", "PLACES", "ROWS", "place_name"]

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
