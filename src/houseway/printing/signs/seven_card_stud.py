"""The sign of 7 card stud poker."""

from collections.abc import Iterator
from typing import Final

from houseway.cite import cite
from houseway.games.seven_card_stud.table import SevenCardStudTable
from houseway.printing.sign import Said, money
from houseway.printing.signs.poker import poker

__all__ = ["PRINT"]


def said(table: SevenCardStudTable) -> Iterator[Said]:
    yield Said(f"ante bet {money(table.ante)}", cite("qld s389(2)(a)"), high=True)
    yield Said(table.pot_betting, cite("qld s394(4)"), high=True)


PRINT: Final = poker(said)
