"""The sign of manila poker."""

from typing import Final

from houseway.printing.signs.poker import poker

__all__ = ["PRINT"]

PRINT: Final = poker(lambda _table: (), bet="blind bet")
