"""Numbers over a socket that no table has: whoever says one is shown the table, and stays connected."""

import asyncio
from pathlib import Path

import pytest
from support.floor_tables import floor_at


@pytest.mark.parametrize("number", [-1, -(10**9), -(10**30), 10**30])
def test_whoever_resumes_at_a_number_that_there_cannot_be_is_shown_the_table(tmp_path: Path, number: int) -> None:
    async def tried() -> None:
        async with floor_at(tmp_path) as floor:
            await floor.house.open_table("wheel", "roulette")
            ann = await floor.at("wheel", "ann")
            await ann.until(lambda: bool(ann.view))
            frames = ann.frames
            assert (await ann.says(resume=number))["resumes"] == number
            await ann.until(lambda: ann.frames > frames)
            assert ann.view["table"] == "wheel"
            await ann.close()
            ann.number, ann.view = number, {}  # and so by a new socket
            await ann.connect()
            await ann.until(lambda: bool(ann.view))
            assert (await ann.says(ping=1))["pong"] == 1
            await ann.close()

    asyncio.run(tried())
