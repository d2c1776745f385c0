"""The connection by which a store writes is kept from one transaction to the next."""

from pathlib import Path

import pytest
import sqlalchemy as sa

from houseway.store.database import AlreadyThere, Unwritten, Writing, insert, opened, reading, url_of
from houseway.store.schema import SEEDS


def test_of_a_transaction_that_fails_nothing_stands_and_the_next_is_written(tmp_path: Path) -> None:
    engine = opened(url_of(tmp_path))
    writing = Writing(engine)
    with writing.begun() as connection:
        insert(connection, SEEDS, [(1, 1, "first")])
    with pytest.raises(AlreadyThere), writing.begun() as connection:
        insert(connection, SEEDS, [(1, 2, "second"), (1, 1, "again")])
    with writing.begun() as connection:
        insert(connection, SEEDS, [(1, 3, "third")])
    with reading(engine) as connection:
        assert set(connection.execute(sa.select(SEEDS.c.seed)).scalars()) == {"first", "third"}
    engine.dispose()


def test_what_sqlite_itself_says_is_told_as_not_written_and_nothing_holds_up_the_next(tmp_path: Path) -> None:
    engine = opened(url_of(tmp_path))
    writing = Writing(engine)
    with pytest.raises(Unwritten), writing.begun() as connection:
        insert(connection, SEEDS, [(1, 1, "first"), (1, 2, object())])
    engine.dispose()
    with writing.begun() as connection:
        insert(connection, SEEDS, [(1, 1, "first")])
    with reading(engine) as connection:
        assert list(connection.execute(sa.select(SEEDS.c.seed)).scalars()) == ["first"]
    engine.dispose()
