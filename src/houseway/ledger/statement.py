"""The cage by gaming day: what every account had in the morning, what came and went, and what it has at the end.

All of a day's postings are in it, each once, so opening and movements give closing, and all accounts together nothing.
"""

from collections import Counter
from collections.abc import Mapping
from datetime import date
from typing import Any, Final, NamedTuple

from houseway.ledger.accounts import KENO, Account
from houseway.money import Cents, dollars

PEOPLES: Final = ("purse", "chips")  # told together, and not by their owner
WORDS: Final[Mapping[tuple[str, str], str]] = {
    ("outside", "purse"): "deposits",
    ("purse", "outside"): "withdrawals",
    ("demonstration", "purse"): "play money",
    ("purse", "cage"): "buy-ins, in money",
    ("cage", "chips"): "buy-ins, in chips",
    ("chips", "cage"): "cash-outs, in chips",
    ("cage", "purse"): "cash-outs, in money",
    ("cage", "float"): "fills",
    ("float", "cage"): "credits",
    ("purse", "drop"): "drop: paid for chips at tables",
    ("drop", "cage"): "drop, counted",
    ("drop", "variance"): "drop: missing when it was counted",
    ("variance", "drop"): "drop: too much when it was counted",
    ("cage", "variance"): "windows: missing when they were closed",
    ("variance", "cage"): "windows: too much when they were closed",
    ("chips", "commission"): "commission",
    ("chips", "owed"): "commission collected",
    ("chips", "layout"): "wagers",
    ("layout", "chips"): "wagers returned",
    ("layout", "float"): "wagers collected",
    ("float", "chips"): "paid by tables, and chips sold there",
    ("cage", "jackpot"): "jackpots: seeds",
    ("float", "jackpot"): "jackpots: of wagers",
    ("jackpot", "float"): "jackpots: prizes",
    ("jackpot", "jackpot"): "jackpots: of a meter that was closed",
    ("jackpot", "cage"): "jackpots: back from a meter that was closed",
    ("purse", KENO): "keno: sold, for money",
    ("chips", KENO): "keno: sold, for chips",
    (KENO, "cage"): "keno: wagers played",
    ("cage", KENO): "keno: prizes, and put aside for jackpots",
    (KENO, KENO): "keno: jackpots won, and keno dollars",
    (KENO, "purse"): "keno: paid in money",
    (KENO, "chips"): "keno: paid in chips",
    (KENO, "outside"): "keno: unpaid winnings, handed over",
    ("purse", "tournament"): "tournaments: entries",
    ("tournament", "tournament"): "tournaments: added by the operator",
    ("tournament", "purse"): "tournaments: prizes and refunds",
    ("tournament", "cage"): "tournaments: kept by the operator",
    ("cage", "tournament"): "tournaments: put up by the operator",
}
"""What goes from one kind of account to another, in the order of the statement; all else by the two kinds."""

Moved = Mapping[tuple[Account, Account], Cents]


class StatementRow(NamedTuple):
    """One account over a day; all purses are one row, and all chips that people hold."""

    account: str
    opening: Cents
    received: Cents
    given: Cents
    closing: Cents


class Statement(NamedTuple):
    """A gaming day."""

    day: date
    closed: bool
    rows: list[StatementRow]
    movements: dict[str, Cents]

    @property
    def in_all(self) -> StatementRow:
        """All rows together."""
        sums = [sum(column) for column in zip(*(row[1:] for row in self.rows), strict=True)] or [0] * 4
        return StatementRow("in all", *sums)

    @property
    def balances(self) -> bool:
        """As much is received as given, and all of it comes to nothing."""
        sums = self.in_all
        return sums.received == sums.given and not sums.opening and not sums.closing

    def as_data(self) -> dict[str, Any]:
        """As it is told, in dollars and cents."""
        movements = [{"movement": words, "amount": dollars(amount)} for words, amount in self.movements.items()]
        rows = [{"account": row.account, **_told(row)} for row in self.rows]
        told: dict[str, Any] = {"day": self.day.isoformat(), "closed": self.closed, "balances": self.balances}
        return told | {"movements": movements, "accounts": rows, "in_all": _told(self.in_all)}


def _told(row: StatementRow) -> dict[str, str]:
    return {name: dollars(getattr(row, name)) for name in StatementRow._fields[1:]}


def statement(day: date, closed: bool, opening: Counter[Account], moved: Moved, closing: Counter[Account]) -> Statement:
    """What the accounts had, what moved between them, and what they have."""
    received, given = Counter[str](), Counter[str]()
    for (giver, taker), amount in moved.items():
        if _row(giver) != _row(taker):
            received[_row(taker)] += amount
            given[_row(giver)] += amount
    had, have = _by_row(opening), _by_row(closing)
    names = sorted({*had, *have, *received, *given})
    rows = [StatementRow(name, had[name], received[name], given[name], have[name]) for name in names]
    for row in rows:
        assert row.opening + row.received - row.given == row.closing, f"{row} does not balance"
    return Statement(day, closed, rows, _movements(moved))


def _movements(moved: Moved) -> dict[str, Cents]:
    found = Counter[str]()
    for (giver, taker), amount in moved.items():
        if _row(giver) != _row(taker):
            kinds = giver.kind, taker.kind
            found[WORDS.get(kinds, f"from {kinds[0]} to {kinds[1]}")] += amount
    known = [words for words in WORDS.values() if words in found]
    return {words: found[words] for words in [*known, *sorted({*found} - {*known})]}


def _row(account: Account) -> str:
    return account.kind if account.kind in PEOPLES else str(account)


def _by_row(held: Counter[Account]) -> Counter[str]:
    found = Counter[str]()
    for account, amount in held.items():
        found[_row(account)] += amount
    return found
