"""A house that was kept before every event had its kind: it opens, verifies, is played on, and all of it is found.

`kept_house.jsonl.xz` is its backup, with events in the form of that time: of every kind that the house notes.
"""

import asyncio
import json
import lzma
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from support.house import Play, house_at

from houseway.store.codec import as_data, read, same, text
from houseway.store.database import url_of, writing
from houseway.store.events import KINDS
from houseway.store.marks import sought
from houseway.store.store import Store
from houseway.verify.backup import backup, restore
from houseway.verify.house import verify

KEPT = Path(__file__).with_name("kept_house.jsonl.xz")
LINES = [json.loads(line) for line in lzma.decompress(KEPT.read_bytes()).splitlines()]
BODIES = [line["event"][6] for line in LINES if "event" in line]
SCHOOL = ("school_answers", "table_tests", "test_answers", "classes", "class_members", "assignments")
FOLLOW = (*SCHOOL, "marks", "amounts")
EARLIER = {
    "0004": SCHOOL,
    "0003": FOLLOW,
    "0001": (*FOLLOW, "balances", "people", "tables", "leases", "passwords", "sessions"),
}
SINCE = {
    "table test",
    "corrected",
    "round taken back",
    "patron brings",
    "patron takes",
    "dispute",
    "count taken",
    "window opened",
    "window closed",
    "float sent",
    "float taken back",
    "recording",
}  # kinds that were not noted then
UNDONE = {
    "undone": True, "person": "ann", "wager": "red", "selection": "red", "verdict": "win", "stake": "5.00",
    "paid": "5.00", "returned": "5.00", "left": "0.00", "commission": "0.00", "cites": ["qld s133(1)"],
}  # fmt: skip


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str | None:
    found: str | None = request.getfixturevalue("postgresql") if request.param == "postgresql" else None
    return found


def kept(folder: Path, database: str | None, version: str) -> Store:
    """As the house stood under an earlier version, and was opened by this one."""
    file = folder / "backup"
    file.write_bytes(lzma.decompress(KEPT.read_bytes()))
    store = Store(url_of(folder, database))
    restore(file, store)
    with writing(store.engine) as connection:
        for table in EARLIER[version]:
            connection.execute(sa.text(f"DROP TABLE {table}"))
        for column in ("person", "role"):
            connection.execute(sa.text(f"ALTER TABLE events DROP COLUMN {column}"))
        connection.execute(sa.text(f"UPDATE alembic_version SET version_num = '{version}'"))
    store.engine.dispose()
    return Store(url_of(folder, database))


def kind_of(body: dict[str, Any]) -> str:
    return body.get("house", "") if "kind" not in body else "new"


def test_it_has_every_kind_that_the_house_notes_in_the_form_of_that_time() -> None:
    assert {kind_of(json.loads(body)) for body in BODIES} | SINCE == {*KINDS, ""}


def test_what_was_stored_then_is_the_same_value_as_what_is_stored_now() -> None:
    for body in [*BODIES, json.dumps(UNDONE)]:
        event = read(body)
        again = read(text(event))
        assert same(again, event)
        assert as_data(again) == as_data(event)
        assert text(event).startswith('{"kind":')
        assert '"iso"' not in text(event)


@pytest.mark.parametrize("version", EARLIER)
def test_it_is_brought_up_to_date_and_verifies(tmp_path: Path, database: str | None, version: str) -> None:
    store = kept(tmp_path, database, version)
    found = verify(store)
    assert (found.wrong, found.events) == ("", len(BODIES))
    assert store.role("dee") == "dealer"
    assert {table.name: table.closed for table in store.tables()}["other"]
    store.engine.dispose()


def test_play_goes_on_there_and_old_and_new_are_found_alike(tmp_path: Path, database: str | None) -> None:
    kept(tmp_path, database, "0003").engine.dispose()

    async def evening() -> None:
        house = house_at(tmp_path, database, seed=2)
        house.clock.at = datetime(2004, 8, 3, 12)  # type: ignore[attr-defined]  # the day before is closed
        coins = house.table("coins")
        before = coins.chain.number
        await Play(coins, 2).rounds(2)
        wagers = house.store.found(sought(act="wager", chain=coins.number), 200)
        assert {event.number > before for event in wagers} == {True, False}
        cited = house.store.found(sought("call", cite="qld s3"), 200)
        assert cited
        assert all(event.body.startswith('{"call"') for event in cited)
        named = house.store.found(sought(person="coins bot 1"), 200)
        assert {event.body.startswith('{"kind"') for event in named} == {True, False}
        assert [each.at for each in named] == sorted((each.at for each in named), reverse=True)
        saved = tmp_path / "again"
        backup(house.store, saved)
        found = verify(house.store)
        assert not found.wrong, found.wrong
        await house.stop()

    asyncio.run(evening())
