"""The sign of mini-dice, as that of sic-bo."""

from houseway.printing.signs.sic_bo import PRINT

__all__ = ["PRINT"]
