"""Do wagers follow the count of the cards? The count as it stood before each round, beside what was wagered then."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import atanh, erfc, sqrt
from typing import Final

from houseway.equipment.cards import RANK

FEWEST: Final = 12  # rounds
LOW, HIGH = range(2, 7), (1, 10, 11, 12, 13)
DECK: Final = 52
ALL_BUT: Final = 0.999999  # no correlation is taken for more certain


def tag(card: int) -> int:
    """Hi-lo: low cards that are gone are good for the player, high ones bad."""
    rank = RANK[card]
    return 1 if rank in LOW else -1 if rank in HIGH else 0


@dataclass
class CountedShoe:
    """What is known of a shoe that is being dealt."""

    shoe: str
    decks: int
    running: int = 0
    seen: int = 0

    @property
    def true_count(self) -> float:
        """For each deck that is left."""
        return self.running / max((self.decks * DECK - self.seen) / DECK, 0.5)

    def see(self, cards: Sequence[int]) -> None:
        self.running += sum(map(tag, cards))
        self.seen += len(cards)


@dataclass
class PairSums:
    """How two things go together, by their sums alone."""

    n: int = 0
    x: float = 0.0
    y: float = 0.0
    xx: float = 0.0
    yy: float = 0.0
    xy: float = 0.0

    def add(self, x: float, y: float) -> None:
        self.n += 1
        self.x, self.y = self.x + x, self.y + y
        self.xx, self.yy, self.xy = self.xx + x * x, self.yy + y * y, self.xy + x * y

    @property
    def r(self) -> float:
        """Pearson's; nought where one of them never changes."""
        across, up = self.n * self.xx - self.x**2, self.n * self.yy - self.y**2
        if across <= 0 or up <= 0:
            return 0.0
        return (self.n * self.xy - self.x * self.y) / sqrt(across * up)

    @property
    def p(self) -> float | None:
        """How likely they go together so well by chance (Fisher's transformation); None of too few rounds."""
        if self.n < FEWEST or self.n * self.yy - self.y**2 <= 0:
            return None
        z = atanh(min(self.r, ALL_BUT)) * sqrt(self.n - 3)
        return erfc(z / sqrt(2)) / 2
