"""Which process runs a table now, on PostgreSQL: held until a moment of the database's clock, and renewed before it.

A lease has a fence, a number that grows whenever the table changes hands. Every write carries the fence under which
its table was set up, and is taken only while that is still the table's: so whoever has lost a lease cannot write,
whatever they believe.
"""

from collections.abc import Collection, Mapping
from typing import Final, NamedTuple

import sqlalchemy as sa

from houseway.store.database import HANGS, WRITES, Unwritten, reading, writing
from houseway.store.schema import LEASES

SECONDS: Final = HANGS  # a lease is held for so long, unless it is renewed
L = LEASES.c
UNTIL: Final = f"clock_timestamp() + interval '{SECONDS} seconds'"
FREE: Final = (
    "INSERT INTO leases SELECT chain, '', '', '-infinity', 0 FROM tables WHERE NOT closed ON CONFLICT DO NOTHING"
)
TAKE: Final = f"""
UPDATE leases SET holder = :holder, address = :address, until = {UNTIL}, fence = fence + 1
WHERE chain IN (
    SELECT chain FROM leases JOIN tables USING (chain)
    WHERE NOT closed AND until < clock_timestamp() AND NOT chain = ANY(CAST(:held AS int[]))
    ORDER BY chain LIMIT :most FOR UPDATE OF leases SKIP LOCKED)
RETURNING chain, fence"""
NEW: Final = f"""
INSERT INTO leases SELECT 1 + greatest((SELECT max(chain) FROM leases), (SELECT max(chain) FROM events)),
:holder, :address, {UNTIL}, 1 RETURNING chain"""
MINE: Final = "FROM unnest(CAST(:chains AS int[]), CAST(:fences AS int[])) AS mine(chain, fence)"
RENEW: Final = f"""
UPDATE leases SET until = {UNTIL} {MINE}
WHERE leases.chain = mine.chain AND leases.fence = mine.fence RETURNING leases.chain"""
RELEASE: Final = f"""
UPDATE leases SET until = '-infinity' {MINE} WHERE leases.chain = mine.chain AND leases.fence = mine.fence"""
OTHERS: Final = """
SELECT count(DISTINCT holder) FROM leases WHERE holder <> :holder AND chain > 0 AND until > clock_timestamp()"""
ORPHANS: Final = """
SELECT count(*) FROM tables LEFT JOIN leases USING (chain)
WHERE NOT closed AND (until IS NULL OR until < clock_timestamp())"""
STUCK: Final = f"""
SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
WHERE datname = current_database() AND usename = current_user AND pid <> pg_backend_pid()
AND application_name = '{WRITES}' AND wait_event_type = 'Client'
AND xact_start < clock_timestamp() - interval '{SECONDS} seconds'"""
WHERE: Final = """
SELECT address FROM leases JOIN tables USING (chain) WHERE name = :name AND until > clock_timestamp()"""

TABLES: Final = """
SELECT name, chain, CASE WHEN until > clock_timestamp() THEN address ELSE '' END,
(SELECT max(round) FROM events WHERE events.chain = tables.chain)
FROM tables LEFT JOIN leases USING (chain) WHERE NOT closed AND holder IS DISTINCT FROM :holder"""


class Other(NamedTuple):
    """A table that this process does not run: its chain, where it is run (by nobody now: empty), its last round."""

    chain: int
    address: str
    round: int


class Lost(Unwritten):
    """The table belongs to another process by now."""


class Leases:
    """Those of one process: under which name, and where a client finds it."""

    def __init__(self, engine: sa.Engine, holder: str, address: str) -> None:
        self.engine, self.who = engine, {"holder": holder, "address": address}

    def take(self, most: int, held: Collection[int]) -> dict[int, int]:
        """Tables that nobody holds, at most so many; the fence of each. Those that this process has it renews."""
        with writing(self.engine) as connection:
            connection.execute(sa.text(FREE))
            rows = connection.execute(sa.text(TAKE), self.who | {"most": most, "held": list(held)})
            return {row.chain: row.fence for row in rows}

    def orphans(self) -> tuple[int, int]:
        """How many tables nobody holds, and how many other processes hold any."""
        with reading(self.engine) as connection:
            free, others = connection.execute(sa.text(ORPHANS)), connection.execute(sa.text(OTHERS), self.who)
            return free.scalar_one(), others.scalar_one()

    def free(self) -> int:
        """As `free` does."""
        return free(self.engine)

    def new(self) -> int:
        """The number of a chain that nobody has used, held by this process."""
        with writing(self.engine) as connection:
            lock_house(connection)
            return int(connection.execute(sa.text(NEW), self.who).scalar_one())

    def renew(self, held: Mapping[int, int]) -> set[int]:
        """Those that are still held, and now for longer."""
        with writing(self.engine) as connection:
            return set(connection.execute(sa.text(RENEW), _told(held)).scalars())

    def release(self, held: Mapping[int, int]) -> None:
        """Others may take them at once."""
        with writing(self.engine) as connection:
            connection.execute(sa.text(RELEASE), _told(held))

    def others(self) -> dict[str, Other]:
        """The tables that other processes hold, or nobody, by name."""
        with reading(self.engine) as connection:
            return {name: Other(*more) for name, *more in connection.execute(sa.text(TABLES), self.who)}

    def where(self, table: str) -> str | None:
        """The address of whoever holds a table."""
        with reading(self.engine) as connection:
            found: str | None = connection.execute(sa.text(WHERE), {"name": table}).scalar()
            return found


def free(engine: sa.Engine) -> int:
    """A process that hangs in the middle of a write keeps others waiting: its connections are cut. Who only waits for
    a lock hangs in nothing."""
    with reading(engine) as connection:
        return int(connection.execute(sa.text(STUCK)).scalar_one())


def _told(held: Mapping[int, int]) -> dict[str, list[int]]:
    return {"chains": list(held), "fences": list(held.values())}


def lock_house(connection: sa.Connection) -> None:
    """Whoever writes the house's own chain, or opens a table, is alone in that; SQLite has one writer anyway."""
    connection.execute(sa.select(L.fence).where(L.chain == 0).with_for_update())


def fences(connection: sa.Connection, chains: Collection[int]) -> dict[int, int]:
    """The fence of each table; none changes hands before this transaction is over."""
    if not chains:
        return {}
    query = sa.select(L.chain, L.fence).where(L.chain.in_(chains)).order_by(L.chain).with_for_update(read=True)
    return {row.chain: row.fence for row in connection.execute(query)}


def several(engine: sa.Engine) -> bool:
    """Can several processes run one house on this database?"""
    return engine.dialect.name == "postgresql"
