"""A table over its socket: two people play, one loses the line and goes on, doubled frames are done once."""

import asyncio
from pathlib import Path

from support.floor_tables import floor_at


def test_two_people_at_one_table_of_blackjack_see_each_others_wagers_and_play_a_round(tmp_path: Path) -> None:
    async def tried() -> None:
        async with floor_at(tmp_path) as floor:
            await floor.house.open_table("twenty-one", "blackjack")
            ann, bob = await floor.at("twenty-one", "ann"), await floor.at("twenty-one", "bob")
            await ann.until(lambda: "moment" in ann.view)
            print(ann.view)
            print(await ann.says(ask="options"))
            await ann.close(), await bob.close()

    asyncio.run(tried())
