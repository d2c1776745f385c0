"""A house that plays at several tables until somebody kills it; each id that was answered is on a line of its own.

python tests/support/crashing.py FOLDER SEED [DATABASE]
"""

import asyncio
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from support.house import Play, house_at, seated

GAMES = ("roulette", "blackjack", "craps", "manila", "keno")


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
    print("open", flush=True)
    await asyncio.gather(*(Telling(house.tables[game], seed).rounds(10_000) for game in GAMES))


if __name__ == "__main__":
    asyncio.run(for_ever(*sys.argv[1:]))
