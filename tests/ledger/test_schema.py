"""The tables that the migrations make are those that the code writes to."""

from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from houseway.errors import BadInput
from houseway.store.database import FILE, opened, reading, shape, unsound, url_of
from houseway.store.schema import DATA


def test_the_migrations_lead_to_the_tables_of_the_schema(tmp_path: Path) -> None:
    engine = opened(url_of(tmp_path))
    with reading(engine) as connection:
        assert compare_metadata(MigrationContext.configure(connection), DATA) == []
    assert unsound(engine) is None
    engine.dispose()


def test_opening_again_changes_nothing(tmp_path: Path) -> None:
    first = opened(url_of(tmp_path))
    before = shape(first)
    first.dispose()
    again = opened(url_of(tmp_path))
    assert shape(again) == before
    again.dispose()


def test_sqlite_writes_ahead_and_waits_for_the_disk(tmp_path: Path) -> None:
    engine = opened(url_of(tmp_path))
    with reading(engine) as connection:
        told = [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous")]
    assert told == ["wal", 2]
    engine.dispose()


def test_what_is_no_house_is_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"something else altogether, and long enough to be looked at" * 100)
    with pytest.raises(BadInput, match="cannot be opened as a house: file is not a database"):
        opened(url_of(tmp_path))
    for name in ("mysql://here", "nonsense"):
        with pytest.raises(BadInput, match="no database that is known"):
            url_of(None, name)


def test_a_database_of_a_later_version_is_not_touched(tmp_path: Path) -> None:
    engine = opened(url_of(tmp_path))
    with engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(BadInput, match="not one of this version"):
        opened(url_of(tmp_path))
