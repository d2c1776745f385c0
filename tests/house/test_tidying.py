"""SQLite's log goes into its file beside the writing."""

import asyncio
from pathlib import Path
from shutil import copyfile

import pytest
from support.house import house_at, seated

from houseway.house.tables.task import HouseTable
from houseway.store import checkpoint
from houseway.store.database import FILE, Unwritten, url_of
from houseway.store.store import Store

RED = {"on": "red", "selection": "red", "stake": 500}
WHO = "wheel bot 1"


async def wagers(table: HouseTable) -> None:
    for number in range(20):
        await table.act(WHO, "wager", RED, f"wager {number}")


def test_what_was_written_stands_in_the_file_and_not_in_the_log_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoint, "AFTER", 1)
    alone = tmp_path / "alone"
    alone.mkdir()

    async def tried() -> None:
        table = await seated(house_at(tmp_path), "wheel", "roulette")
        await wagers(table)
        await table.house.store.tidying.ended()
        await table.act(WHO, "wager", RED, "the last but one")  # which makes it tidy all up again
        await table.house.store.tidying.ended()
        copyfile(tmp_path / FILE, alone / FILE)
        there = Store(url_of(alone)).end(table.number)
        assert (there.number, there.head) == (table.chain.number, table.chain.head)
        await table.house.stop()

    asyncio.run(tried())


def test_where_the_file_cannot_take_it_the_log_keeps_it_and_play_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoint, "AFTER", 1)
    tries = []

    def full(_engine: object) -> None:
        tries.append(1)
        raise Unwritten("database or disk is full")

    monkeypatch.setattr(checkpoint, "tidied", full)

    async def tried() -> None:
        table = await seated(house_at(tmp_path), "wheel", "roulette")
        await wagers(table)
        number = table.chain.number
        await table.house.stop()
        again = house_at(tmp_path)
        assert again.tables["wheel"].chain.number == number
        await again.stop()

    asyncio.run(tried())
    assert tries
