"""The pit: looks after every table of a house, and its lounge, by the clock. What is due is done, and bots play.

Nothing is kept here that is not in the store: whoever starts a pit on a house goes on where the last one stopped.
"""

import asyncio
import logging
from collections.abc import Callable, Hashable
from datetime import datetime, timedelta
from typing import Final

from houseway.equipment.entropy import Entropy, SystemEntropy
from houseway.errors import HousewayError
from houseway.house.attendant import Attendant
from houseway.house.director import Directing
from houseway.house.house import House
from houseway.house.tables.bots import BotAtTable, bots_move_at, next_bot
from houseway.house.tables.clock import change_as_announced, give_up_places, gone, time_is_up, to_take_effect
from houseway.house.tables.table import RunningTable
from houseway.house.tables.task import HouseTable
from houseway.play.strategy import Decider
from houseway.strategies import Strategy

LOG: Final = logging.getLogger(__name__)
LOOKS: Final = 0.25  # seconds between two looks at the machine's clock
STEPS: Final = 200  # of one table at one moment
LATER: Final = timedelta(minutes=1)  # a table is tried again at which we have a bug


class Pit:
    """Drives the tables of a house; `entropy` gives each bot, by its name, a source of its own."""

    def __init__(self, house: House, entropy: Callable[[str], Entropy] | None = None) -> None:
        self.house, self.directing = house, Directing(house)
        self._entropy = entropy or (lambda _name: SystemEntropy())
        self._lounge = Attendant(house)
        self._bots: dict[tuple[str, str], BotAtTable] = {}
        self._again: dict[str, datetime] = {}  # when a table is tried again at which something went wrong
        self._due: dict[str, tuple[Hashable, datetime | None]] = {}
        self.troubles = 0  # that are bugs

    async def run(self) -> None:
        """For as long as the house is open."""
        while True:
            await self.tick()
            await asyncio.sleep(LOOKS)

    async def tick(self) -> datetime | None:
        """Everything that is due is done, everywhere at once; when the next thing will be due."""
        now, tables = self.house.clock.now(), list(self.house.tables.values())
        due = [(table, at) for table in tables if (at := self.due(table)) is not None]
        tables_go_on = (self._look_after(table) for table, at in due if at <= now)
        then = await asyncio.gather(*tables_go_on, self._lounge.goes_on())
        then.append(await self._direct())
        return min((at for at in (*then, *(at for _, at in due if at > now)) if at is not None), default=None)

    async def _direct(self) -> datetime | None:
        """Tournaments go on too."""
        try:
            return await self.directing.tick()
        except HousewayError:  # the store does not answer; it is asked again
            return self.house.clock.now() + timedelta(seconds=1)
        except Exception:
            LOG.exception("the tournaments did not go on")
            self.troubles += 1
            return self.house.clock.now() + timedelta(seconds=1)

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
        """Was something done? Not in the second after it went wrong, unless the clock has been put back since."""
        if timedelta(0) < self._again.get(table.name, now) - now <= LATER:
            return False
        try:
            return await self._go_on(table, now)
        except HousewayError:  # somebody was quicker, or it could not be stored
            self._again[table.name] = now + timedelta(seconds=1)
        except Exception:
            LOG.exception("%s did not go on", table.name)
            self.troubles += 1
            self._again[table.name] = now + LATER
        return False

    def due(self, table: HouseTable) -> datetime | None:
        """When this table next does something by itself; worked out anew once something has happened there."""
        key, last, known = (table.running, table.chain.number), table.running.timers.last, self._due.get(table.name)
        if known is None or known[0] != key or (last is not None and last > self.house.clock.now()):
            known = self._due[table.name] = key, self._worked_out(table)
        return known[1]

    def _worked_out(self, table: HouseTable) -> datetime | None:
        running, timer, now = table.running, table.timer(), self.house.clock.now()
        if running.closed:
            return None
        found = [now if timer.is_up(now) else timer.at] if timer is not None else []
        found += [notice.effective for notice in running.table.sign.notices]
        found += [now] if gone(running) else []
        bots = bots_move_at(table)
        return min([*found, *([bots] if bots is not None else [])], default=None)

    async def _go_on(self, table: HouseTable, now: datetime) -> bool:
        """One thing that is due; False where none of it can be done yet."""

        def does(running: RunningTable) -> None:
            if to_take_effect(running, now):
                change_as_announced(running, now)
            give_up_places(running)
            if not running.said:  # or else its time is told when that is stored
                time_is_up(running, table.timer(), now)

        before = table.chain.number
        bots = bots_move_at(table)
        if bots is not None and bots <= now:
            await self._bot(table)
        else:
            await table.does(does)
        return table.chain.number > before

    async def _bot(self, table: HouseTable) -> None:
        """The next bot at a table does one thing."""
        name = next_bot(table)
        if name is not None:
            await self._known(table, name).move(self.house, table)

    def _known(self, table: HouseTable, name: str) -> BotAtTable:
        key = table.name, name
        if key not in self._bots:
            self._bots[key] = BotAtTable(name, self._plays(table.running, name))
        return self._bots[key]

    def _plays(self, running: RunningTable, name: str) -> Decider:
        """By what a bot plays: in a tournament like anybody's strategy there, by its seed."""
        contest = running.contest
        if contest is None:
            return Strategy(running.arranged.bots[name]).decider(running.game, self._entropy(name))
        tournament = self.house.systems.tournament(contest.tournament).running
        return tournament.contender(name, contest.told["stake"])
