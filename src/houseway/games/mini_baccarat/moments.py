"""Where a round of mini-baccarat stands."""

from typing import Final

from houseway.families.baccarat.moments import CARDS, DEALING, SETTLING, WAGERING

__all__ = ["CARDS", "MOMENTS"]

MOMENTS: Final = (*CARDS, WAGERING, DEALING, SETTLING)  # ss 199 to 201, 194 to 197, 202 to 207, 208
