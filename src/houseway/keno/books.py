"""Double entry: what is taken from one account is given to another, to the cent, or it is not entered.

What the house has stands above nought (cash, chips, bank); what it owes, and what it has earned, below. The accounts
always add up to nothing.

>>> from houseway.cite import cite
>>> books = Books()
>>> books.post(datetime(1998, 9, 4), "a ticket", cite("qld s217(1)"), {CASH: 100, TO_PLAY: -100})
>>> books.balance(CASH), books.total()
(100, 0)
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final

from houseway.cite import Cite
from houseway.money import Cents, dollars

CASH: Final = "cash"
CHIPS: Final = "chips"
BANK: Final = "bank"  # cheques are drawn on it
DOLLARS: Final = "keno dollars that are out"
TO_PLAY: Final = "wagers not yet played"
PRIZES: Final = "prizes not yet paid"
HOUSE: Final = "house"
CHIEF_EXECUTIVE: Final = "chief executive has"
CHIEF_EXECUTIVE_OWES: Final = "chief executive owes"


def pool(spots: int) -> str:
    return f"{spots} spot jackpot pool"


@dataclass(frozen=True, slots=True)
class Posted:
    """One entry: when, what for, under which provision, and how much on each account."""

    at: datetime
    about: str
    under: Cite
    amounts: Mapping[str, Cents]


@dataclass(slots=True)
class Books:
    """The accounts, and every entry in them."""

    entries: list[Posted] = field(default_factory=list)
    balances: Counter[str] = field(default_factory=Counter)

    def post(self, at: datetime, about: str, under: Cite, amounts: Mapping[str, Cents]) -> None:
        """Enter what moves; amounts of nought are left out."""
        moved = {account: amount for account, amount in amounts.items() if amount}
        assert sum(moved.values()) == 0, f"{about}: {moved} does not balance"
        if not moved:
            return
        for account, amount in moved.items():
            self.balances[account] += amount
        self.entries.append(Posted(at, about, under, moved))

    def balance(self, account: str) -> Cents:
        return self.balances[account]

    def total(self) -> Cents:
        """Nought, always."""
        return sum(self.balances.values())

    def text(self) -> str:
        """The balance of every account."""
        wide = max(map(len, self.balances), default=0)
        lines = [f"{account:{wide}} {dollars(amount):>14}" for account, amount in sorted(self.balances.items())]
        return "\n".join([*lines, f"{'in all':{wide}} {dollars(self.total()):>14}"])
