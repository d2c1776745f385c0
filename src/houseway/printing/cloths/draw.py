"""The cloth and the sign of draw poker (qld ss 294, 295 and 311)."""

from collections.abc import Iterator
from typing import Final

from houseway.cite import cite
from houseway.games.draw.table import DrawTable
from houseway.printing.cloths.poker import PokerCloth, poker
from houseway.printing.sign import Said

__all__ = ["PRINT"]

CLOTH: Final = PokerCloth("qld s294(1)", "qld s294(2)(a)", "qld s294(2)(b)", "qld s295(1)", "qld s305(1)")


def said(table: DrawTable) -> Iterator[Said]:
    under = "qld s311(8)" if table.approved else "qld s311(4)"
    yield Said(f"{table.kind} betting", cite(under), high=True)


PRINT: Final = poker(CLOTH, said)
