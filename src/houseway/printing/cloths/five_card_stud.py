"""The cloth and the sign of 5 card stud poker (qld ss 331, 332, 345 and 350)."""

from collections.abc import Iterator
from typing import Final

from houseway.cite import cite
from houseway.games.five_card_stud.table import FiveCardStudTable
from houseway.printing.cloths.poker import PokerCloth, poker
from houseway.printing.sign import Said, money

__all__ = ["PRINT"]

CLOTH: Final = PokerCloth("qld s331(1)", "qld s331(2)(a)", "qld s331(2)(b)", "qld s332(1)", "qld s344(1)")


def said(table: FiveCardStudTable) -> Iterator[Said]:
    yield Said(f"ante bet {money(table.ante)}", cite("qld s345(2)(a)"), high=True)
    yield Said(table.pot_betting, cite("qld s350(4)"), high=True)


PRINT: Final = poker(CLOTH, said)
