"""Do wagers follow the count of the cards? The count as it stood before each round, beside what was wagered then."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import atanh, erfc, sqrt
from typing import Any, Final

from houseway.equipment.cards import RANK
from houseway.money import Cents, dollars

FEWEST: Final = 12  # rounds
LOW, HIGH = range(2, 7), (1, 10, 11, 12, 13)
DECK: Final = 52
THOUSAND: Final = 1_000
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
    """How the count and what was wagered go together, by sums of whole numbers alone: thousandths of it, and cents."""

    n: int = 0
    x: int = 0
    y: int = 0
    xx: int = 0
    yy: int = 0
    xy: int = 0
    steps: dict[int, tuple[int, Cents]] = field(default_factory=dict)  # by the whole count: rounds, and what in all

    def add(self, count: float, y: Cents) -> None:
        x = round(count * THOUSAND)
        self.n += 1
        rounds, total = self.steps.get(round(count), (0, 0))
        self.steps[round(count)] = rounds + 1, total + y
        self.x, self.y = self.x + x, self.y + y
        self.xx, self.yy, self.xy = self.xx + x * x, self.yy + y * y, self.xy + x * y

    def take(self, other: "PairSums") -> None:
        """What came later."""
        for name in ("n", "x", "y", "xx", "yy", "xy"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        for step, (count, total) in other.steps.items():
            before = self.steps.get(step, (0, 0))
            self.steps[step] = before[0] + count, before[1] + total

    @property
    def r(self) -> float:
        """Pearson's; nought where one of them never changes."""
        across, up = self.n * self.xx - self.x**2, self.n * self.yy - self.y**2
        if across <= 0 or up <= 0:  # one of them never changes
            return 0.0
        return (self.n * self.xy - self.x * self.y) / sqrt(across * up)

    @property
    def p(self) -> float | None:
        """How likely they go together so well by chance (Fisher's transformation); None of too few rounds."""
        if self.n < FEWEST or self.n * self.yy - self.y**2 <= 0:
            return None
        z = atanh(min(self.r, ALL_BUT)) * sqrt(self.n - 3)
        return erfc(z / sqrt(2)) / 2

    def as_data(self) -> dict[str, Any]:
        """How they go together, and what was wagered on average at each count; amounts in dollars."""
        steps = [
            {"count": step, "rounds": count, "wagered": dollars(round(total / count))}
            for step, (count, total) in sorted(self.steps.items())
        ]
        return {"rounds": self.n, "r": round(self.r, 4), "p": self.p, "steps": steps}
