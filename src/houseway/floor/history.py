"""One's own history: what became of every wager of this gaming day, and at which step of which round."""

from datetime import timedelta
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query
from pydantic import Field
from starlette.responses import Response
from typing_extensions import TypedDict

from houseway.floor.floor import OnFloor
from houseway.floor.shape import known
from houseway.floor.tables import as_json
from houseway.floor.threads import aside
from houseway.floor.view_shapes import SettlementShape
from houseway.floor.visitor import Who
from houseway.house.house import House
from houseway.ledger.gaming_day import day_ends, gaming_day
from houseway.play.codec import Data
from houseway.play.view import settlement_data
from houseway.shown.history import CameTo, Ended, History
from houseway.shown.view import written

router: Final = APIRouter(prefix="/api/history", tags=["history"])
ONE_DAY: Final = timedelta(days=1)
Game = Annotated[str, Query(max_length=40, description="Of one game, like `roulette`.")]
Name = Annotated[str, Query(max_length=100, description="At one table.")]
Came = Annotated[CameTo | None, Query(description="That came to this for whoever asks.")]
Most = Annotated[int, Query(ge=1, le=500)]


@known
class WagerEnded(SettlementShape):
    """A wager that came to its end; it is seen again in its round, at the step that its event followed from."""

    table: str
    game: str
    title: str
    tournament: Annotated[str, Field(description="Whose chips these were; empty: one's own.")]
    round: int
    n: Annotated[int, Field(description="The number of its event in the table's chain.")]
    at: str


@known
class HistoryTold(TypedDict):
    """The latest first."""

    day: Annotated[str, Field(description="The gaming day: it begins at six in the morning.")]
    wagers: list[WagerEnded]
    more: Annotated[bool, Field(description="Are there more before the last of these?")]


@router.get("", summary="My history", response_model=HistoryTold)
async def history(
    who: Who, floor: OnFloor, game: Game = "", table: Name = "", came_to: Came = None, most: Most = 200
) -> Response:
    """Every wager of one's own that came to its end on this gaming day."""

    def fits(each: Ended) -> bool:
        return game in ("", each.game) and came_to in (None, each.came_to)

    def look(house: House) -> Data:
        day = gaming_day(house.clock.now())
        found = History(house.store, who.name, day_ends(day - ONE_DAY)).last(most + 1, fits, table)
        return {"day": day.isoformat(), "wagers": [*map(_told, found[:most])], "more": len(found) > most}

    return as_json(written(await aside(look, floor.house)))


def _told(each: Ended) -> dict[str, Any]:
    place = each._asdict()
    line, n = place.pop("line"), place.pop("number")
    return place | {"n": n} | settlement_data(line)
