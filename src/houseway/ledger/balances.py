"""What each account holds, kept with its postings in the same transaction, so that nobody has to add all of them up."""

from collections.abc import Iterable, Mapping
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from houseway.ledger.accounts import Account
from houseway.ledger.database import Unwritten
from houseway.ledger.schema import BALANCES
from houseway.money import Cents

B = BALANCES.c


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
    query = sa.select(B.account, B.amount).where(B.account.in_(list(accounts)))
    rows = connection.execute(query.order_by(B.account).with_for_update())
    return {row.account: row.amount for row in rows}


def add(connection: sa.Connection, changes: Mapping[int, Cents]) -> None:
    rows = [{"account": account, "amount": changes[account]} for account in sorted(changes)]
    upsert(connection, BALANCES, rows, lambda new: {"amount": B.amount + new.amount})


def upsert(connection: sa.Connection, table: sa.Table, rows: list[dict[str, Any]], changes: Any) -> None:
    """Rows that are there are changed, the others put in."""
    words = _insert(connection, table)
    key = list(table.primary_key)
    connection.execute(words.on_conflict_do_update(index_elements=key, set_=changes(words.excluded)), rows)


def insert(connection: sa.Connection, table: sa.Table, row: dict[str, Any]) -> None:
    """A row, unless it is there already: another process may have been faster."""
    connection.execute(_insert(connection, table).on_conflict_do_nothing(), row)


def _insert(connection: sa.Connection, table: sa.Table) -> Any:
    """Both databases have it, each under its own name."""
    return (sqlite if connection.dialect.name == "sqlite" else postgresql).insert(table)
