"""The sign of the wheel of fortune: the notice on pegs."""

from collections.abc import Iterator
from typing import Final

from houseway.games.wheel_of_fortune.table import FortuneTable
from houseway.games.wheel_of_fortune.terms import NOTICE
from houseway.printing.sign import Print, Said

__all__ = ["PRINT"]


def said(_table: FortuneTable) -> Iterator[Said]:
    yield Said(NOTICE.words, NOTICE.under)


PRINT: Final = Print(said=said)
