"""Opens the database, SQLite or PostgreSQL, and brings its tables up to date by itself.

SQLite runs with a write-ahead log and waits for the disk at every commit: what was committed survives the machine.
"""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError

from houseway.errors import BadInput, quoted, require
from houseway.store.schema import HEAD

FILE: Final = "house.sqlite"
PRAGMAS: Final = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA recursive_triggers=ON",  # or an INSERT OR REPLACE would take a row out unseen
    "PRAGMA busy_timeout=10000",
    "PRAGMA wal_autocheckpoint=50000",  # pages: a floor process does it long before (`store/checkpoint.py`)
)
MIGRATIONS: Final = Path(__file__).parent / "migrations"
KINDS: Final = ("sqlite", "postgresql")


LOST: Final = ("08", "57P", "25P03", "55P03")
"""States of PostgreSQL: a connection broke, the server stops or starts, one hung in a write, another hangs in one."""
HANGS: Final = 4  # seconds after which whoever is in the middle of a write, and does not go on, is cut off
WRITES: Final = "houseway"  # as PostgreSQL knows whoever runs tables: see `leases.Leases.free`
PATIENCE: Final = {
    "connect_timeout": 5,  # seconds
    "tcp_user_timeout": 5000,  # thousandths, for a network that is silent
    "application_name": WRITES,
    "options": f"-c idle_in_transaction_session_timeout={HANGS * 1000} -c lock_timeout={2 * HANGS * 1000}",
}
WHILE_IT_TAKES: Final = "SET LOCAL idle_in_transaction_session_timeout = 0; SET LOCAL lock_timeout = 0"
READS: Final = {"reads": True}
AT_ONCE: Final = {"isolation_level": "AUTOCOMMIT"}  # a look needs no transaction, and asks once, not thrice
MIGRATING: Final = 1985  # the lock for whoever brings the tables up to date


class Unwritten(Exception):
    """The database could not take it: nothing of it stands there."""


class Away(Unwritten):
    """The database does not answer: whether it took what was being written is seen when it is back."""


class AlreadyThere(Unwritten):
    """Something else stands where it was to go."""


def url_of(data: str | Path | None, database: str | None = None) -> sa.URL:
    """A house's database: the file in its folder, or another that is named by an address."""
    if database is None:
        return sa.URL.create("sqlite", database=str(Path(data or ".") / FILE))
    try:
        url = sa.make_url(database)
    except sa.exc.ArgumentError:
        url = sa.URL.create("none")
    if url.get_backend_name() not in KINDS:
        kind, named, _ = database.partition("://")  # what follows may hold a password
        told = quoted(f"{kind}://…") if named and kind.isalnum() else "it"
        raise BadInput(f"--database: {told} is no database that is known; allowed: postgresql://… or sqlite:///FILE")
    if url.get_backend_name() != "postgresql":
        return url
    require("postgresql")
    return url.set(drivername="postgresql+psycopg")


def opened(url: sa.URL) -> sa.Engine:
    """The database at an address, with every table in place."""
    alone = url.get_backend_name() == "sqlite"
    # A connection that broke while nobody used it is made anew, unseen. What is stored is in no message of the driver.
    more: dict[str, Any] = {} if alone else {"pool_pre_ping": True, "connect_args": PATIENCE}
    engine = sa.create_engine(url, hide_parameters=True, **more)
    if alone:
        sa.event.listen(engine, "connect", _settle)
        sa.event.listen(engine, "begin", _begin)
    try:
        _migrate(engine)
    except (DBAPIError, sqlite3.Error, Unwritten, UnicodeDecodeError) as wrong:  # spoilt words cannot even be told
        engine.dispose()
        why = "the file is damaged" if isinstance(wrong, UnicodeDecodeError) else first_line(wrong)
        raise BadInput(f"{url.render_as_string()} cannot be opened as a house: {why}") from None
    return engine


def _settle(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # the driver begins nothing by itself; `_begin` does
    for pragma in PRAGMAS:
        connection.execute(pragma)


def _begin(connection: sa.Connection) -> None:
    reads = connection.get_execution_options().get("reads")
    _driver(connection).execute("BEGIN" if reads else "BEGIN IMMEDIATE")


def _driver(connection: sa.Connection) -> Any:
    """SQLite itself: with every act SQLAlchemy takes longer over a statement than SQLite to do what it says."""
    return connection.connection.dbapi_connection


def _migrate(engine: sa.Engine) -> None:
    if _version(engine) == HEAD:
        return
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    try:
        with engine.begin() as connection:
            if engine.dialect.name == "postgresql":  # one process at a time; the next finds it done
                connection.exec_driver_sql(WHILE_IT_TAKES)
                connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except CommandError as wrong:
        raise BadInput(f"the database is not one of this version of houseway: {wrong}") from None


def _version(engine: sa.Engine) -> str | None:
    if not sa.inspect(engine).has_table("alembic_version"):
        return None
    with reading(engine) as connection:
        found: str | None = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
        return found


@contextmanager
def reading(engine: sa.Engine) -> Iterator[sa.Connection]:
    """Looks, and changes nothing; waits for nobody who writes."""
    by_itself = engine.dialect.name != "sqlite" and not engine.get_execution_options().get("snapshot")
    with _answering(), engine.connect().execution_options(**(AT_ONCE if by_itself else READS)) as connection:
        yield connection


@contextmanager
def _answering() -> Iterator[None]:
    """What the driver says of a database that does not answer, or not rightly, in our own words."""
    try:
        yield
    except (IntegrityError, sqlite3.IntegrityError) as wrong:
        raise AlreadyThere(first_line(wrong)) from wrong
    except DBAPIError as wrong:
        raise (Away if _went_away(wrong) else Unwritten)(first_line(wrong)) from wrong
    except sqlite3.Error as wrong:
        raise Unwritten(first_line(wrong)) from wrong
    except sa.exc.TimeoutError as wrong:  # every connection is in use, and none came back
        raise Away("every connection to the database is in use") from wrong


class Asking:
    """Short questions to SQLite itself, before every act, by a connection that is kept: SQLAlchemy takes 20 times as
    long over one, and four times as long to hand out a connection for each."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._kept: sa.PoolProxiedConnection | None = None
        sa.event.listen(engine, "engine_disposed", lambda _engine: self.close())

    def found(self, words: str, *given: Any) -> tuple[Any, ...] | None:
        """The first such row."""
        with _answering():
            if self._kept is None:
                self._kept = self._engine.raw_connection()
            try:
                rows: list[tuple[Any, ...]] = self._kept.cursor().execute(words, given).fetchall()  # or it goes on
                return rows[0] if rows else None
            except sqlite3.Error as wrong:
                self.close()
                raise Unwritten(str(wrong)) from wrong

    def close(self) -> None:
        """The next question opens another."""
        if self._kept is not None:
            self._kept.invalidate()
            self._kept = None


def tidied(engine: sa.Engine) -> None:
    """What SQLite has in its log is written into the file too, as far as nobody reads what was there; nobody waits."""
    with _answering():
        raw = engine.raw_connection()
        try:
            raw.cursor().execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
        except sqlite3.Error as wrong:
            raise Unwritten(str(wrong)) from wrong
        finally:
            raw.close()


@contextmanager
def still(engine: sa.Engine) -> Iterator[sa.Engine]:
    """The database as it stands at this moment, while others go on writing: a copy, or PostgreSQL's own snapshot."""
    with _answering(), _copy(engine) if engine.dialect.name == "sqlite" else _snapshot(engine) as found:
        try:
            yield found
        finally:
            found.dispose()


@contextmanager
def _copy(engine: sa.Engine) -> Iterator[sa.Engine]:
    with TemporaryDirectory(prefix="houseway-") as folder:
        file = Path(folder) / FILE
        raw = engine.raw_connection()  # a copy is made outside of every transaction
        try:
            raw.cursor().execute("VACUUM INTO ?", (str(file),))
        except sqlite3.Error as wrong:  # no room for a copy, say
            raise Unwritten(first_line(wrong)) from wrong
        finally:
            raw.close()
        yield opened(sa.URL.create("sqlite", database=str(file)))


@contextmanager
def _snapshot(engine: sa.Engine) -> Iterator[sa.Engine]:
    looking = sa.create_engine(engine.url, hide_parameters=True, isolation_level="REPEATABLE READ")
    with engine.connect().execution_options(isolation_level="REPEATABLE READ") as keeper:
        keeper.exec_driver_sql(f"SET LOCAL application_name = 'houseway looks'; {WHILE_IT_TAKES}")
        snapshot = keeper.exec_driver_sql("SELECT pg_export_snapshot()").scalar_one()

        def _same_moment(connection: sa.Connection) -> None:
            connection.exec_driver_sql(f"SET TRANSACTION SNAPSHOT '{snapshot}'")

        sa.event.listen(looking, "begin", _same_moment)
        yield looking.execution_options(snapshot=True)


@contextmanager
def writing(engine: sa.Engine) -> Iterator[sa.Connection]:
    """All of it is written, or nothing."""
    with _answering(), engine.begin() as connection:
        yield connection


class Writing:
    """Transactions, one after another: on SQLite by a connection that is kept, since to be handed one out takes as long
    as to write an act."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._kept: sa.Connection | None = None
        sa.event.listen(engine, "engine_disposed", lambda _engine: self.close())

    @contextmanager
    def begun(self) -> Iterator[sa.Connection]:
        """All of it is written, or nothing."""
        if self._engine.dialect.name != "sqlite":
            with writing(self._engine) as connection:
                yield connection
            return
        with _answering():
            if self._kept is None:
                self._kept = self._engine.connect()
            try:
                with self._kept.begin():
                    yield self._kept
            except BaseException:
                self.close()
                raise

    def close(self) -> None:
        """The next transaction opens another."""
        if self._kept is not None:
            self._kept.invalidate()
            self._kept.close()
            self._kept = None


def insert(connection: sa.Connection, table: sa.Table, rows: Sequence[tuple[Any, ...]], more: str = "") -> None:
    """Whole rows."""
    if not rows:
        return
    words = f"{_into(table, mark(connection))}{more}"
    if connection.dialect.name == "sqlite":
        _driver(connection).executemany(words, rows)
    else:
        connection.exec_driver_sql(words, rows)


def asked(connection: sa.Connection, words: str, given: tuple[Any, ...]) -> list[tuple[Any, ...]]:
    """All rows that answer this, in the driver's own words."""
    if connection.dialect.name == "sqlite":
        rows: list[tuple[Any, ...]] = _driver(connection).execute(words, given).fetchall()
        return rows
    return [tuple(row) for row in connection.exec_driver_sql(words, given)]


@cache
def _into(table: sa.Table, mark: str) -> str:
    return f"INSERT INTO {table.name} ({', '.join(table.c.keys())}) VALUES ({', '.join([mark] * len(table.c))})"


def mark(connection: sa.Connection) -> str:
    """What stands for a value in the driver's own words."""
    return "?" if connection.dialect.paramstyle == "qmark" else "%s"


def _went_away(wrong: DBAPIError) -> bool:
    """Did the connection break, or is there no server? SQLite is a file, and always there."""
    if wrong.connection_invalidated:
        return True
    state = getattr(wrong.orig, "sqlstate", "")
    unreached = state is None and isinstance(wrong, sa.exc.OperationalError)
    return unreached or bool(state and state.startswith(LOST))


def first_line(wrong: Exception) -> str:
    return str(getattr(wrong, "orig", wrong)).strip().partition("\n")[0]


def shape(engine: sa.Engine) -> list[tuple[Any, ...]]:
    """Every table, index and trigger, in the database's own words; of SQLite alone."""
    if engine.dialect.name != "sqlite":
        return []
    words = "SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY type, name"
    with reading(engine) as connection:
        return [tuple(row) for row in connection.execute(sa.text(words))]


def unsound(engine: sa.Engine) -> str | None:
    """What SQLite itself finds wrong in the file, if anything; or in its tables, against those of a new house."""
    if engine.dialect.name != "sqlite":
        return None
    with reading(engine) as connection:
        for check in ("integrity_check", "foreign_key_check"):
            found = connection.exec_driver_sql(f"PRAGMA {check}").first()
            if found is not None and found[0] != "ok":
                return f"the file is damaged: {' '.join(map(str, found))}".replace("\n", " ")
    return None if shape(engine) == _new_shape() else "the tables, indexes and triggers are not those of a house"


@cache
def _new_shape() -> list[tuple[Any, ...]]:
    new = opened(sa.URL.create("sqlite"))
    try:
        return shape(new)
    finally:
        new.dispose()
