"""A tournament's file to begin with, for who announces one."""

from typing import Annotated, Final

from fastapi import APIRouter

from houseway.floor.floor import OnFloor
from houseway.floor.problems import may_be
from houseway.floor.tournaments.shapes import StatedIn
from houseway.floor.visitor import needs
from houseway.house.demonstration_tournament import file
from houseway.house.people import RUN_TOURNAMENTS, Member

router: Final = APIRouter(prefix="/api/announcement", tags=["tournaments"], responses=may_be(401, 403))


@router.get("", summary="A file that states a tournament's conditions, to be changed")
async def example(_who: Annotated[Member, needs(RUN_TOURNAMENTS)], floor: OnFloor) -> StatedIn:
    """As the demonstration house announces its own: it may be announced from now on as it is."""
    return StatedIn(file=file(floor.house.clock.now()))
