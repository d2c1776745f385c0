"""How often each thing came from a device: all of them together, the one that stands out, and neighbours on a wheel."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from math import erfc, sqrt
from typing import Any, Final

from houseway.certify.evidence import chi_square_tail

FEWEST: Final = 5  # that each outcome is expected to come
SECTOR: Final = 5  # neighbours
WHEEL: Final = 20  # outcomes, from which on neighbours are looked at
LOOKS: Final = 3  # ways to look at one device


@dataclass
class DeviceOutcomes:
    """What came, and what can come with which weight, in the order of the device."""

    weights: Mapping[Any, int] = field(default_factory=dict)
    came: Counter[Any] = field(default_factory=Counter)
    days: dict[str, Counter[Any]] = field(default_factory=dict)

    def add(self, value: Any, day: str = "", times: int = 1) -> None:
        self.came[value] += times
        self.days.setdefault(day, Counter())[value] += times

    def take(self, other: "DeviceOutcomes") -> None:
        """What came later."""
        self.came.update(other.came)
        for day, came in other.days.items():
            self.days.setdefault(day, Counter()).update(came)

    def as_data(self) -> dict[str, Any]:
        """How often each came and should, all the time and day by day."""
        whole, drawn = sum(self.weights.values()), self.came.total()
        each = [
            {"value": str(value), "came": self.came[value], "expected": round(drawn * weight / whole, 3)}
            for value, weight in self.weights.items()
        ]
        days = [DeviceOutcomes(self.weights, came) for came in self.days.values()]
        periods = [
            {"day": day, "outcomes": one.came.total(), "p": one.finding()[2] if one.tells else None}
            for day, one in zip(self.days, days, strict=True)
        ]
        told, evidence, p = self.finding() if self.tells else ("", "", None)
        return {"outcomes": drawn, "told": told, "evidence": evidence, "p": p, "each": each, "periods": periods}

    @property
    def tells(self) -> bool:
        whole = sum(self.weights.values())
        possible = [weight for weight in self.weights.values() if weight]
        return len(possible) > 1 and self.came.total() * min(possible) >= FEWEST * whole

    def finding(self) -> tuple[str, str, float]:
        """What of it is the least likely by chance, how sure, and how likely; each look counts, and each place."""
        statistic, tail = self.chi_square()
        free = sum(1 for weight in self.weights.values() if weight) - 1
        looks = [
            ("outcomes do not come as often as they should", f"χ² = {statistic:.1f}, {free} degrees of freedom", tail)
        ]
        looks.append(self._most(1))
        if len(self.weights) >= WHEEL:
            looks.append(self._most(SECTOR))
        told, evidence, p = min(looks, key=lambda look: look[2])
        return told, evidence, min(1.0, LOOKS * p)

    def chi_square(self) -> tuple[float, float]:
        """The statistic, and how likely one is as large."""
        whole, drawn = sum(self.weights.values()), self.came.total()
        expected = {value: drawn * weight / whole for value, weight in self.weights.items() if weight}
        statistic = sum((self.came[value] - each) ** 2 / each for value, each in expected.items())
        return statistic, chi_square_tail(statistic, len(expected) - 1)

    def _most(self, wide: int) -> tuple[str, str, float]:
        """Of so many neighbours, those that come too often."""
        values, whole, drawn = list(self.weights), sum(self.weights.values()), self.came.total()
        found = []
        for at in range(len(values)):
            near = [values[(at + step) % len(values)] for step in range(wide)]
            share = sum(self.weights[value] for value in near) / whole
            spread = sqrt(drawn * share * (1 - share))
            found.append(((sum(self.came[value] for value in near) - drawn * share) / spread, near))
        z, near = max(found, key=lambda each: each[0])
        told = f"{', '.join(map(str, near))} come{'s' if wide == 1 else ''} too often"
        return told, f"{z:.2f} σ, the most of {len(values)}", min(1.0, len(values) * erfc(z / sqrt(2)) / 2)
