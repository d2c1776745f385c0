"""People without a page at a live table: its staff seats them, sells them chips for cash, and lets them go."""

from typing import Annotated

from fastapi import APIRouter
from pydantic import BaseModel, Field

from houseway.floor.floor import OnFloor
from houseway.floor.frames import IncomingFrame
from houseway.floor.problems import may_be
from houseway.floor.shapes import Money
from houseway.floor.tables import MAY_REFUSE, Table
from houseway.floor.visitor import Key, needs, own_id
from houseway.house.people import Member
from houseway.house.tables.patrons import let_go, seat_patron, sell_chips
from houseway.money import cents
from houseway.shown.view import SAYS_WHAT_COMES

router = APIRouter(prefix="/api/tables", tags=["tables"], responses=may_be(400, 401, 403, 404, 421))
Seats = Annotated[Member, needs(SAYS_WHAT_COMES)]
Called = Annotated[str, Field(max_length=40)]


class PatronSeated(IncomingFrame):
    """Whom the staff seats, and with what."""

    person: Called = Field("", description="Somebody who is known, or `patron in box 3`; without it, the next number.")
    seat: Annotated[int | None, Field(ge=1, le=100, description="Where the rules number the places.")] = None
    cash: Money = Field("0", description="Laid down for chips: it goes into the drop box.")
    chips: Money = Field("0", description="That they bring.")


class CashLaidDown(IncomingFrame):
    person: Called
    amount: Money


class PatronLeaves(IncomingFrame):
    person: Called


class PatronShape(BaseModel):
    person: str = Field(description="Under which name they play here.")


@router.post("/{name}/patrons", responses=MAY_REFUSE, status_code=201)
async def seat(floor: OnFloor, who: Seats, table: Table, sent: PatronSeated, key: Key = None) -> PatronShape:
    """Somebody who has no page is seated, with cash, chips or both; the dealer says what they do from then on."""
    cash, chips, id = cents(sent.cash), cents(sent.chips), own_id(who, sent.id or key)
    seated = await seat_patron(floor.house, table.name, sent.person, who, cash=cash, chips=chips, seat=sent.seat, id=id)
    return PatronShape(person=seated)


@router.post("/{name}/patrons/cash", responses=MAY_REFUSE, status_code=204)
async def cash(floor: OnFloor, who: Seats, table: Table, sent: CashLaidDown, key: Key = None) -> None:
    """A player lays down cash and is given chips for it."""
    await sell_chips(floor.house, table.name, sent.person, who, cents(sent.amount), own_id(who, sent.id or key))


@router.post("/{name}/patrons/departures", responses=MAY_REFUSE, status_code=204)
async def depart(floor: OnFloor, who: Seats, table: Table, sent: PatronLeaves, key: Key = None) -> None:
    """A player goes, with all chips that can be taken up."""
    await let_go(floor.house, table.name, sent.person, who, own_id(who, sent.id or key))
