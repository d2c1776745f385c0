"""As at any stud table."""

from typing import Final

from houseway.families.poker.stud.strategy import Stud

STRATEGIES: Final = {"stud": Stud}
