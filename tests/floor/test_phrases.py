"""A few set phrases can be said at a table: everybody there hears them, and they are kept nowhere."""

import asyncio
from pathlib import Path

from support.floor_tables import floor_at


def test_whoever_is_at_the_table_is_heard_by_all_who_listen(tmp_path: Path) -> None:
    async def says() -> None:
        async with asyncio.timeout(60), floor_at(tmp_path) as floor:
            await floor.house.open_table("wheel", "roulette")
            ann, bob = await floor.at("wheel", "ann"), await floor.at("wheel", "bob")
            cat = await floor.at("wheel", "cat", sits=False)
            stored = floor.house.tables["wheel"].chain.number
            assert (await ann.says(say="well played"))["spoken"] == "well played"
            for client in (ann, bob, cat):
                await client.says(ping=1)  # by then it has come
                assert {"said": {"who": "ann", "phrase": "well played"}} in client.events
            assert floor.house.tables["wheel"].chain.number == stored
            told = await cat.says(say="good luck")
            assert (told["status"], "sit down first" in told["error"]) == (403, True)

    asyncio.run(says())


def test_nobody_talks_without_end(tmp_path: Path) -> None:
    async def says() -> None:
        async with asyncio.timeout(60), floor_at(tmp_path) as floor:
            await floor.house.open_table("wheel", "roulette")
            ann = await floor.at("wheel", "ann")
            told = [await ann.says(say="sorry") for _ in range(6)]
            assert [each.get("status") for each in told].count(429) >= 1

    asyncio.run(says())
