"""What each wager of this house has returned, by gaming day and over thirty, for inspectors and administrators."""

from datetime import date, timedelta
from typing import Annotated, Final

from fastapi import APIRouter, Query
from pydantic import BaseModel, Field

from houseway.audit.monitor import DAYS, LEVEL, HouseReturns, Says, WagerCourse, WagerTally
from houseway.errors import BadInput
from houseway.floor.floor import Floor, OnFloor
from houseway.floor.inspection import Inspector
from houseway.floor.lookup import known_table
from houseway.floor.shapes import InDollars
from houseway.floor.threads import aside
from houseway.ledger.gaming_day import gaming_day

router: Final = APIRouter(prefix="/api/inspection", tags=["inspection"])
Part = Annotated[float | None, Field(description="Of each dollar that was wagered; what the house keeps is below 0.")]


class ReturnTold(BaseModel):
    """What lay on a wager for a while, and what came back of it."""

    wagers: int
    handle: InDollars
    actual: Part
    expected: Part
    tolerance: Part = Field(description="So far off, either way, it lies in 99 of 100 cases, or more of them.")
    says: Says
    alarms: bool = Field(description="Is it outside? Where players decide, that they get less back is no alarm.")


class DayReturned(BaseModel):
    day: date
    alone: ReturnTold
    so_far: ReturnTold = Field(description="From the first of the thirty days on.")


class WagerReturned(BaseModel):
    """One wager of a game, at all tables or at the one that is asked for."""

    game: str
    rules: str
    wager: str
    decided: bool = Field(description="Do players decide in it? Expected is then what the best play gives.")
    on_day: ReturnTold
    in_all: ReturnTold
    days: list[DayReturned] = Field(description="On which it was made.")


class ReturnsTold(BaseModel):
    """Poker is played among players, and returns nothing by itself."""

    day: date
    days: list[date] = Field(description="On which anything was settled, of the last thirty.")
    level: str
    wagers: list[WagerReturned]
    told: int = Field(description="Wagers that were made often enough in thirty days for anything to show.")
    outside: int
    by_chance: float = Field(description="So many of these would lie outside though nothing is wrong.")


@router.get("/returns", summary="What each wager has returned")
async def returns(
    _who: Inspector,
    floor: OnFloor,
    day: Annotated[
        date | None, Query(description="One of the last thirty gaming days; today, where none is said.")
    ] = None,
    table: Annotated[str, Query(max_length=100, description="At this table alone.")] = "",
) -> ReturnsTold:
    """The actual return of each wager beside the exact one, and how far off it may lie. What is played at this moment
    counts once it is settled, or where something may lie face down, once its round is over."""
    if table:
        await known_table(floor.house, table)
    return await aside(_told, floor, day, table)


def _told(floor: Floor, day: date | None, table: str) -> ReturnsTold:
    today = gaming_day(floor.house.clock.now())
    if day is not None and not today - timedelta(days=DAYS - 1) <= day <= today:
        raise BadInput(f"day: {day} is none of the last {DAYS} gaming days; today is {today}")
    found: HouseReturns = floor.monitor.look(floor.house.store, today, table)
    wagers = [_wager(each, day or today) for each in found.courses()]
    tell = [each for each in wagers if each.in_all.says not in ("few", "no figure")]
    return ReturnsTold(
        day=day or today,
        days=sorted(found.days),
        level=f"{LEVEL}%",
        wagers=wagers,
        told=len(tell),
        outside=sum(each.in_all.alarms for each in tell),
        by_chance=round(len(tell) * (100 - int(LEVEL)) / 100, 2),
    )


def _wager(each: WagerCourse, day: date) -> WagerReturned:
    return WagerReturned(
        game=each.watched.game,
        rules=each.watched.rules,
        wager=each.watched.wager,
        decided=each.over_all.decided,
        on_day=_return(each.days.get(day, WagerTally())),
        in_all=_return(each.over_all),
        days=[DayReturned(day=at, alone=_return(alone), so_far=_return(so_far)) for at, alone, so_far in each.so_far()],
    )


def _return(found: WagerTally) -> ReturnTold:
    parts = {name: getattr(found, name) for name in ("actual", "expected", "tolerance")}
    rounded = {name: None if value is None else round(value, 6) for name, value in parts.items()}
    return ReturnTold(wagers=found.wagers, handle=found.handle, says=found.says, alarms=found.alarms, **rounded)
