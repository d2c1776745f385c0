"""Disputes that are written down at a table: the sheet that is signed, kept in the table's own chain."""

from typing import Annotated, Final, Literal

from fastapi import APIRouter, Path, Query
from fastapi.responses import Response
from pydantic import BaseModel, Field

from houseway.errors import BadInput
from houseway.floor import rounds
from houseway.floor.floor import OnFloor
from houseway.floor.frames import IncomingFrame, Numbers
from houseway.floor.paper import PDF, paper
from houseway.floor.problems import NotThere, may_be
from houseway.floor.shapes import Money
from houseway.floor.tables import MAY_REFUSE, Table
from houseway.floor.threads import aside
from houseway.floor.visitor import Key, needs, own_id
from houseway.house.people import AT_TABLES, INSPECT, Member
from houseway.house.retries import noted
from houseway.house.tables.table import RunningTable
from houseway.money import cents, dollars
from houseway.printing.dispute_sheet import DisputePaper, dispute_sheets
from houseway.printing.pdf import pdf
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


@router.get("/{name}/disputes/{number}/sheet.pdf", response_class=Response, responses=PDF)
async def printed(who: Reads, table: Table, floor: OnFloor, number: Annotated[int, Path(ge=1, lt=1 << 31)]) -> Response:
    """A sheet with lines to sign on, and its round as whoever prints it may know that."""
    found = await aside(floor.house.store.last_noted, table.number, [DisputeWritten], MOST)
    sheet = next((_shape(each) for each in found if each.number == number), None)
    if sheet is None:
        raise NotThere(f"event {number} of {table.name} is no dispute that was written down")
    of_round = await rounds.told(floor.house, table, who, sheet.round)
    steps = [(each["at"][11:19], each["who"], each["says"]) for each in of_round["events"]]
    made = DisputePaper(table.name, sheet.round, number, _rows(sheet), steps)
    return paper(await aside(lambda: pdf(dispute_sheets(made))), f"dispute-{table.name}-{number}")


def _rows(sheet: SheetShape) -> list[tuple[str, str]]:
    return [
        ("Written", f"{sheet.at[:19].replace('T', ' ')} by {sheet.by}, {sheet.role}"),
        ("Patron", sheet.patron or "not named"),
        ("What happened", sheet.note),
        ("Witnesses", sheet.witnesses or "none"),
        ("Amount", f"${sheet.amount}"),
        ("Ruling", sheet.ruling or "none"),
        ("Outcome", sheet.outcome),
        ("Camera", sheet.camera or "none noted"),
    ]


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
