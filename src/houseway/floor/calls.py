"""Two people for chips between the cage and a table, and who of the staff is waited for, anywhere in the house."""

from typing import Annotated, Final

from fastapi import APIRouter, Path
from pydantic import BaseModel, Field
from starlette.responses import Response

from houseway.floor.cage import Cashier
from houseway.floor.etag import SAME, Has, unless
from houseway.floor.floor import Floor, OnFloor
from houseway.floor.lookup import known_table
from houseway.floor.shapes import DoneShape, FloatShape, Retried
from houseway.floor.visitor import Key, Who, needs, own_id
from houseway.house.fills import receive, send, take_back
from houseway.house.people import RECEIVE_CHIPS, Member
from houseway.house.windows import checked_chips
from houseway.money import cents, in_dollars

router: Final = APIRouter(prefix="/api", tags=["cage"])
Receives = Annotated[Member, needs(RECEIVE_CHIPS)]
Sent = Annotated[int, Path(ge=1, lt=1 << 31, description="The event by which the cage sent it.")]


class CallShape(BaseModel):
    """Something waits for whoever asks."""

    table: str
    says: str
    sent: int | None = Field(description="Chips under way, that they say have come or gone: their event.")
    cage: bool = Field(description="At the cage, and not at the table.")


class CallsShape(BaseModel):
    calls: list[CallShape]


@router.get("/calls", summary="What waits for oneself", response_model=CallsShape, responses=SAME, tags=["people"])
async def calls(who: Who, floor: OnFloor, has: Has = None) -> Response:
    """Tables that do not go on without one, fills and credits to be received, drop boxes to be counted by a second."""
    found = [CallShape(**each._asdict()) for each in await floor.calls.of(who)]
    return unless(has, CallsShape(calls=found))


@router.post("/cage/fills", summary="Chips are sent to a table")
async def fill(sent: FloatShape, who: Cashier, floor: OnFloor, key: Key = None) -> DoneShape:
    """They move when somebody at the table says that they have come."""
    return await _send(floor, who, "fill", sent, key)


@router.post("/cage/credits", summary="Chips are asked back from a table")
async def credit(sent: FloatShape, who: Cashier, floor: OnFloor, key: Key = None) -> DoneShape:
    """They move when somebody at the table says that they have left it."""
    return await _send(floor, who, "credit", sent, key)


@router.post("/cage/sent/{sent}/receipt", summary="A fill has come, or a credit has left")
async def received(sent: Sent, more: Retried, who: Receives, floor: OnFloor, key: Key = None) -> DoneShape:
    """Said at the table, by somebody else than who sent it."""
    found = await receive(floor.house, sent, own_id(who, more.id or key))
    return DoneShape(done=f"{found.kind} of {in_dollars(found.amount)} at {found.table}")


@router.post("/cage/sent/{sent}/return", summary="A fill or a credit is taken back")
async def taken_back(sent: Sent, more: Retried, who: Cashier, floor: OnFloor, key: Key = None) -> DoneShape:
    """Before it was received."""
    await take_back(floor.house, sent, own_id(who, more.id or key))
    return DoneShape(done="it is not sent")


async def _send(floor: Floor, who: Member, what: str, sent: FloatShape, key: str | None) -> DoneShape:
    await known_table(floor.house, sent.table)
    amount = cents(sent.amount)
    chips = checked_chips(sent.chips, amount)
    await send(floor.house, what, sent.table, amount, chips, own_id(who, sent.id or key))
    return DoneShape(done=f"{what} of {in_dollars(amount)} is sent: somebody at {sent.table} receives it")
