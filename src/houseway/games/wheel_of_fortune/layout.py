"""The cloth of a wheel of fortune table: an area for each symbol with its odds, and the notice that stands by it."""

from collections.abc import Iterator
from typing import Final

from houseway.cite import Cite
from houseway.games.wheel_of_fortune.table import FortuneTable
from houseway.games.wheel_of_fortune.terms import NOTICE
from houseway.games.wheel_of_fortune.wagers import letter_of
from houseway.money import dollars

__all__ = ["cloth"]

APPROVED: Final = "qld s156(1)"
FEW: Final = 13  # sections on a line of the rim
WIDE: Final = 18  # letters from one border to the next


def _under(*cites: Cite) -> str:
    return f"({', '.join(each.text for each in cites)})"


def cloth(table: FortuneTable, casino: str = "Houseway") -> str:
    """The layout with the casino's name, every symbol with its odds, what lies there now, and the rim of the wheel."""
    division = table.text
    head = [f"{casino} {_under(division.cloth)}", f"{table.presented_as} {_under(*division.named)}"]
    if division.approval:
        head.append(f"approved by the chief executive ({APPROVED})")
    return "\n".join([*head, *_areas(table), *_rim(table), f"{NOTICE.words} {_under(NOTICE.under, *division.pegs)}"])


def _areas(table: FortuneTable) -> Iterator[str]:
    """The areas in two rows, each a box with its symbol, its odds and its chips."""
    rows = table.game.wagers
    for some in (rows[: (len(rows) + 1) // 2], rows[(len(rows) + 1) // 2 :]):
        border = "+" + "+".join("-" * WIDE for _ in some) + "+"
        lies = [sum(p.stake for p in table.placed if p.wager is row) for row in some]
        yield border
        yield "|" + "|".join(f"{row.name} {row.pays}".center(WIDE) for row in some) + "|"
        yield "|" + "|".join((f"o ${dollars(each)}" if each else "").center(WIDE) for each in lies) + "|"
        yield border
    yield f"a wager goes on the area of its symbol {_under(*table.text.areas)}"


def _rim(table: FortuneTable) -> Iterator[str]:
    division, rim = table.text, table.text.wheel.compartments
    yield f"the rim, clockwise, {division.spaces} equal sections {_under(division.arranged)}:"
    for start in range(0, len(rim), FEW):
        yield "  " + " ".join(rim[start : start + FEW])
    for row in table.game.wagers:
        yield f"  {row.name}: {row.says} {_under(division.sections[letter_of(row.name)])}"
