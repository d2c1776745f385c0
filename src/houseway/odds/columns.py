"""Columns of text. Words wrap between words; a figure is never broken: where all columns do not fit, more follow below.

>>> print("\\n".join(laid_out(("wager", "win"), [("red", "18/37")], figures=("win",), width=80)))
wager    win
───────────
red    18/37
"""

from collections.abc import Iterator, Sequence
from textwrap import wrap
from typing import Final

GAP: Final = 2
MOST_WORDS: Final = 34
TIED: Final = "\N{NO-BREAK SPACE}"  # between words that stay on one line


def laid_out(
    headings: Sequence[str], rows: Sequence[Sequence[str]], *, figures: Sequence[str], width: int, keys: int = 1
) -> list[str]:
    """The lines of a table; the first `keys` columns are said again where the others go on below."""
    wide = [_wide(heading, [row[at] for row in rows], heading in figures) for at, heading in enumerate(headings)]
    lines: list[str] = []
    for columns in _pieces(wide, width, keys):
        lines += ["", *_piece(headings, rows, columns, wide, figures)]
    return lines[1:]


def _wide(heading: str, cells: Sequence[str], figure: bool) -> int:
    """As wide as the widest cell; words may take several lines, but no word is broken."""
    if figure:
        return max(map(len, (heading, *cells)))
    longest = max((len(word) for cell in (heading, *cells) for word in cell.split(" ")), default=0)
    return max(longest, min(max(map(len, (heading, *cells))), MOST_WORDS))


def _pieces(wide: Sequence[int], width: int, keys: int) -> Iterator[list[int]]:
    """The columns of each piece: as many as fit, and at least one besides the keys."""
    own = list(range(keys))
    taken = start = sum(wide[:keys]) + GAP * (keys - 1)
    found = list(own)
    for at in range(keys, len(wide)):
        if taken + GAP + wide[at] > width and len(found) > keys:
            yield found
            found, taken = list(own), start
        found.append(at)
        taken += GAP + wide[at]
    yield found


def _piece(
    headings: Sequence[str],
    rows: Sequence[Sequence[str]],
    columns: Sequence[int],
    wide: Sequence[int],
    figures: Sequence[str],
) -> Iterator[str]:
    right = [headings[at] in figures for at in columns]
    widths = [wide[at] for at in columns]
    yield from _lines([headings[at] for at in columns], widths, right)
    yield "─" * (sum(widths) + GAP * (len(widths) - 1))
    for row in rows:
        yield from _lines([row[at] for at in columns], widths, right)


def _lines(cells: Sequence[str], widths: Sequence[int], right: Sequence[bool]) -> Iterator[str]:
    """One row, on as many lines as its longest words need."""
    wrapped = [
        [cell] if to_right else wrap(cell, max(wide, 1), break_long_words=False, break_on_hyphens=False) or [""]
        for cell, wide, to_right in zip(cells, widths, right, strict=True)
    ]
    for number in range(max(map(len, wrapped))):
        parts = [each[number] if number < len(each) else "" for each in wrapped]
        told = [
            part.rjust(wide) if to_right else part.ljust(wide)
            for part, wide, to_right in zip(parts, widths, right, strict=True)
        ]
        yield (" " * GAP).join(told).rstrip().replace(TIED, " ")
