"""The cloth and the sign of 7 card stud poker (qld ss 375, 376, 389 and 394)."""

from collections.abc import Iterator
from typing import Final

from houseway.cite import cite
from houseway.games.seven_card_stud.table import SevenCardStudTable
from houseway.printing.cloths.poker import PokerCloth, poker
from houseway.printing.sign import Said, money

__all__ = ["PRINT"]

CLOTH: Final = PokerCloth("qld s375(1)", "qld s375(2)(a)", "qld s375(2)(b)", "qld s376(1)", "qld s388(1)")


def said(table: SevenCardStudTable) -> Iterator[Said]:
    yield Said(f"ante bet {money(table.ante)}", cite("qld s389(2)(a)"), high=True)
    yield Said(table.pot_betting, cite("qld s394(4)"), high=True)


PRINT: Final = poker(CLOTH, said)
