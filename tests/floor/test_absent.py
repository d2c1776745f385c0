"""Who closes their page and does not come back gives up their place, with their chips."""

import asyncio
from pathlib import Path

import pytest
from support.floor import settings
from support.floor_tables import Floors, floor_at
from support.house import house_at, seated

from houseway.bench.table_client import TableClient
from houseway.floor import absence
from houseway.floor.absence import give_up
from houseway.floor.app import app
from houseway.floor.audience import Ear
from houseway.floor.floor import Floor

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


def test_every_table_is_looked_at_now_and_then_where_somebody_has_listened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LONG", "LOOKS"):
        monkeypatch.setattr(absence, name, 0.0)

    async def tried() -> None:
        house = house_at(tmp_path)
        floor: Floor = app(house, settings()).state.floor
        wheel, coins = [
            await seated(house, name, game, 1) for name, game in (("wheel", "roulette"), ("coins", "two-up"))
        ]
        assert floor.listened_at() == []
        heard, ear = floor.listening(wheel), Ear("wheel bot 1")
        heard.add(ear)
        assert floor.listened_at() == [heard]
        looks = asyncio.create_task(absence.look_for_the_absent(floor))
        await asyncio.sleep(0.05)
        assert [person.name for person in wheel.running.table.players] == ["wheel bot 1"]
        heard.remove(ear)
        async with asyncio.timeout(30):
            while wheel.running.table.players:
                await asyncio.sleep(0)
        assert [person.name for person in coins.running.table.players] == ["coins bot 1"], "nobody has listened there"
        looks.cancel()
        del house.tables["wheel"]  # as where another process has taken it
        assert floor.listened_at() == []
        house.tables["wheel"] = wheel
        await house.stop()

    asyncio.run(tried())
