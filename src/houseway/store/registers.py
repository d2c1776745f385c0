"""Who is known to the house and which tables it has, kept with the events that say so, in the same transaction."""

from typing import NamedTuple

import sqlalchemy as sa

from houseway.store.balances import upsert
from houseway.store.schema import PEOPLE, TABLES


class Listed(NamedTuple):
    """A table by the number of its chain."""

    chain: int
    name: str
    closed: bool


def admit(connection: sa.Connection, name: str, role: str) -> None:
    """Somebody is known to the house, in this role."""
    words = upsert(connection.dialect.name, PEOPLE, lambda new: {"role": new.role})
    connection.execute(words, {"name": name, "role": role})


def open_table(connection: sa.Connection, chain: int, name: str) -> None:
    connection.execute(sa.insert(TABLES), {"chain": chain, "name": name, "closed": False})


def close_table(connection: sa.Connection, chain: int) -> None:
    connection.execute(sa.update(TABLES).where(TABLES.c.chain == chain).values(closed=True))


def role(connection: sa.Connection, name: str) -> str | None:
    """What somebody is in the house."""
    found: str | None = connection.execute(sa.select(PEOPLE.c.role).where(PEOPLE.c.name == name)).scalar()
    return found


def people(connection: sa.Connection) -> dict[str, str]:
    """Everybody, with their role."""
    rows = connection.execute(sa.select(PEOPLE).order_by(PEOPLE.c.name))
    return {row.name: row.role for row in rows}


def tables(connection: sa.Connection) -> list[Listed]:
    """Every table there ever was."""
    return [Listed(*row) for row in connection.execute(sa.select(TABLES).order_by(TABLES.c.chain))]


def table(connection: sa.Connection, name: str) -> Listed | None:
    """The table of a name."""
    row = connection.execute(sa.select(TABLES).where(TABLES.c.name == name)).first()
    return Listed(*row) if row is not None else None
