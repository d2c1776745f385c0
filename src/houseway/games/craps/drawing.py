"""The cloth in text: each area, what it pays, and the chips that lie there."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from houseway.cite import cite
from houseway.games.craps.wagers import WAGERS
from houseway.money import dollars
from houseway.play.wager import Verdict, Wager

if TYPE_CHECKING:
    from houseway.games.craps.table import CrapsTable

__all__ = ["cloth"]

MARKED: Final = cite("qld s107(2)")


def cloth(table: "CrapsTable", casino: str = "Houseway") -> str:
    """The layout with the casino's name, what each wager pays, the point, and what lies on each area."""
    point = f"the come out point is {table.point}" if table.point else "come out roll"
    lines = [f"{casino} ({MARKED})", f"{point}; shooter: {table.shooter or 'none'}", ""]
    for row in WAGERS:
        lines.append(f"{row.name:17} {_pays(row):44} {row.says} ({row.cites[0]})")
        lines += _chips(table, row)
    return "\n".join(lines)


def _pays(row: Wager[Any]) -> str:
    paid = (clause.pays or row.pays for clause in row.clauses if clause.verdict is Verdict.WIN)
    return ", ".join(dict.fromkeys(map(str, paid)))


def _chips(table: "CrapsTable", row: Wager[Any]) -> Iterator[str]:
    for placed in table.placed:
        if placed.wager is row:
            off = "" if table.is_on(placed) else ", off"
            where = "" if placed.selection == row.name else f" on {placed.selection}"
            yield f"    {placed.person}: ${dollars(placed.stake)}{where}{off}"
