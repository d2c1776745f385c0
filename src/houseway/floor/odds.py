"""What the house keeps of each wager of a table, exactly."""

import asyncio
from functools import lru_cache
from typing import Any, Final

from fastapi import APIRouter
from pydantic import BaseModel

from houseway.floor.tables import Table
from houseway.floor.who import Who
from houseway.odds.lines import lines_of
from houseway.odds.table import page_of
from houseway.play.game import Game

COUNTS: Final = ("decks",)  # of how a table is run, what its odds depend on

router: Final = APIRouter(prefix="/api/tables", tags=["tables"])


class Odds(BaseModel):
    wager: str
    selection: str
    strategy: str
    pays: str
    edge: str


class OddsOfTable(BaseModel):
    """A row for each wager; places that return the same are told together."""

    rows: list[Odds]


@router.get("/{name}/odds", summary="The odds of a table")
async def odds(_who: Who, table: Table) -> OddsOfTable:
    """The exact house edge of every wager, by the best play where something is to be decided."""
    game, settings = await table.seen(lambda running, _: (running.game, running.table.as_data().get("rules", {})))
    return await asyncio.to_thread(_told, game, tuple((name, settings[name]) for name in COUNTS if name in settings))


@lru_cache(maxsize=64)
def _told(game: Game[Any], settings: tuple[tuple[str, Any], ...]) -> OddsOfTable:
    """Worked out once for each game and way of running it."""
    found = lines_of(page_of(game, dict(settings), variance=False).rows)
    rows = [dict(zip(found.headings, cells, strict=True)) for cells in found.cells]
    return OddsOfTable(
        rows=[
            Odds(
                wager=row["wager"],
                selection=row.get("selection", ""),
                strategy=row.get("strategy", ""),
                pays=row.get("pays", ""),
                edge=row["house edge"],
            )
            for row in rows
        ]
    )
