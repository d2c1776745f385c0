"""The sign of triple penny two-up: when heads and tails pay each of their odds."""

from typing import Final

from houseway.printing.sign import Print

__all__ = ["PRINT"]

WHEN: Final = {
    side: (side, f"{side} on the spin of bonus play", f"triple {side} on that spin") for side in ("heads", "tails")
}


PRINT: Final = Print(when=WHEN)
