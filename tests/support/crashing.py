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
from houseway.house.tables import HouseTable
from support.house import Play, house_at, seated


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


async def for_ever(folder: str, seed: str, games: str, database: str | None = None) -> None:
    house = house_at(folder, database, seed)
    for game in games.split(",") if games else ():
        if game not in house.names:
            await seated(house, game, game)
    print("open", flush=True)
    plays: dict[HouseTable, asyncio.Task[None]] = {}
    while True:
        for table in house.tables.values():
            if table not in plays:
                plays[table] = asyncio.create_task(at(house, table, f"{seed} {table.chain.fence}"))
        for task in plays.values():
            if task.done():
                task.result()
        await asyncio.sleep(0.1)


if __name__ == "__main__":
    try:
        asyncio.run(for_ever(*sys.argv[1:]))
    except HousewayError as wrong:
        sys.exit(str(wrong))
