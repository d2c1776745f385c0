"""What the house keeps of each wager of a table, exactly."""

import asyncio
from collections.abc import Iterable, Mapping
from typing import Annotated, Any, Final, TypeAlias

from fastapi import APIRouter, Query
from pydantic import BaseModel, Field

from houseway.floor.tables import Table
from houseway.floor.who import Who
from houseway.house.offered import EVERY
from houseway.odds.lines import lines_of
from houseway.odds.rows import Row
from houseway.odds.said import percent
from houseway.odds.table import page_of
from houseway.play.game import Game

Settings: TypeAlias = tuple[tuple[str, Any], ...]
COUNTS: Final = ("decks",)  # of how a table is run, what its odds depend on
TAKE_SECONDS: Final = ("blackjack", "caribbean-stud")  # to find their best play, the first time

router: Final = APIRouter(prefix="/api/tables", tags=["tables"])


class Odds(BaseModel):
    wager: str
    notes: list[int]
    selection: str
    strategy: str
    pays: str
    edge: str


class OddsOfTable(BaseModel):
    """A row for each wager; places that return the same are told together."""

    rows: list[Odds]
    notes: list[str] = Field(description="From 1 on, as the rows point to them.")
    edges: dict[str, dict[str, str]] = Field(
        description="What the house keeps by the best play: by wager and selection, or `every` where all are the same."
    )


_known: Final[dict[tuple[Game[Any], Settings], OddsOfTable]] = {}  # as many as there are texts and settings


@router.get("/{name}/odds", summary="The odds of a table")
async def odds(
    _who: Who, table: Table, at_hand: Annotated[bool, Query(description="Only what takes no time.")] = False
) -> OddsOfTable:
    """The exact house edge of every wager, by the best play where something is to be decided."""
    game, settings = await table.seen(lambda running, _: (running.game, running.table.as_data().get("rules", {})))
    run_so = tuple((name, settings[name]) for name in COUNTS if name in settings)
    if at_hand and game.name in TAKE_SECONDS and (game, run_so) not in _known:
        return OddsOfTable(rows=[], notes=[], edges={})
    return await asyncio.to_thread(_told, game, run_so)


def _told(game: Game[Any], settings: Settings) -> OddsOfTable:
    """Worked out once for each game and way of running it."""
    if (game, settings) not in _known:
        _known[game, settings] = _worked_out(game, settings)
    return _known[game, settings]


def _worked_out(game: Game[Any], settings: Settings) -> OddsOfTable:
    page = page_of(game, dict(settings), variance=False).rows
    found = lines_of(page)
    rows = [_row(dict(zip(found.headings, cells, strict=True))) for cells in found.cells]
    return OddsOfTable(rows=rows, notes=list(found.notes), edges=_edges(page))


def _row(cells: Mapping[str, str]) -> Odds:
    wager, *notes = cells["wager"].split(" [")
    return Odds(
        wager=wager,
        notes=[int(each.rstrip("]")) for each in notes],
        selection=cells.get("selection", ""),
        strategy=cells.get("strategy", ""),
        pays=cells.get("pays", ""),
        edge=cells["house edge"],
    )


def _edges(rows: Iterable[Row]) -> dict[str, dict[str, str]]:
    """The best play stands first."""
    found: dict[str, dict[str, str]] = {}
    for row in rows:
        found.setdefault(row.found.wager, {}).setdefault(row.found.selection, percent(row.found.house_edge))
    return {wager: {EVERY: min(by.values())} if len(set(by.values())) == 1 else by for wager, by in found.items()}
