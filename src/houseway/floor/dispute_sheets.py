"""Disputes that are written down at a table: the sheet that is signed, kept in the table's own chain."""

from typing import Annotated, Final, Literal

from fastapi import APIRouter, Query
from pydantic import BaseModel, Field

from houseway.errors import BadInput
from houseway.floor.floor import OnFloor
from houseway.floor.frames import IncomingFrame, Numbers
from houseway.floor.problems import may_be
from houseway.floor.shapes import Money
from houseway.floor.tables import MAY_REFUSE, Table
from houseway.floor.threads import aside
from houseway.floor.visitor import Key, needs, own_id
from houseway.house.people import AT_TABLES, INSPECT, Member
from houseway.house.retries import noted
from houseway.house.tables.table import RunningTable
from houseway.money import cents, dollars
from houseway.shown.view import SAYS_WHAT_COMES
from houseway.store.chain import Stored
from houseway.store.dispute_events import DisputeWritten

router: Final = APIRouter(prefix="/api/tables", tags=["tables"], responses=may_be(400, 401, 403, 404, 421))
Writes = Annotated[Member, needs(SAYS_WHAT_COMES)]
Reads = Annotated[Member, needs(AT_TABLES | INSPECT)]
Outcome = Literal["the patron accepts", "to the inspector", "open"]
Line = Annotated[str, Field(max_length=100)]
Text = Annotated[str, Field(max_length=1000)]
MOST: Final = 500  # sheets of a table


class DisputeSheet(IncomingFrame):
    """What somebody of the staff writes down."""

    round: int = Field(ge=1, description="Of this table.")
    patron: Line = ""
    note: Annotated[str, Field(min_length=1, max_length=1000, description="What happened, and what is in dispute.")]
    witnesses: Line = ""
    amount: Money = "0"
    ruling: Text = ""
    outcome: Outcome = "open"
    camera: Line = Field("", description="Where it was recorded.")


class SheetShape(BaseModel):
    """A sheet as it was written, with whoever wrote it."""

    number: int = Field(description="Of its event in the chain of the table: nobody can change it unseen.")
    at: str
    by: str
    role: str
    round: int
    patron: str
    note: str
    witnesses: str
    amount: str
    ruling: str
    outcome: str
    camera: str


@router.post("/{name}/disputes", responses=MAY_REFUSE, status_code=201)
async def write_down(who: Writes, table: Table, sent: DisputeSheet, key: Key = None) -> Numbers:
    """A dispute that is not ruled on, or that is to be kept: nothing at the table changes by it."""
    told = sent.patron, sent.note, sent.outcome, sent.witnesses, cents(sent.amount), sent.ruling, sent.camera
    sheet = DisputeWritten(sent.round, *told)

    def does(running: RunningTable) -> None:
        if sent.round > running.number:
            raise BadInput(f"{running.name} is in round {running.number}; there was no round {sent.round}")
        running.say(sheet)

    answer = await table.does(does, own_id(who, sent.id or key), noted(sheet))
    return Numbers(first=answer.first, last=answer.last)


@router.get("/{name}/disputes")
async def sheets(
    _who: Reads, table: Table, floor: OnFloor, round: Annotated[int | None, Query(ge=1, lt=1 << 31)] = None
) -> list[SheetShape]:
    """Of a table, or of one of its rounds; the latest last."""
    found = await aside(floor.house.store.last_noted, table.number, [DisputeWritten], MOST)
    return [_shape(each) for each in found if round in (None, getattr(each.event, "round", None))]


def _shape(stored: Stored) -> SheetShape:
    sheet = stored.event
    assert isinstance(sheet, DisputeWritten)
    return SheetShape(
        number=stored.number,
        at=stored.at,
        by=stored.person or "",
        role=stored.role or "",
        round=sheet.round,
        patron=sheet.patron,
        note=sheet.note,
        witnesses=sheet.witnesses,
        amount=dollars(sheet.amount),
        ruling=sheet.ruling,
        outcome=sheet.outcome,
        camera=sheet.camera,
    )
