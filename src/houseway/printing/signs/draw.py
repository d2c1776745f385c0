"""The sign of draw poker."""

from collections.abc import Iterator
from typing import Final

from houseway.cite import cite
from houseway.games.draw.table import DrawTable
from houseway.printing.sign import Said
from houseway.printing.signs.poker import poker

__all__ = ["PRINT"]


def said(table: DrawTable) -> Iterator[Said]:
    under = "qld s311(8)" if table.approved else "qld s311(4)"
    yield Said(f"{table.kind} betting", cite(under), high=True)


PRINT: Final = poker(said)
