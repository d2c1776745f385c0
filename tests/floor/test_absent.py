"""Who closes their page and does not come back gives up their place, with their chips."""

import asyncio
from pathlib import Path

import pytest
from support.floor_tables import Floors, floor_at

from houseway.bench.table_client import TableClient
from houseway.floor import absence
from houseway.floor.absence import give_up

RED = {"on": "red", "selection": "red", "stake": "5.00"}


async def at_the_wheel(floor: Floors, name: str) -> TableClient:
    client = await floor.at("wheel", name)
    await client.until(lambda: "round" in client.view)
    return client


async def goes(floor: Floors, client: TableClient) -> None:
    """The page is closed, and the house has noticed."""
    heard = floor.floor.listening(floor.house.table("wheel"))
    there = len(heard.ears)
    await client.close()
    while len(heard.ears) == there:
        await asyncio.sleep(0.01)


def test_the_place_of_whoever_is_long_away_is_given_up_once_no_wager_of_theirs_lies(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(absence, "LONG", 0.0)

    async def tried() -> None:
        async with asyncio.timeout(60), floor_at(tmp_path) as floor:
            await floor.house.open_table("wheel", "roulette")
            ann, bob, cat = [await at_the_wheel(floor, name) for name in ("ann", "bob", "cat")]
            table = floor.house.table("wheel")
            assert "done" in await bob.act("wager", **RED)
            await goes(floor, ann)
            await goes(floor, bob)
            await give_up(floor.floor.listening(table))
            assert [person.name for person in table.running.table.players] == ["bob", "cat"]
            await cat.until(
                lambda: [each["name"] for each in cat.view["people"] if each["role"] == "player"] == ["bob", "cat"]
            )
            assert any({"kind": "gone", "person": "ann"}.items() <= event.items() for event in cat.events)
            await give_up(floor.floor.listening(table))
            assert [person.name for person in table.running.table.players] == ["bob", "cat"]

    asyncio.run(tried())


def test_nobody_gives_up_a_place_who_is_away_for_a_moment(tmp_path: Path) -> None:
    async def tried() -> None:
        async with asyncio.timeout(60), floor_at(tmp_path) as floor:
            await floor.house.open_table("wheel", "roulette")
            ann = await at_the_wheel(floor, "ann")
            await goes(floor, ann)
            await give_up(floor.floor.listening(floor.house.table("wheel")))
            assert [person.name for person in floor.house.table("wheel").running.table.players] == ["ann"]

    asyncio.run(tried())
