"""The sign of craps: when a wager with several odds pays each."""

from typing import Final

from houseway.games.craps.layout import WHEN
from houseway.printing.sign import Print

__all__ = ["PRINT"]

PRINT: Final = Print(when=WHEN)
