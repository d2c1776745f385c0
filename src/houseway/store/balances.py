"""What each account holds, kept with its postings in the same transaction, so that nobody has to add all of them up."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from houseway.ledger.accounts import Account
from houseway.money import Cents
from houseway.store import database
from houseway.store.database import Unwritten
from houseway.store.schema import BALANCES

B = BALANCES.c
ADDED: Final = " ON CONFLICT (account) DO UPDATE SET amount = balances.amount + excluded.amount"


class Short(Unwritten):
    """Somebody would give what they do not have."""

    def __init__(self, account: Account, held: Cents, needed: Cents) -> None:
        super().__init__(f"{account} holds {held}, and {needed} is needed")
        self.account, self.held, self.needed = account, held, needed


def held(connection: sa.Connection, accounts: Iterable[int] | None = None) -> dict[int, Cents]:
    """By the number of the account."""
    query = sa.select(B.account, B.amount)
    rows = connection.execute(query if accounts is None else query.where(B.account.in_(list(accounts))))
    return {row.account: row.amount for row in rows}


def locked(connection: sa.Connection, accounts: Iterable[int]) -> dict[int, Cents]:
    """Of these accounts; locked in the order of their numbers, so that no two transactions wait for each other."""
    wanted = tuple(accounts)
    if not wanted:
        return {}
    marks = ", ".join([database.mark(connection)] * len(wanted))
    alone = "" if connection.dialect.name == "sqlite" else " FOR UPDATE"  # SQLite has one writer anyway
    words = f"SELECT account, amount FROM balances WHERE account IN ({marks}) ORDER BY account{alone}"
    return dict(database.asked(connection, words, wanted))


def add(connection: sa.Connection, changes: Mapping[int, Cents]) -> None:
    database.insert(connection, BALANCES, sorted(changes.items()), ADDED)


def upsert(dialect: str, table: sa.Table, changes: Any) -> sa.Executable:
    """Rows that are there are changed, the others put in."""
    words = _insert(dialect, table)
    changed: sa.Executable = words.on_conflict_do_update(
        index_elements=list(table.primary_key), set_=changes(words.excluded)
    )
    return changed


def insert(connection: sa.Connection, table: sa.Table, row: dict[str, Any]) -> None:
    """A row, unless it is there already: another process may have been faster."""
    connection.execute(_insert(connection.dialect.name, table).on_conflict_do_nothing(), row)


def _insert(dialect: str, table: sa.Table) -> Any:
    """Both databases have it, each under its own name."""
    return (sqlite if dialect == "sqlite" else postgresql).insert(table)
