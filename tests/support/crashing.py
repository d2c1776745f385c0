"""A house that plays at several tables until somebody kills it; each id that was answered is on a line of its own.

python tests/support/crashing.py FOLDER SEED [DATABASE]
"""

import asyncio
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from houseway.house.house import House
from support.house import Play, house_at, seated
from support.linked_tables import linked_tables

GAMES = ("roulette", "blackjack", "craps", "manila", "keno")
LINKED = ("east 1", "east 2")  # tables of Caribbean stud with one prize meter
HOUSE = "the house"


class Telling(Play):
    async def _do(self, who: str, act: str, details: Mapping[str, Any]) -> bool:
        done = await super()._do(who, act, details)
        for id in self.acknowledged:
            print(self.table.name, id, sep="\t", flush=True)
        self.acknowledged.clear()
        return done


async def for_ever(folder: str, seed: str, database: str | None = None) -> None:
    house = house_at(folder, database, seed)
    for game in GAMES:
        if game not in house.names:
            await seated(house, game, game)
    if LINKED[0] not in house.names:
        await linked_tables(house, dealt="house")
        await house.keno("open")
        await house.keno("begin day")
    print("open", flush=True)
    plays = [Telling(house.tables[name], seed).rounds(10_000) for name in (*GAMES, *LINKED)]
    await asyncio.gather(*plays, tickets(house, seed))


async def tickets(house: House, seed: str) -> None:
    """Somebody at the keno lounge buys tickets, and there is a draw now and then."""
    for number in range(10_000):
        id, bought = f"{seed} ticket {number}", {"patron": "east 1 bot 1", "ways": ["1-2-3"], "stake": "1.00"}
        if number % 3 == 2:
            await house.keno("draw", id)
        else:
            await house.keno("sell", id, **bought, writer="w1")
        print(HOUSE, id, sep="\t", flush=True)


if __name__ == "__main__":
    asyncio.run(for_ever(*sys.argv[1:]))
