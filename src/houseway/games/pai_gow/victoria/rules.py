"""What Crown Pai Gow leaves to the casino operator: all that Part 19 does, but for the playing areas."""

from dataclasses import dataclass

from houseway.errors import Ground, Refused
from houseway.games.pai_gow.rules import Rules
from houseway.games.pai_gow.victoria.dice import AREAS


@dataclass(frozen=True, slots=True)
class CrownRules(Rules):
    """Six areas, and as many seats unless more stand there."""

    boxes: int = AREAS
    seats: int = AREAS

    def __post_init__(self) -> None:
        if self.boxes != AREAS:
            why = f"the cloth has {AREAS} playing areas, not {self.boxes}"
            raise Refused("vic 9/2004 r18.3.1", why, ground=Ground.AMOUNT)
        Rules.__post_init__(self)
