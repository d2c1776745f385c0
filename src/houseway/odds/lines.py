"""The rows of one game as headings and cells, as they stand in a table for people."""

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Final, NamedTuple, TypeVar

from houseway.money import dollars
from houseway.odds.columns import TIED
from houseway.odds.figures import ROUNDED, brief, percent, signed
from houseway.odds.rows import Row
from houseway.odds.stakes import AtStake

FAVOURS: Final = "favours the player"
WORDS: Final = ("wager", "selection", "strategy", "pays", "not permitted")
"""The columns that stand to the left; the others are figures."""


SHORT: Final = 8  # places that take no more letters are named one by one
R = TypeVar("R")


class OddsLines(NamedTuple):
    headings: tuple[str, ...]
    cells: list[tuple[str, ...]]
    notes: tuple[str, ...]  # numbered from 1 on, as the wagers point to them

    @property
    def remarks(self) -> list[str]:
        """The notes with their numbers, and what a sign in the cells means."""
        numbered = [f"[{number}] {note}" for number, note in enumerate(self.notes, 1)]
        return numbered + [ROUNDED] * any("≈" in cell for line in self.cells for cell in line)

    @property
    def figures(self) -> tuple[str, ...]:
        return tuple(each for each in self.headings if each not in WORDS)


def lines_of(rows: Sequence[Row], decimal: int | None = None) -> OddsLines:
    """One line for the places of a wager that share everything; a column that says nothing is left out."""
    notes: dict[str, int] = {}
    found = [_cells(same, decimal, notes) for same in alike(rows, _same)]
    headings = tuple(dict.fromkeys(name for each in found for name in each))
    ordered = tuple(sorted(headings, key=_order))
    return OddsLines(ordered, [tuple(each.get(name, "") for name in ordered) for each in found], tuple(notes))


def alike(rows: Iterable[R], key: Callable[[R], Hashable]) -> list[list[R]]:
    """Rows that have this in common, in the order of the first of each."""
    found: dict[Hashable, list[R]] = {}
    for row in rows:
        found.setdefault(key(row), []).append(row)
    return list(found.values())


def where(places: Sequence[str]) -> str:
    """The places of a line: `4, 10`, or how many, where they are too many to name."""
    named = ", ".join(places)
    return named if len(places) == 1 or len(named) <= SHORT else f"{len(places)} places"


_ORDER: Final = ("wager", "selection", "strategy", "pays", "win", "void", "lose", "return", "house edge", "variance")


def _order(heading: str) -> int:
    return _ORDER.index(heading) if heading in _ORDER else len(_ORDER)


def _same(row: Row) -> tuple[object, ...]:
    each, at = row.found, row.at
    figures = (each.win, each.void, each.lose, each.expected, each.variance, each.staked, each.handed_over)
    refused = None if at is None or at.refused is None else str(at.refused)
    rest = None if at is None else (at.expected, at.variance, at.staked, at.handed_over, refused)
    return each.wager, each.strategy, each.pays, each.caveats, *figures, rest


def _cells(same: list[Row], decimal: int | None, notes: dict[str, int]) -> dict[str, str]:
    row, each = same[0], same[0].found
    marks = "".join(f" [{notes.setdefault(caveat, len(notes) + 1)}]" for caveat in each.caveats)
    found = {
        "wager": each.wager + marks,
        "selection": where([one.found.selection for one in same]),
        **({"strategy": each.strategy} if each.strategy else {}),
        "pays": ", ".join(str(pays).replace(" ", TIED) for pays in each.pays),
        "win": brief(each.win, decimal),
        "void": brief(each.void, decimal),
        "lose": brief(each.lose, decimal),
        "return": brief(each.expected, decimal),
        "house edge": percent(each.house_edge) + (f" {FAVOURS}" if each.favours_player else ""),
        "variance": brief(each.variance, 4 if decimal is None else decimal),
    }
    if each.per_trial is not None:
        found[f"per {row.game.trial}"] = signed(each.per_trial)
    if each.staked != 1:
        found["of all staked"] = f"{brief(each.per_staked, decimal)} of {brief(each.staked, decimal)}"
    if each.handed_over != 1:
        found["of all handed over"] = brief(each.per_handed_over, decimal)
    return found | ({} if row.at is None else _at_stake(row.at, decimal, notes))


def _at_stake(at: AtStake, decimal: int | None, notes: dict[str, int]) -> dict[str, str]:
    heading = f"at ${dollars(at.stake)}"
    if at.refused is not None:
        return {heading: f"refused [{notes.setdefault(str(at.refused), len(notes) + 1)}]"}
    found = {heading: brief(at.expected, decimal), "edge there": percent(-at.expected)}
    found["by rounding"] = brief(at.rounding, decimal) if at.rounding else "0"
    if at.staked != 1:
        found["of all staked there"] = brief(at.expected / at.staked, decimal)
    if at.handed_over != at.stake:
        found["handed over"] = f"${dollars(at.handed_over)}"
        found["of that"] = brief(at.per_handed_over, decimal)
    return found
