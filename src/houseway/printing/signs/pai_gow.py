"""The sign of pai gow: the liability of the house as co-banker, and the cuts."""

from collections.abc import Iterator
from typing import Final

from houseway.cite import cite
from houseway.games.pai_gow.table import PaiGowTable
from houseway.games.pai_gow.victoria.cuts import CUTS
from houseway.printing.sign import Print, Said, money

__all__ = ["PRINT"]

CROWN: Final = "Crown Pai Gow"


def said(table: PaiGowTable) -> Iterator[Said]:
    yield Said(f"the house as co-banker: liability {money(table.liability)}", cite("qld s421(1)(b)(i)"), high=True)
    if table.game.rules == "qld":
        yield Said(f"approved cuts: {', '.join(table.rules.cuts)}", cite("qld s430(2)"))
    else:
        crown = table.game.variant.get("version") == CROWN
        cuts = "; ".join(f"{cut.letter if crown else cut.face} {cut.english}" for cut in CUTS)
        yield Said(f"random cuts: {cuts}", cite("vic 9/2004 r18.2.1.1" if crown else "vic 9/2004 appendix 3"))


PRINT: Final = Print(said=said)
