"""The pit: looks after every table of a house by its clock. What is due is done, and bots play.

Nothing is kept here that is not in the store: whoever starts a pit on a house goes on where the last one stopped.
"""

import asyncio
import logging
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final

from houseway.equipment.entropy import Entropy, SystemEntropy
from houseway.errors import HousewayError
from houseway.house.bots import BotAtTable, bots_move_at, next_bot
from houseway.house.by_the_clock import change_as_announced, give_up_places, gone, time_is_up, to_take_effect
from houseway.house.house import House
from houseway.house.running import Running
from houseway.house.tables import HouseTable

LOG: Final = logging.getLogger(__name__)
LOOKS: Final = 0.25  # seconds between two looks at the machine's clock
STEPS: Final = 200  # of one table at one moment


class Pit:
    """Drives the tables of a house; `entropy` gives each bot, by its name, a source of its own."""

    def __init__(self, house: House, entropy: Callable[[str], Entropy] | None = None) -> None:
        self.house = house
        self._entropy = entropy or (lambda _name: SystemEntropy())
        self._bots: dict[str, BotAtTable] = {}
        self._again: dict[str, datetime] = {}  # when a table is tried again at which something went wrong
        self.troubles = 0  # that are bugs

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
        """What is due at one table; where that goes wrong the others go on, and it is tried again a little later."""
        for _ in range(STEPS):
            now, due = self.house.clock.now(), self.due(table)
            if due is None or due > now:
                return due
            if not await self._tried(table, now):
                break
        return self.house.clock.now() + timedelta(seconds=1)

    async def _tried(self, table: HouseTable, now: datetime) -> bool:
        """Was something done? Not in the second after it went wrong."""
        if self._again.get(table.name, now) > now:
            return False
        try:
            return await self._go_on(table, now)
        except HousewayError:  # somebody was quicker, or it could not be stored
            self._again[table.name] = now + timedelta(seconds=1)
        except Exception:
            LOG.exception("%s did not go on", table.name)
            self.troubles += 1
            self._again[table.name] = now + timedelta(minutes=1)
        return False

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
