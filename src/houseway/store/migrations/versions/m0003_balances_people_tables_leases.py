"""Balances, people and tables as the events have them, so that a house opens without reading all of it; leases."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "balances",
        sa.Column("account", sa.Integer, sa.ForeignKey("accounts.account"), primary_key=True, autoincrement=False),
        sa.Column("amount", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "people",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("role", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "tables",
        sa.Column("chain", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("closed", sa.Boolean, nullable=False),
        sa.UniqueConstraint("name", name="a_name_is_given_once"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "leases",
        sa.Column("chain", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("holder", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
        sa.Column("fence", sa.Integer, nullable=False),
        sqlite_with_rowid=False,
    )
    op.execute("INSERT INTO leases VALUES (0, '', '', '1970-01-01 00:00:00+00:00', 0)")
    _fill(op.get_bind())


def _fill(connection: sa.Connection) -> None:
    """From what stands there already."""
    connection.exec_driver_sql(
        "INSERT INTO balances SELECT account, sum(amount) FROM (SELECT taker AS account, amount FROM postings "
        "UNION ALL SELECT giver, -amount FROM postings) AS sides GROUP BY account"
    )
    people = {body["person"]: body["role"] for _, body in _noted(connection, "chain = 0", "person")}
    closed = {chain for chain, _ in _noted(connection, "chain > 0", "closed")}
    opened = list(_noted(connection, "chain > 0 AND number = 1", "opened"))
    _insert("people", [{"name": name, "role": role} for name, role in people.items()])
    _insert("tables", [{"chain": n, "name": body["table"], "closed": n in closed} for n, body in opened])


def _noted(connection: sa.Connection, where: str, what: str) -> list[tuple[int, dict[str, Any]]]:
    like = f'body LIKE \'{{"house":"{what}"%%\''
    rows = connection.exec_driver_sql(f"SELECT chain, body FROM events WHERE {where} AND {like} ORDER BY chain, number")
    return [(chain, json.loads(body)) for chain, body in rows]


def _insert(name: str, rows: list[dict[str, Any]]) -> None:
    if rows:
        op.bulk_insert(sa.table(name, *map(sa.column, rows[0])), rows)
