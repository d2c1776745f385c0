"""A device that reads what comes at a live table, over its socket; and a table that records its results alone."""

import asyncio
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from support.floor import OnTheFloor
from support.floor import floor_at as on_the_floor
from support.floor_tables import Floors, floor_at

from houseway.house.tables.recording import record_as
from houseway.play.events import Came, Done
from houseway.store.actor import THE_HOUSE, Actor
from houseway.store.recording import RecordingSet
from houseway.verify.house import verify


@pytest.fixture
def on(tmp_path: Path) -> Iterator[OnTheFloor]:
    with on_the_floor(tmp_path) as found:
        found.does(partial(found.house.open_table, "wheel", "roulette", dealt="live"))
        yield found


class SimulatedWheel:
    """What stands beside a wheel and reads it: the protocol of docs/sockets.md, and nothing else."""

    def __init__(self, floor: Floors) -> None:
        self.floor = floor

    async def connects(self, table: str) -> None:
        self.client = await self.floor.at(table, "wheel 3", "device")
        await self.client.until(lambda: "round" in self.client.view)

    async def reads(self, number: int, id: str) -> Any:
        said = {"comes": "ball", "value": number, "round": self.client.view["round"], "id": id}
        return await self.client.says(**said)


def test_a_device_reads_round_after_round_and_a_frame_that_is_sent_again_is_one_spin(tmp_path: Path) -> None:
    """A simulated device; nobody types what it reads, and what it says of another round is not taken."""

    async def tried() -> None:
        async with asyncio.timeout(60), floor_at(tmp_path) as floor:
            await floor.house.open_table("wheel", "roulette", dealt="live")
            wheel = SimulatedWheel(floor)
            await wheel.connects("wheel")
            assert "error" in await wheel.reads(17, "too soon"), "it is not yet one of the table's devices"
            flo = await floor.at("wheel", "flo", "floor manager")
            table = floor.house.table("wheel")
            await table.does(lambda running: record_as(running, "result only", {"wheel 3": "ball"}, floor.house.people))
            for spin, number in enumerate((17, 0, 36)):
                told = await wheel.reads(number, f"spin {spin}")
                assert "done" in told, told
                assert await wheel.reads(number, f"spin {spin}") == told, "sent again"
                await wheel.client.reaches(table.chain.number)
            stored = list(floor.house.store.events(table.number))
            by = Actor("wheel 3", "device")
            came = [(each.event.value, each.actor) for each in stored if isinstance(each.event, Came)]
            assert came == [(17, by), (0, by), (36, by)]
            done = [each.actor for each in stored if isinstance(each.event, Done)]
            assert {*done} == {THE_HOUSE}
            typed = await flo.says(comes="ball", value=5, id="typed")
            assert "is read by wheel 3" in str(typed["error"])
            other = await wheel.client.says(comes="card", value="KS", id="card")
            assert "reads the ball" in str(other["error"])
            late = await wheel.client.says(comes="ball", value=5, round=1, id="late")
            assert "belongs to round 1" in str(late["error"])
            assert "403" in str((await wheel.client.says(act="spin the ball", id="acts"))["status"])
            assert not (found := verify(floor.house.store)).wrong, found.wrong

    asyncio.run(tried())


def test_who_runs_tables_says_how_they_are_recorded(on: OnTheFloor) -> None:
    dealer, manager = on.visitor("dealer"), on.visitor("floor manager")
    at = "/api/tables/wheel"
    assert dealer.get(at).json()["view"]["recording"] == {"manner": "every wager", "devices": {}}
    assert dealer.post(f"{at}/comes", {"field": "ball", "value": 17}).status_code == 400, "the wagers are open"
    for _ in range(2):  # a retry is no second one
        assert manager.post(f"{at}/recording", {"manner": "result only", "id": "so"}).status_code == 200
    view = dealer.get(at).json()["view"]
    assert view["recording"]["manner"] == "result only"
    assert [each["comes"] for each in view["yours"] if "comes" in each] == ["ball"], "it may be said at once"
    assert dealer.post(f"{at}/comes", {"field": "ball", "value": 17, "round": 1}).status_code == 200
    assert dealer.post(f"{at}/comes", {"field": "ball", "value": 17, "round": 1}).status_code == 400
    assert manager.post(f"{at}/recording", {"manner": "some"}).status_code == 400
    [event] = [each for each in on.house.store.events(1) if isinstance(each.event, RecordingSet)]
    assert event.actor.role == "floor manager"
