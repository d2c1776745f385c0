"""A house that plays at the tables that it has until somebody kills it; each act that was answered is on a line.

python tests/support/crashing.py FOLDER SEED GAMES [DATABASE]

GAMES are those whose tables it opens, where they are not there. A line has the table, the id, the fence under which the
table ran, and the number of the act's last event.
"""

import asyncio
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from houseway.errors import HousewayError
from houseway.house.house import House, NotStored
from houseway.house.tables.task import HouseTable
from support.house import Play, house_at, seated
from support.linked_tables import linked_tables

LINKED = ("east 1", "east 2")  # tables of Caribbean stud with one prize meter
LOUNGE = "the lounge"


class Telling(Play):
    async def _do(self, who: str, act: str, details: Mapping[str, Any]) -> bool:
        done = await super()._do(who, act, details)
        for id, answer in self.answers:
            print(self.table.name, id, self.table.chain.fence, answer.last, sep="\t", flush=True)
        self.answers.clear()
        return done


async def at(house: House, table: HouseTable, seed: str) -> None:
    """As long as it is run here; while the store does not answer, somebody tries again."""
    play = Telling(table, seed)
    while house.tables.get(table.name) is table:
        try:
            table.view("dealer")  # set up from the store again, where that is needed
            await play.step()
        except NotStored:
            await asyncio.sleep(0.1)
        await asyncio.sleep(0)


async def tickets(house: House, seed: str) -> None:
    """Somebody at the keno lounge buys tickets, and there is a draw now and then."""
    for number in range(10_000):
        id, bought = f"{seed} ticket {number}", {"patron": "east 1 bot 1", "ways": ["1-2-3"], "stake": "1.00"}
        try:
            if number % 3 == 2:
                await house.keno("draw", id)
            else:
                await house.keno("sell", id, **bought, writer="w1")
        except NotStored:
            await asyncio.sleep(0.1)
            continue
        print(LOUNGE, id, 0, house.acts.number, sep="\t", flush=True)
        await asyncio.sleep(0)


async def for_ever(folder: str, seed: str, games: str, database: str | None = None) -> None:
    house = house_at(folder, database, seed)
    for game in games.split(",") if games else ():
        if game not in house.names:
            await seated(house, game, game)
    if games and LINKED[0] not in house.names:
        await linked_tables(house, dealt="house")
        await house.keno("open")
        await house.keno("begin day")
    print("open", flush=True)
    selling = asyncio.create_task(tickets(house, seed)) if games else None
    plays: dict[HouseTable, asyncio.Task[None]] = {}
    while True:
        for table in house.tables.values():
            if table not in plays:
                plays[table] = asyncio.create_task(at(house, table, f"{seed} {table.chain.fence}"))
        for task in [*plays.values(), *([selling] if selling is not None else [])]:
            if task.done():
                task.result()
        await asyncio.sleep(0.1)


if __name__ == "__main__":
    try:
        asyncio.run(for_ever(*sys.argv[1:]))
    except HousewayError as wrong:
        sys.exit(str(wrong))
