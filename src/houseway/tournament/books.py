"""The money of a tournament, in double entry: what players paid, the prize pool, and what the operator put in."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from houseway.cite import Cite
from houseway.money import Cents

PLAYERS: Final = "players"
POOL: Final = "prize pool"
OPERATOR: Final = "operator"


class Posted(NamedTuple):
    """One entry: what for, under which provision, and how much comes to each account."""

    about: str
    under: Cite
    amounts: Mapping[str, Cents]


@dataclass(slots=True)
class Books:
    """The accounts add up to nothing, always."""

    entries: list[Posted] = field(default_factory=list)
    balances: Counter[str] = field(default_factory=Counter)

    def move(self, amount: Cents, giver: str, taker: str, about: str, under: Cite) -> None:
        """An amount goes from one account to another."""
        assert amount >= 0, f"{about}: nothing moves backwards"
        if amount:
            self.balances[giver] -= amount
            self.balances[taker] += amount
            self.entries.append(Posted(about, under, {giver: -amount, taker: amount}))
        assert not sum(self.balances.values()), "money in does not equal money out"

    @property
    def pool(self) -> Cents:
        return self.balances[POOL]
