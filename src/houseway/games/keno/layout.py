"""The display board of the lounge (qld s222(2), (3)): the numbers 1 to 80, those drawn, and the pools."""

from houseway.cite import cite
from houseway.games.keno.look import state
from houseway.games.keno.table import KenoTable
from houseway.games.keno.terms import NUMBERS
from houseway.money import dollars

__all__ = ["board"]

VIEWED = cite("qld s222(3)")


def board(table: KenoTable, casino: str = "Houseway") -> str:
    """The board in text: a number that was drawn stands in brackets."""
    lines = [f"{casino} keno, game {table.number} of keno day {table.day}: {state(table)} ({VIEWED})"]
    for start in range(NUMBERS[0], NUMBERS[-1], 10):
        cells = (f"[{n:2}]" if n in table.board else f" {n:2} " for n in range(start, start + 10))
        lines.append(" ".join(cells))
    lines += [f"{spots} spot jackpot ${dollars(pool)}" for spots, pool in table.pools.items()]
    lines.append(f"prizes: {table.schedule.name}")
    return "\n".join(lines)
