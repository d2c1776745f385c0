"""The sign of baccarat: limits of each wager, and when commission is settled."""

from collections.abc import Iterator
from typing import Final

from houseway.cite import cite
from houseway.games.baccarat.table import BaccaratTable
from houseway.printing.sign import Print, Said

__all__ = ["PRINT"]


def said(table: BaccaratTable) -> Iterator[Said]:
    if table.rules.commission_deferred:
        yield Said("players who sit may settle their commission later", cite("qld s90(4)"))


PRINT: Final = Print(said=said, kinds={"wager": "each wager"})
