"""What was typed wrongly at a live table: what may be corrected now, what that would do, and that it is done."""

from typing import Annotated

from fastapi import APIRouter, Response
from pydantic import BaseModel, Field

from houseway.errors import BadInput
from houseway.floor.frames import IncomingFrame, Numbers
from houseway.floor.offer_shapes import StepForeseen
from houseway.floor.problems import may_be
from houseway.floor.shape import Chosen
from houseway.floor.tables import MAY_REFUSE, Table, as_json
from houseway.floor.threads import aside
from houseway.floor.visitor import Key, needs, own_id
from houseway.house.people import DEAL, Member
from houseway.house.tables.correction import Mistyped, correctable
from houseway.house.tables.table import RunningTable
from houseway.shown.reports import foreseen_of_correction
from houseway.shown.view import SAYS_WHAT_COMES, written

router = APIRouter(prefix="/api/tables", tags=["tables"], responses=may_be(400, 401, 403, 404, 421))
Corrects = Annotated[Member, needs(SAYS_WHAT_COMES)]


class CorrectableShape(BaseModel):
    """One thing that was typed, as it stands."""

    round: int
    step: int = Field(description="Which of the things that were done or came in its round.")
    act: str = Field(description="What was done; empty: it came from a device.")
    device: str
    who: str = Field(description="Who did it, or for whom it came.")
    field: str = Field(description="Empty: a report, which is taken back as a whole where it was made by mistake.")
    stands: Chosen | None = Field(description="None where it may lie face down, and its dealer alone knows it.")


class RightValue(IncomingFrame):
    """Which of those, and what it was in truth."""

    round: int = Field(ge=1)
    step: int = Field(ge=1)
    field: str = Field(max_length=40)
    now: Chosen = Field(description="What it was: as it is typed, amounts in dollars and cents; empty of a report.")


@router.get("/{name}/corrections")
async def corrections(who: Corrects, table: Table) -> list[CorrectableShape]:
    """What whoever asks may correct now, the latest first: the dealer before anything else is done, a floor manager or
    the pit boss until the next round ends."""

    def look(running: RunningTable, _number: int) -> list[CorrectableShape]:
        hidden = running.game.face_down if not who.is_one(DEAL) else frozenset()
        return [
            CorrectableShape(**each._asdict() | ({"stands": None} if not each.act and each.field in hidden else {}))
            for each in correctable(running, who)
        ]

    return await table.seen(look)


@router.post("/{name}/corrections", responses=MAY_REFUSE)
async def correct(who: Corrects, table: Table, sent: RightValue, key: Key = None) -> Numbers:
    """It is recorded as it was: settlements are undone and made again. No irregularity of the game."""
    answer = await table.correct(who, _wrong(sent), own_id(who, sent.id or key))
    return Numbers(first=answer.first, last=answer.last)


@router.post("/{name}/corrections/foreseen", response_model=list[StepForeseen], responses=MAY_REFUSE)
async def foreseen(who: Corrects, table: Table, sent: RightValue) -> Response:
    """What would come of that, step by step; nothing is done."""
    if table.running.game.face_down and not who.is_one(DEAL):
        raise BadInput(f"cards lie face down at {table.name}; what would come of it is not told before")
    steps = await aside(foreseen_of_correction, table, who, _wrong(sent))
    return as_json(written([step.as_data() for step in steps]))


def _wrong(sent: RightValue) -> Mistyped:
    return Mistyped(sent.round, sent.step, sent.field, sent.now)
