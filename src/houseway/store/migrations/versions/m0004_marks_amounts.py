"""Marks and amounts beside the events, by which events are found: made of what stands there already.

Whatever is stored before this migration is in the form of that time: events are told apart by which keys they have.
"""

import json
from collections.abc import Iterator
from itertools import groupby
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

WHO = ("by", "person", "to", "of", "patron")
KNOWN_BY = {
    "by": "came",
    "call": "called",
    "chips": "moved",
    "metered": "metered",
    "ruling": "ruled",
    "awaited": "asked",
    "undone": "undone",
}
AT_ONCE = 5000
Row = tuple[Any, ...]


def upgrade() -> None:
    for name, first in (("marks", sa.Column("mark", sa.Text, primary_key=True)), ("amounts", _amount())):
        op.create_table(
            name,
            first,
            sa.Column("kind", sa.Text, primary_key=True),
            sa.Column("at", sa.Text, primary_key=True),
            sa.Column("chain", sa.Integer, primary_key=True, autoincrement=False),
            sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
            sqlite_with_rowid=False,
        )
    connection = op.get_bind()
    for chain in [row[0] for row in connection.exec_driver_sql("SELECT DISTINCT chain FROM events")]:
        _fill(connection, chain)


def _amount() -> sa.Column[Any]:
    return sa.Column("amount", sa.BigInteger, primary_key=True, autoincrement=False)


def _fill(connection: sa.Connection, chain: int) -> None:
    moved: dict[int, set[int]] = {}
    for number, amount in connection.execute(
        sa.text("SELECT number, amount FROM postings WHERE chain = :chain"), {"chain": chain}
    ):
        moved.setdefault(number, set()).add(amount)
    words = sa.text("SELECT act, number, at, body FROM events WHERE chain = :chain ORDER BY number")
    marks, amounts = list[Row](), list[Row]()
    for _, act in groupby(connection.execute(words, {"chain": chain}).all(), key=lambda row: row[0]):
        events = [(number, at, json.loads(body)) for _, number, at, body in act]
        for place, (number, at, body) in enumerate(events):
            kind = _kind(body)
            ruled = any("ruling" in later for _, _, later in events[place + 1 :])
            marks += [(mark, kind, at, chain, number) for mark in _marks(chain, body, ruled)]
            amounts += [(amount, kind, at, chain, number) for amount in moved.get(number, ())]
        if len(marks) > AT_ONCE:
            _write(connection, marks, amounts)
            marks, amounts = [], []
    _write(connection, marks, amounts)


def _write(connection: sa.Connection, marks: list[Row], amounts: list[Row]) -> None:
    place = "?" if connection.dialect.paramstyle == "qmark" else "%s"
    for name, rows in (("marks", marks), ("amounts", amounts)):
        if rows:
            connection.exec_driver_sql(f"INSERT INTO {name} VALUES ({', '.join([place] * 5)})", rows)


def _kind(body: dict[str, Any]) -> str:
    if "house" in body:
        return str(body["house"])
    if "act" in body:
        return "refused" if "refused" in body else "done"
    return next((kind for key, kind in KNOWN_BY.items() if key in body), "settled")


def _marks(chain: int, body: dict[str, Any], ruled: bool) -> Iterator[str]:
    yield ""
    yield f"chain {chain}"
    yield from dict.fromkeys(f"person {name}" for name in _named(body))
    if "act" in body and "house" not in body:
        yield f"act {body['act']}"
        yield from dict.fromkeys(f"person {name}\nact {body['act']}" for name in _named(body))
        if ruled:
            yield "report"
    cited = [body["refused"]] if "refused" in body else body.get("cites", ())
    yield from dict.fromkeys(f"cites {step}" for text in cited for step in _steps(text))


def _named(body: dict[str, Any]) -> Iterator[str]:
    if "house" in body and "do" not in body:
        found = [body.get("by"), body.get("person")]
    elif "act" in body:
        found = [body["by"], *(body["with"].get(name) for name in WHO)]
    elif "do" in body:
        found = [body["with"].get(name) for name in WHO]
    elif "by" in body:
        found = [body["by"], body.get("to")]
    else:
        found = [body.get("person"), body["to"] if "chips" in body else None, body.get("of")]
    return (each for each in found if isinstance(each, str) and each)


def _steps(text: str) -> Iterator[str]:
    yield text
    while text.endswith(")") or "." in text:
        text = text.rpartition("(" if text.endswith(")") else ".")[0]
        yield text
