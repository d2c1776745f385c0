"""Books in memory: postings one after another, and what each account holds by them.

Keno, prize meters and tournaments write theirs here. What they write is what the house's database is given, in the
same accounts, so there is one set of books whether a system runs by itself or in a house.

>>> from houseway.cite import cite
>>> from houseway.ledger.accounts import CAGE, OUTSIDE
>>> books = Books()
>>> books.move(100, OUTSIDE, CAGE, "a ticket", cite("qld s217(1)"))
>>> books.balance(CAGE), books.total()
(100, 0)
"""

from collections import Counter
from dataclasses import dataclass, field
from typing import NamedTuple

from houseway.cite import Cite
from houseway.ledger.accounts import Account
from houseway.ledger.postings import Posting
from houseway.money import Cents, dollars


class Posted(NamedTuple):
    """A posting, and what for."""

    about: str
    posting: Posting


@dataclass(slots=True)
class Books:
    """The accounts, and every posting between them. They always add up to nothing."""

    entries: list[Posted] = field(default_factory=list)
    balances: Counter[Account] = field(default_factory=Counter)

    def move(self, amount: Cents, giver: Account, taker: Account, about: str, *under: Cite) -> None:
        """An amount goes from one account to another; nought is left out."""
        assert amount >= 0, f"{about}: nothing moves backwards"
        if amount:
            self.balances[giver] -= amount
            self.balances[taker] += amount
            self.entries.append(Posted(about, Posting(giver, taker, amount, tuple(each.text for each in under))))

    def balance(self, account: Account) -> Cents:
        return self.balances[account]

    def since(self, first: int) -> list[Posting]:
        """What was posted after so many entries."""
        return [entry.posting for entry in self.entries[first:]]

    def total(self) -> Cents:
        """Nought, always."""
        return sum(self.balances.values())

    def told(self) -> dict[str, str]:
        """The balance of every account, in dollars."""
        return {str(account): dollars(amount) for account, amount in sorted(self.balances.items())}

    def text(self) -> str:
        """The same, to be read."""
        told = self.told() | {"in all": dollars(self.total())}
        wide = max(map(len, told))
        return "\n".join(f"{account:{wide}} {amount:>14}" for account, amount in told.items())
