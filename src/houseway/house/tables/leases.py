"""Which tables this process runs: all of them on SQLite, where it is alone; on PostgreSQL those that it has leased.

What a process holds it renews again and again. Tables that nobody holds, because their process died or stopped, are
taken by the others: each takes its share at once, so that they come to lie evenly, and goes on until none is left.
"""

import asyncio
import logging
import os
import secrets
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from houseway.errors import HousewayError
from houseway.house.tables.task import HouseTable
from houseway.store.database import Unwritten
from houseway.store.leases import SECONDS
from houseway.store.problems import told

if TYPE_CHECKING:
    from houseway.house.house import House

LOG: Final = logging.getLogger(__name__)
EVERY: Final = 1.0  # seconds between two looks
AT_ONCE: Final = 20  # tables taken and set up before the rest of the house is heard again


def now() -> float:
    """Seconds that go on while the machine is asleep, where the system has such a clock."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


class Holding:
    """The tables of one process."""

    def __init__(self, house: "House", name: str | None, address: str, most: int) -> None:
        self.house, self.address, self.most = house, address, most
        self.name = name or f"{os.getpid()}-{secrets.token_hex(4)}"
        self.alone = house.store.alone()
        self.leases = house.store.leases(self.name, address)
        self._stopped = asyncio.Event()
        self._renewing = asyncio.Lock()
        self._tasks: list[asyncio.Task[None]] = []

    def open(self) -> None:
        """Every table that is free comes here."""
        if self.leases is None:
            self._open_all()
            return
        self._renewed = now()
        with told():
            while self._take(AT_ONCE):  # so many at a time that none runs out while the next are set up
                self.leases.renew(self._held())
        self._tasks = [asyncio.create_task(self._for_ever(each)) for each in (self._renew, self._share)]

    def _open_all(self) -> None:
        try:
            with told():
                there = self.house.store.tables()
            for table in there:
                if not table.closed:
                    self.house.reopen(table.chain, 0)
        except BaseException:
            self._free()
            raise

    def _free(self) -> None:
        if self.alone is not None:
            self.alone.release()

    def new(self) -> tuple[int, int]:
        """The number of a chain for another table, and its fence."""
        if self.leases is None:
            numbers = [table.number for table in self.house.tables.values()]
            return max([0, *self.house.store.chains(), *numbers]) + 1, 0
        return self.leases.new(), 1

    async def stop(self) -> None:
        """Whatever is being asked of the database is still answered."""
        self._stopped.set()
        await asyncio.gather(*self._tasks)

    def give_back(self) -> None:
        """Nothing is written here any more; others may have what was held."""
        self._free()
        if self.leases is not None and (held := self._held()):
            with suppress(Unwritten):  # then they wait until the leases run out
                self.leases.release(held)

    # On PostgreSQL, again and again

    async def _for_ever(self, does: Callable[[], Awaitable[None]]) -> None:
        while not self._stopped.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self._stopped.wait(), EVERY)
                return
            try:
                await does()
            except (Unwritten, HousewayError) as wrong:  # most likely the database is away; it is asked again
                LOG.warning("%s", wrong)

    def _held(self) -> dict[int, int]:
        return {table.number: table.chain.fence for table in self.house.tables.values()}

    async def look_again(self) -> None:
        """Before anything is shown: whoever hung or slept for longer than a lease does not know what is theirs."""
        if self.leases is None or now() - self._renewed <= SECONDS:
            return
        with told():
            async with self._renewing:
                if now() - self._renewed > SECONDS:
                    await self._renewal()

    async def _renew(self) -> None:
        async with self._renewing:
            await self._renewal()

    async def _renewal(self) -> None:
        assert self.leases is not None
        held, asked = self._held(), now()
        try:
            kept = await asyncio.to_thread(self.leases.renew, held)
        except Unwritten:
            if now() - self._renewed > SECONDS:  # others may have them: nothing is shown that was not read
                for table in self.house.tables.values():
                    table.unsure = True
            raise
        self._renewed = asked
        await self.house.learn(self.house.chain)  # whom others admitted
        if not self.house.alone.locked():
            async with self.house.alone:  # what they did with meters and at the lounge
                await self.house.learn(self.house.acts)
        for table in list(self._lost(held, kept)):
            del self.house.tables[table.name]
            await table.lose()

    def _lost(self, held: dict[int, int], kept: set[int]) -> Iterator[HouseTable]:
        for table in self.house.tables.values():
            if held.get(table.number) == table.chain.fence and table.number not in kept:
                yield table

    async def _share(self) -> None:
        """This process's share of what nobody holds."""
        assert self.leases is not None
        free, others = await asyncio.to_thread(self.leases.orphans)
        left = share = -(-free // (others + 1))
        while left > 0 and (taken := self._take(min(AT_ONCE, left))):
            left -= taken
            await asyncio.sleep(0)
        if share and left == share and len(self.house.tables) < self.most:  # they are nobody's, and yet cannot be had
            await asyncio.to_thread(self.leases.free)

    def _take(self, most: int) -> int:
        assert self.leases is not None
        taken = self.leases.take(max(0, min(most, self.most - len(self.house.tables))), self._held())
        for chain, fence in taken.items():
            try:
                self.house.reopen(chain, fence)
            except HousewayError as wrong:  # the others are not kept waiting; its lease runs out, and it is tried again
                LOG.warning("chain %d cannot be set up: %s", chain, wrong)
        return len(taken)
