"""A floor process in a test, on a free port of this machine, with people who are signed in and tables that are open."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import uvicorn

from houseway.bench.table_client import SignedInSeat, TableClient
from houseway.floor.app import app
from houseway.floor.floor import Floor
from houseway.floor.settings import FloorSettings, Rate, at_loopback
from houseway.floor.wire import Wire
from houseway.house.house import House
from support.house import house_at

BROUGHT = 1_000_00
OFTEN = Rate(100_000, 1)


class Floors:
    """A house over loopback."""

    def __init__(self, house: House, floor: Floor, origin: str) -> None:
        self.house, self.floor, self.origin = house, floor, origin

    async def seat(self, name: str, role: str = "player", money: int = BROUGHT) -> SignedInSeat:
        """Somebody comes in, with chips if they play."""
        await self.house.admit(name, role)
        if role in ("player", "guest"):
            await self.house.deposit(name, 2 * money)
            await self.house.buy_in(name, money)
        return SignedInSeat(self.origin, await self.floor.sessions.cookie_for(name))

    async def at(self, table: str, name: str, role: str = "player", sits: bool = True) -> TableClient:
        """Somebody comes in, sits down at a table if they play, and listens there."""
        seat = await self.seat(name, role)
        if sits and role in ("player", "guest"):
            await self.house.sit(table, name, BROUGHT)
        return await TableClient(seat, table).connect()


@asynccontextmanager
async def floor_at(folder: Path, frames: Rate = OFTEN, database: str | None = None) -> AsyncIterator[Floors]:
    """It listens until the test is done."""
    house = house_at(folder, database)
    config = uvicorn.Config("", port=0, log_level="critical", lifespan="off", ws=Wire, timeout_graceful_shutdown=1)
    listens = config.bind_socket()
    port = listens.getsockname()[1]
    made = app(house, FloorSettings(origins=at_loopback(port), acts_by_person=OFTEN, frames_by_socket=frames))
    config.app = made
    server = uvicorn.Server(config)
    serves = asyncio.create_task(server.serve(sockets=[listens]))
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield Floors(house, made.state.floor, f"http://127.0.0.1:{port}")
    finally:
        server.should_exit = True
        await serves
        listens.close()
        await house.stop()
