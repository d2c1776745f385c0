"""Double entry, in cents and parts of a cent: a meter grows by 34.06% of a dollar, and nothing of it is lost.

What the tables have taken in stands above nought; what is owed to players, and what the house has earned, below. The
accounts always add up to nothing.

>>> from houseway.cite import cite
>>> books = Books()
>>> books.post("2 wagers", cite("vic 10/2004 r9.3.2"), {TABLES: Fraction(200), "meter east": Fraction(-47)})
Traceback (most recent call last):
AssertionError: 2 wagers: 153 is missing
"""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final, NamedTuple

from houseway.cite import Cite

TABLES: Final = "tables"  # jackpot wagers taken in, less what was paid out and returned
HOUSE: Final = "house"


def meter(system: str) -> str:
    """The account of what a meter owes to players."""
    return f"meter {system}"


class Posted(NamedTuple):
    """One entry: what for, under which provision, and how much on each account."""

    about: str
    under: Cite
    amounts: Mapping[str, Fraction]


@dataclass(slots=True)
class Books:
    """The accounts, and every entry in them."""

    entries: list[Posted] = field(default_factory=list)
    balances: defaultdict[str, Fraction] = field(default_factory=lambda: defaultdict(Fraction))

    def post(self, about: str, under: Cite, amounts: Mapping[str, Fraction]) -> None:
        """Enter what moves; amounts of nought are left out."""
        missing = sum(amounts.values(), Fraction(0))
        assert not missing, f"{about}: {missing} is missing"
        moved = {account: amount for account, amount in amounts.items() if amount}
        for account, amount in moved.items():
            self.balances[account] += amount
        if moved:
            self.entries.append(Posted(about, under, moved))

    def balance(self, account: str) -> Fraction:
        return self.balances[account]

    def total(self) -> Fraction:
        """Nought, always."""
        return sum(self.balances.values(), Fraction(0))
