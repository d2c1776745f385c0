"""The sign of 5 card stud poker."""

from collections.abc import Iterator
from typing import Final

from houseway.cite import cite
from houseway.games.five_card_stud.table import FiveCardStudTable
from houseway.printing.sign import Said, money
from houseway.printing.signs.poker import poker

__all__ = ["PRINT"]


def said(table: FiveCardStudTable) -> Iterator[Said]:
    yield Said(f"ante bet {money(table.ante)}", cite("qld s345(2)(a)"), high=True)
    yield Said(table.pot_betting, cite("qld s350(4)"), high=True)


PRINT: Final = poker(said)
