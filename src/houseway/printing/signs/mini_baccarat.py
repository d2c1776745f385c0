"""The sign of mini-baccarat: limits of each wager, and of a tie bet."""

from collections.abc import Iterator
from typing import Final

from houseway.cite import cite
from houseway.games.mini_baccarat.rules import TIE_BETS, WAGERS_OF_THE_TABLE, most_on_a_tie
from houseway.games.mini_baccarat.table import MiniBaccaratTable
from houseway.printing.sign import Print, Said, money

__all__ = ["PRINT"]


def said(table: MiniBaccaratTable) -> Iterator[Said]:
    if TIE_BETS not in table.sign.limits:
        most = most_on_a_tie(table.sign.limits[WAGERS_OF_THE_TABLE])
        yield Said(f"tie bet: maximum {money(most)}", cite("qld s197(2)(b)"), high=True)


PRINT: Final = Print(said=said, kinds={"wager": "each wager"})
