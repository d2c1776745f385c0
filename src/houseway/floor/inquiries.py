"""What an inspector asks over time: rows of one kind, and how often each person is in them."""

from collections import Counter
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Path, Query
from pydantic import BaseModel, Field

from houseway.floor.events import OWN, When, moment_of
from houseway.floor.floor import OnFloor
from houseway.floor.inspection import Inspector
from houseway.floor.shapes import InDollars
from houseway.floor.threads import aside
from houseway.shown.inquiries import INQUIRIES, MOST, FoundRow, Span
from houseway.store.store import Store

router: Final = APIRouter(prefix="/api/inspection", tags=["inspection"])
Asked = Annotated[Literal["overrules", "refunds", "for others", "long rounds"], Path()]
ALWAYS: Final = "9999"


class InquiryRow(BaseModel):
    """One thing that was found."""

    of: str = Field(description="Whose it is: who was overruled, whose money, which table.")
    by: str = Field(description="Who did it.")
    what: str
    amount: InDollars | None
    at: str
    name: str = Field(description="The table, or the house.")
    event: str
    round: int


class PersonCount(BaseModel):
    person: str
    count: int
    amount: InDollars


class InquiryShape(BaseModel):
    """What was found, the latest first, and by whom how often."""

    rows: list[InquiryRow]
    by: list[PersonCount]
    of: list[PersonCount]
    more: bool = Field(description="There is more than this; ask about a shorter time.")


@router.get("/inquiries/{asked}", summary="A question over time")
async def inquiry(
    _who: Inspector,
    floor: OnFloor,
    asked: Asked,
    person: Annotated[str, Query(max_length=100, description="Who did it, or whose it is: part of the name.")] = "",
    since: When = None,
    until: When = None,
) -> InquiryShape:
    """All overrules of a dealer, refunds by writer, money and wagers taken out for others, rounds longer than usual."""
    span = Span(moment_of(since), moment_of(until) or ALWAYS)
    async with floor.one_long_look:
        return await aside(_answer, floor.house.store, asked, person, span)


def _answer(store: Store, asked: str, person: str, span: Span) -> InquiryShape:
    part = person.casefold()
    found = [row for row in INQUIRIES[asked](store, span) if part in row.by.casefold() or part in row.of.casefold()]
    found.sort(key=lambda row: (row.at, row.chain, row.number), reverse=True)
    names = {table.chain: table.name for table in store.tables()}
    rows = [
        InquiryRow(of=row.of, by=row.by, what=row.what, amount=row.amount, at=row.at, round=row.round,
                   name=names.get(row.chain, OWN.get(row.chain, "")), event=f"{row.chain}:{row.number}")
        for row in found[:MOST]
    ]  # fmt: skip
    by, of = (_counted(found, at) for at in (1, 0))
    return InquiryShape(rows=rows, by=by, of=of, more=len(found) >= MOST)


def _counted(found: list[FoundRow], at: int) -> list[PersonCount]:
    counts, amounts = Counter[str](), Counter[str]()
    for row in found:
        counts[row[at]] += 1  # type: ignore[index]
        amounts[row[at]] += row.amount or 0  # type: ignore[index]
    return [PersonCount(person=name, count=n, amount=amounts[name]) for name, n in counts.most_common()]
