"""What each account holds, kept with its postings in the same transaction, so that nobody has to add all of them up."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from houseway.ledger.accounts import Account
from houseway.ledger.database import Unwritten
from houseway.ledger.schema import BALANCES
from houseway.money import Cents

B = BALANCES.c
LOCKED: Final = (  # written once: SQLAlchemy takes longer to put it together than the database to answer it
    sa.select(B.account, B.amount)
    .where(B.account.in_(sa.bindparam("accounts", expanding=True)))
    .order_by(B.account)
    .with_for_update()
)


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
    rows = connection.execute(LOCKED, {"accounts": list(accounts)})
    return {row.account: row.amount for row in rows}


def add(connection: sa.Connection, changes: Mapping[int, Cents]) -> None:
    rows = [{"account": account, "amount": changes[account]} for account in sorted(changes)]
    connection.execute(_added(connection.dialect.name), rows)


@cache
def _added(dialect: str) -> sa.Executable:
    return upsert(dialect, BALANCES, lambda new: {"amount": B.amount + new.amount})


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
