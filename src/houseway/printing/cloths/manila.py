"""The cloth and the sign of manila poker (qld ss 258 and 259)."""

from typing import Final

from houseway.printing.cloths.poker import PokerCloth, poker

__all__ = ["PRINT"]

CLOTH: Final = PokerCloth("qld s258(1)", "qld s258(2)(a)", "qld s258(2)(b)", "qld s259(1)", "qld s268(1)")
PRINT: Final = poker(CLOTH, said=lambda _table: (), bet="blind bet")
