"""Do chips go one way between two players? As much in one round as in the other direction in another, by chance."""

from dataclasses import dataclass, field
from math import sqrt
from typing import Final

from houseway.certify.evidence import two_sided
from houseway.money import Cents

FEWEST: Final = 20  # rounds in which chips went between them
MOST_ROUNDS: Final = 200  # that are named


@dataclass
class ChipFlow:
    """What went from the one of two players to the other, round by round; what came back is below nought."""

    n: int = 0
    net: Cents = 0
    squares: int = 0
    greatest: Cents = 0
    first: list[str] = field(default_factory=list)

    def add(self, round_: str, passed: Cents) -> None:
        if passed:
            self.n += 1
            self.net += passed
            self.squares += passed * passed
            self.greatest = max(self.greatest, abs(passed))
            if len(self.first) < MOST_ROUNDS:
                self.first.append(round_)

    def take(self, other: "ChipFlow") -> None:
        """What went later."""
        self.n, self.net, self.squares = self.n + other.n, self.net + other.net, self.squares + other.squares
        self.greatest = max(self.greatest, other.greatest)
        self.first = (self.first + other.first)[:MOST_ROUNDS]

    @property
    def tells(self) -> bool:
        """Are there enough rounds, and is no single one of them most of it?"""
        return self.n >= FEWEST and 3 * self.greatest**2 <= self.squares

    @property
    def z(self) -> float:
        """Where each round might as well have gone the other way."""
        return self.net / sqrt(self.squares) if self.squares else 0.0

    @property
    def p(self) -> float:
        return two_sided(self.z)
