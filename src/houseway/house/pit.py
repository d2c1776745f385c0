"""The pit: looks after every table of a house by its clock. What is due is done, and bots play.

Nothing is kept here that is not in the store: whoever starts a pit on a house goes on where the last one stopped.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Final

from houseway.equipment.entropy import Entropy, SystemEntropy
from houseway.errors import HousewayError
from houseway.house.bots import BotAtTable, bots_move_at, next_bot
from houseway.house.by_the_clock import change_as_announced, give_up_places, gone, time_is_up, to_take_effect
from houseway.house.house import House
from houseway.house.running import Running
from houseway.house.tables import HouseTable

LOOKS: Final = 0.25  # seconds between two looks at the machine's clock
STEPS: Final = 200  # of one table at one moment


class Pit:
    """Drives the tables of a house; `entropy` gives each bot, by its name, a source of its own."""

    def __init__(self, house: House, entropy: Callable[[str], Entropy] | None = None) -> None:
        self.house = house
        self._entropy = entropy or (lambda _name: SystemEntropy())
        self._bots: dict[str, BotAtTable] = {}

    async def run(self) -> None:
        """For as long as the house is open."""
        while True:
            await self.tick()
            await asyncio.sleep(LOOKS)

    async def tick(self) -> datetime | None:
        """Everything that is due is done, at every table at once; when the next thing will be due."""
        due = await asyncio.gather(*(self._look_after(table) for table in list(self.house.tables.values())))
        return min((at for at in due if at is not None), default=None)

    async def _look_after(self, table: HouseTable) -> datetime | None:
        for _ in range(STEPS):
            now, due = self.house.clock.now(), self.due(table)
            if due is None or due > now:
                return due
            with suppress(HousewayError):  # somebody was quicker, or it is not stored and is tried again
                if not await self._go_on(table, now):
                    return now + timedelta(seconds=1)
        return self.house.clock.now() + timedelta(seconds=1)

    def due(self, table: HouseTable) -> datetime | None:
        """When this table next does something by itself."""
        running, timer = table.running, table.timer()
        if running.closed:
            return None
        found = [timer.at] if timer is not None else []
        found += [notice.effective for notice in running.table.sign.notices]
        found += [running.timers.last] if running.timers.last is not None and gone(running) else []
        bots = bots_move_at(self.house, table)
        return min([*found, *([bots] if bots is not None else [])], default=None)

    async def _go_on(self, table: HouseTable, now: datetime) -> bool:
        """One thing that is due; False where none of it can be done yet."""

        def does(running: Running) -> None:
            if to_take_effect(running, now):
                change_as_announced(running, now)
            give_up_places(running)
            time_is_up(running, table.timer(), now)

        before = table.chain.number
        bots = bots_move_at(self.house, table)
        if bots is not None and bots <= now:
            await self._bot(table)
        else:
            await table.does(does)
        return table.chain.number > before

    async def _bot(self, table: HouseTable) -> None:
        """The next bot at a table does one thing."""
        name = next_bot(self.house, table)
        if name is not None:
            await self.bot(name).move(self.house, table)

    def bot(self, name: str) -> BotAtTable:
        if name not in self._bots:
            self._bots[name] = BotAtTable(self.house.bots[name], self._entropy(name))
        return self._bots[name]
