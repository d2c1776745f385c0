"""Nobody takes all the memory of a process by opening sockets."""

import asyncio
from pathlib import Path

import pytest
from support.floor_tables import floor_at

from houseway.bench.table_client import TableClient
from houseway.floor import open_sockets


def test_one_person_has_so_many_sockets_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_sockets, "MOST", 2)

    async def tried() -> None:
        async with floor_at(tmp_path) as floor:
            await floor.house.open_table("wheel", "roulette")
            ann, bob = await floor.seat("ann"), await floor.seat("bob")
            first, second, third, others = (TableClient(seat, "wheel") for seat in (ann, ann, ann, bob))
            for client in (first, second, others):
                await client.connect()
                assert (await client.says(ping=1))["pong"] == 1
            await third.connect()
            await third.until(lambda: third.closed is not None)
            assert (third.closed, third.view) == (4429, {})
            await first.close()
            while len(floor.floor.sockets) > 2:  # until the process has seen that it is closed
                await asyncio.sleep(0.01)
            await third.connect()
            await third.until(lambda: bool(third.view))
            for client in (second, third, others):
                await client.close()

    asyncio.run(tried())
