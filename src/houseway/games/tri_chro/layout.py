"""The tri-chro layout: an area for each wager with its odds, a column for each colour, and what stands at the table."""

from collections.abc import Iterator
from typing import Final

from houseway.cite import Cite, cite
from houseway.games.tri_chro.table import TriChroTable
from houseway.money import dollars

__all__ = ["AREAS", "cloth"]

ACROSS: Final = 3  # areas in a line; any star has the last line to itself
WIDE: Final = 25
AREAS: Final = {54: cite("qld s456(2)(a)"), 63: cite("qld s456(2)(b)")}  # diagrams 20 and 21
CASINO: Final = {54: cite("qld s456(3)(a)"), 63: cite("qld s456(3)(b)")}
AT_THE_TABLE: Final = (
    ("the dealer's place, opposite the players'", cite("qld s456(1)")),
    ("a drop box on the table", cite("qld s456(4)")),
    ("a control panel that works it", cite("qld s456(5)(b)(i)")),
    ("and lights the winning areas", cite("qld s456(5)(b)(ii)")),
)


def cloth(table: TriChroTable, casino: str = "Houseway") -> str:
    """The layout with the casino's name, every wager with its odds, its chips, and a star where the area is lit."""
    number = table.text.number
    lines = [
        f"{casino} ({CASINO[number]})",
        f"{table.presented_as} ({cite('qld s456(7)')})",
        *_areas(table),
        *([f"* lit ({cite('qld s463(3)(b)')})"] if table.lit else []),
        f"permissible wagers and their odds, {number} balls ({AREAS[number]}, {cite('qld s456(6)')})",
        *(f"{words} ({under})" for words, under in _furniture(table)),
    ]
    return "\n".join(lines)


def _areas(table: TriChroTable) -> Iterator[str]:
    rows = table.game.wagers
    border = "+" + "+".join("-" * WIDE for _ in range(ACROSS)) + "+"
    for start in range(0, len(rows), ACROSS):
        some = rows[start : start + ACROSS]
        yield border
        yield "|" + "|".join(row.name.center(WIDE) for row in some) + "|"
        yield "|" + "|".join(f"{row.pays} {_lies(table, row.name)}".rstrip().center(WIDE) for row in some) + "|"
    yield "+" + "-" * WIDE + "+"


def _lies(table: TriChroTable, name: str) -> str:
    stake = sum(p.stake for p in table.placed if p.wager.name == name)
    return " ".join(filter(None, ("*" if name in table.lit else "", f"o ${dollars(stake)}" if stake else "")))


def _furniture(table: TriChroTable) -> Iterator[tuple[str, Cite]]:
    each = sum(table.pool.held.values()) // 3
    yield f"{table.text.number} balls: {each} red, {each} green, {each} gold", table.text.coloured
    yield "7 of each colour have a star", table.text.starred
    yield f"a {table.device}", cite("qld s456(5)(a)")
    yield from AT_THE_TABLE
