"""Frames are put on the wire at once, as any server would write them, and in their order."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from support.floor_tables import floor_at
from websockets.frames import Frame, Opcode

from houseway.floor.wire import at_once, framed
from houseway.play.codec import Data

RED = {"on": "red", "selection": "red", "stake": "5.00"}


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536])
def test_a_frame_is_written_as_the_standard_has_it(length: int) -> None:
    text = "x" * length
    assert framed(text) == Frame(Opcode.TEXT, text.encode()).serialize(mask=False)


def test_where_the_server_has_no_such_way_nothing_is_written_at_once() -> None:
    assert not at_once({"type": "websocket"})("{}")


def test_who_acts_is_answered_before_they_are_told_what_it_led_to(tmp_path: Path) -> None:
    async def tried() -> None:
        async with asyncio.timeout(60), floor_at(tmp_path) as floor:
            table = await floor.house.open_table("wheel", "roulette")
            ann = await floor.at("wheel", "ann")
            await ann.until(lambda: "round" in ann.view)
            await ann.reaches(table.chain.number)
            order: list[Any] = []
            take = ann.take

            def noted(told: Data) -> None:
                order.append("done" if "done" in told else told["number"])
                take(told)

            ann.take = noted  # type: ignore[method-assign]
            told: list[Any] = []
            for _ in range(3):
                answer = await ann.act("wager", **RED)
                told += ["done", answer["done"]["last"]]
                await ann.reaches(answer["done"]["last"])
            assert order == told
            await ann.close()

    asyncio.run(tried())


def test_what_goes_wrong_with_telling_stops_no_table(tmp_path: Path) -> None:
    async def tried() -> None:
        async with asyncio.timeout(60), floor_at(tmp_path) as floor:
            table = await floor.house.open_table("wheel", "roulette")

            def fails(_first: int, _bodies: object) -> None:
                raise ValueError

            ann = await floor.at("wheel", "ann")
            table.hears.insert(0, fails)
            for _ in range(2):
                answer = await ann.act("wager", **RED)
                await ann.reaches(answer["done"]["last"])
            await ann.close()

    asyncio.run(tried())
