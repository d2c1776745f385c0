"""One summand of a return."""

from fractions import Fraction
from typing import NamedTuple

from houseway.cite import Cite


class Ending(NamedTuple):
    """Something that can come: how likely, what a unit of the wager comes to then, and under which provisions."""

    ends: str  # `wins 35 to 1`
    says: str  # how that comes about; an example, where there are several ways
    chance: Fraction
    net: Fraction
    cites: tuple[Cite, ...] = ()

    @property
    def adds(self) -> Fraction:
        return self.chance * self.net
