"""Whatever is changed in the store is found: every column of a sample of its rows, and bytes of the file itself."""

import asyncio
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from support.house import Play, house_at, seated

from houseway.errors import HousewayError
from houseway.house.tables.seed_words import seal_of
from houseway.store.database import FILE, PRAGMAS, url_of
from houseway.store.store import Store
from houseway.verify.house import verify

SALT = "0123456789abcdef" * 2
SAMPLE = 4  # values of each column
BYTES = 90
KEPT = ("events", "accounts", "postings", "seeds")
FOLLOW = ("balances", "people", "tables", "marks", "amounts")  # from the events
NOT_LOOKED_AT = (
    *("leases", "passwords", "sessions"),
    *("classes", "class_members", "assignments", "school_answers", "table_tests", "test_answers"),
)
"""Who runs a table at this moment, and who may sign in: nothing of what happened. And what is practised at the school:
a trainee may take it away, and of a table test the chain has what counts."""


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small house after an evening, closed and in one file."""
    folder = tmp_path_factory.mktemp("played")

    async def evening() -> None:
        house = house_at(folder)
        for game in ("two-up", "mini-baccarat"):
            table = await seated(house, game, game)
            await table.seal(f"{game} bot 1", seal_of("luck", SALT))
            await Play(table, 1).rounds(2)
        await house.keno("open")
        await house.keno("begin day")
        await house.keno("sell", patron="two-up bot 1", ways=["1-2-3"], stake="1.00", writer="w1")
        await house.keno("draw")
        await house.stop()

    asyncio.run(evening())
    with sqlite3.connect(folder / FILE) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
    return folder


def copied(played: Path, to: Path) -> None:
    """The house again as it was, without what was left beside the last one."""
    for rest in to.glob(f"{FILE}*"):
        rest.unlink()
    shutil.copy(played / FILE, to / FILE)


def wrong(folder: Path) -> str:
    """What `verify` finds, or what keeps the store from being opened at all."""
    try:
        store = Store(url_of(folder))
    except HousewayError as problem:
        return str(problem)
    try:
        return verify(store).wrong
    finally:
        store.engine.dispose()


def plain(folder: Path) -> sqlite3.Connection:
    """A connection of somebody who has taken the triggers off, and puts them back."""
    return sqlite3.connect(folder / FILE, isolation_level=None)


def changed(value: Any, chance: Random) -> Any:
    if value is None:
        return "x"
    if isinstance(value, int):
        return value ^ (1 << chance.randrange(3))
    at = chance.randrange(len(value)) if value else 0
    return value[:at] + chr(ord(value[at]) ^ 1) + value[at + 1 :] if value else "x"


def places(folder: Path, chance: Random) -> Iterator[tuple[str, dict[str, Any], str, Any]]:
    """Values of the store: the table, the row, the column, and what to put there."""
    with plain(folder) as connection:
        connection.row_factory = sqlite3.Row
        for table in (*KEPT, *FOLLOW, "alembic_version"):
            rows = [dict(row) for row in connection.execute(f"SELECT * FROM {table}")]
            for column in rows[0]:
                for row in chance.sample(rows, min(SAMPLE, len(rows))):
                    yield table, row, column, changed(row[column], chance)


def test_every_table_of_the_store_is_in_the_sample_or_named_as_not_looked_at(played: Path) -> None:
    with plain(played) as connection:
        names = {name for [name] in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    connection.close()
    assert names == {*KEPT, *FOLLOW, *NOT_LOOKED_AT, "alembic_version"}


def test_a_change_of_any_value_is_found(played: Path, tmp_path: Path) -> None:
    assert not wrong(played)
    for table, row, column, value in places(played, Random(3)):
        copied(played, tmp_path)
        with plain(tmp_path) as connection:
            triggers = list(connection.execute("SELECT sql FROM sqlite_master WHERE name = ?", [f"{table}_update"]))
            assert len(triggers) == (table in KEPT)
            connection.execute(f"DROP TRIGGER IF EXISTS {table}_update")
            same = " AND ".join(f"{name} IS :{name}" for name in row)
            try:
                done = connection.execute(f"UPDATE {table} SET {column} = :new WHERE {same}", row | {"new": value})
                assert done.rowcount == 1
            except sqlite3.IntegrityError:
                continue  # the database itself did not take it
            for [trigger] in triggers:
                connection.execute(trigger)
        connection.close()
        assert wrong(tmp_path), f"{table}.{column} of {row} became {value!r}, and nobody noticed"


def dump(folder: Path) -> list[Any]:
    connection = sqlite3.connect(folder / FILE)
    try:
        names = [name for [name] in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        rows = [sorted(map(str, connection.execute(f"SELECT * FROM {name}"))) for name in sorted(names)]
        return [rows, list(connection.execute("SELECT type, name, sql FROM sqlite_master ORDER BY 1, 2"))]
    finally:
        connection.close()


def test_a_change_of_any_byte_of_the_file_is_found_or_changes_nothing_that_it_holds(
    played: Path, tmp_path: Path
) -> None:
    whole, chance, holds = (played / FILE).read_bytes(), Random(4), dump(played)
    found = 0
    for at in chance.sample(range(len(whole)), BYTES):
        spoilt = bytearray(whole)
        spoilt[at] ^= 1 << chance.randrange(8)
        copied(played, tmp_path)
        (tmp_path / FILE).write_bytes(spoilt)
        if wrong(tmp_path):
            found += 1
        else:  # a byte that belongs to no row: free space, or a counter of SQLite's own
            assert dump(tmp_path) == holds, f"byte {at}"
    assert found > BYTES // 5  # the others lie in free space


def test_rows_taken_out_put_in_or_put_in_twice_are_found(played: Path, tmp_path: Path) -> None:
    first, last = "ORDER BY number LIMIT 1", "ORDER BY number DESC LIMIT 1"
    several = "SELECT chain, number FROM postings WHERE chain = 1"
    for spoils in (
        f"DELETE FROM postings WHERE (chain, number) IN ({several} {first})",
        f"DELETE FROM postings WHERE (chain, number) IN ({several} {last})",
        "DELETE FROM events WHERE chain = 1 AND number = 7",
        "DELETE FROM events WHERE chain = 1 AND number = 1",
        "DELETE FROM seeds WHERE shoe = 1",
        "DELETE FROM accounts WHERE account = 2",
        "INSERT INTO accounts (kind, owner, place) VALUES ('purse', 'nobody', '')",
        "INSERT INTO seeds VALUES (9, 1, 'x')",
        "INSERT INTO postings SELECT chain, number, line + 9, day, giver, taker, amount, cites FROM postings LIMIT 1",
        "INSERT INTO postings SELECT 2, 1, 1, day, giver, taker, amount, cites FROM postings LIMIT 1",
        "DROP TRIGGER postings_update",
        "DROP INDEX postings_by_day",
        "INSERT INTO balances SELECT max(account) + 1, 5 FROM accounts",
        "DELETE FROM balances WHERE account = 2",
        "INSERT INTO people VALUES ('nobody', 'administrator')",
        "DELETE FROM people",
        "INSERT INTO tables VALUES (9, 'nowhere', 0)",
        "DELETE FROM tables WHERE chain = 1",
        "DELETE FROM marks WHERE mark = 'act wager'",
        "INSERT INTO marks VALUES ('person nobody', 'done', '2004', 1, 1)",
        "DELETE FROM amounts",
    ):
        copied(played, tmp_path)
        with plain(tmp_path) as connection:
            made = list(connection.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'"))
            for name, sql in made:
                connection.execute(f"DROP TRIGGER {name}")
                if "DELETE ON" not in sql:
                    connection.execute(sql)
            connection.execute(spoils)
            for _name, sql in made:
                if "DELETE ON" in sql:
                    connection.execute(sql)
        connection.close()
        assert wrong(tmp_path), spoils


def test_the_end_of_a_chain_that_is_cut_off_is_found_by_the_heads_that_were_written_down(
    played: Path, tmp_path: Path
) -> None:
    store = Store(url_of(played))
    heads = verify(store).heads
    store.engine.dispose()
    copied(played, tmp_path)
    with plain(tmp_path) as connection:
        [[trigger]] = connection.execute("SELECT sql FROM sqlite_master WHERE name = 'events_delete'")
        connection.execute("DROP TRIGGER events_delete")
        connection.execute(
            "DELETE FROM events WHERE chain = 1 AND number = (SELECT max(number) FROM events WHERE chain = 1)"
        )
        connection.execute(trigger)
    connection.close()
    store = Store(url_of(tmp_path))
    assert "chain 1" in verify(store, heads).wrong
    store.engine.dispose()


@pytest.mark.parametrize("table", KEPT)
@pytest.mark.parametrize(
    "changes", ["UPDATE {0} SET {1} = {1}", "DELETE FROM {0}", "REPLACE INTO {0} SELECT * FROM {0}"]
)
def test_the_database_itself_keeps_what_stands_there(played: Path, tmp_path: Path, table: str, changes: str) -> None:
    copied(played, tmp_path)
    column = {"events": "body", "accounts": "kind", "postings": "amount", "seeds": "seed"}[table]
    with plain(tmp_path) as connection:
        for pragma in PRAGMAS:
            connection.execute(pragma)
        with pytest.raises(sqlite3.IntegrityError, match="stays as it is"):
            connection.execute(changes.format(table, column))
    connection.close()


@pytest.mark.parametrize(("giver", "taker", "amount"), [(1, 2, 0), (1, 2, -5), (1, 1, 5), (1, None, 5), (1, 999, 5)])
def test_no_posting_can_be_written_that_takes_other_than_it_gives(
    played: Path, tmp_path: Path, giver: int, taker: int | None, amount: int
) -> None:
    copied(played, tmp_path)
    with plain(tmp_path) as connection:
        connection.execute("PRAGMA foreign_keys=ON")
        with pytest.raises(sqlite3.IntegrityError):
            connection.execute(
                "INSERT INTO postings VALUES (0, 1, 9, '2004-08-01', ?, ?, ?, '')", [giver, taker, amount]
            )
    connection.close()
