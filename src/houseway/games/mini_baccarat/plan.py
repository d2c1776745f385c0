"""Every wager on the same coups."""

from houseway.simulate.coups import plans

__all__ = ["plans"]
