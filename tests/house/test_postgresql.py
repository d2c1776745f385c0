"""The same house on PostgreSQL, which starts in a temporary folder: sessions, crashes, what the database keeps."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa
from support.house import PLENTY, Play, house_at, seated
from support.postgres import Server, running

from houseway.games import GAMES
from houseway.ledger.accounts import OUTSIDE
from houseway.store.database import opened, url_of
from houseway.store.store import Store
from houseway.verify.backup import backup, restore
from houseway.verify.house import verify

pytestmark = pytest.mark.long
KEPT = {"events": "body", "accounts": "kind", "postings": "amount", "seeds": "seed"}


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with running() as found:
        yield found


@pytest.fixture
def database(server: Server) -> str:
    return server.database()


def test_a_session_of_every_game_verifies_and_every_table_goes_on(database: str, tmp_path: Path) -> None:
    async def tried() -> None:
        house = house_at(tmp_path, database)
        tables = [await seated(house, game, game) for game in GAMES]
        await asyncio.gather(*(Play(table, 1).rounds(1) for table in tables))
        held = house.store.balances()
        assert sum(held.values()) == 0
        assert held[OUTSIDE] == -PLENTY * len(house.people)
        before = {table.name: str(table.running.round and table.running.round.ask) for table in tables}
        await house.stop()
        again = house_at(tmp_path, database)
        assert {t.name: str(t.running.round and t.running.round.ask) for t in again.tables.values()} == before
        assert not (found := verify(again.store)).wrong, found.wrong
        await again.stop()

    asyncio.run(tried())


def test_the_database_itself_keeps_what_stands_there_and_lets_no_posting_in_that_does_not_balance(
    database: str, tmp_path: Path
) -> None:
    async def evening() -> None:
        house = house_at(tmp_path, database)
        await seated(house, "coins", "two-up")
        await house.stop()

    asyncio.run(evening())
    engine = opened(url_of(None, database))
    forbidden = [f"UPDATE {table} SET {column} = {column}" for table, column in KEPT.items()]
    forbidden += [f"{verb} {table}" for table in KEPT for verb in ("DELETE FROM", "TRUNCATE")]
    for giver, taker, amount in ((1, 2, 0), (1, 2, -5), (1, 1, 5), (1, 999, 5)):
        forbidden.append(f"INSERT INTO postings VALUES (0, 1, 9, '2004-08-01', {giver}, {taker}, {amount}, '')")
    for words in forbidden:
        with pytest.raises(sa.exc.DBAPIError), engine.begin() as connection:
            connection.execute(sa.text(words))
    engine.dispose()


def test_a_house_is_saved_from_sqlite_and_restored_on_postgresql(database: str, tmp_path: Path) -> None:
    async def evening() -> None:
        house = house_at(tmp_path)
        await Play(await seated(house, "coins", "two-up"), 1).rounds(2)
        await house.stop()

    asyncio.run(evening())
    here, there = Store(url_of(tmp_path)), Store(url_of(None, database))
    saved = backup(here, tmp_path / "saved")
    assert restore(tmp_path / "saved", there) == saved
    assert there.balances() == here.balances()
    assert verify(there) == verify(here)
    here.engine.dispose()
    there.engine.dispose()
