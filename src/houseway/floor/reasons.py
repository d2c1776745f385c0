"""Why it was so: the tree of reasons behind a settlement, a refusal, a ruling or a call (docs/why.md)."""

from typing import Final

from fastapi import APIRouter
from pydantic import BaseModel, Field

from houseway.floor.floor import OnFloor
from houseway.floor.lookup import known_table
from houseway.floor.problems import NotThere, may_be
from houseway.floor.replays import At, Name, Number, of_round
from houseway.floor.visitor import Who
from houseway.house.people import Member
from houseway.play.settlement import Line
from houseway.shown import reasons
from houseway.shown.replay import StoredRound

router: Final = APIRouter(prefix="/api/rounds", tags=["rounds"], responses=may_be(429))


class FactShape(BaseModel):
    event: int = Field(description="By its number in the table's chain; 0: so it was as the round began.")
    says: str


class Considered(BaseModel):
    provision: str
    fails_because: str


class ReasonShape(BaseModel):
    """A node of `houseway.why/1`; what a child has no part of is left empty."""

    conclusion: str
    because: str = Field(description="In words that need no law.")
    provision: str | None
    says: str
    as_at: str
    instrument: str
    reading: str
    facts: list[FactShape]
    figure: list[str] = Field(description="The arithmetic, step by step.")
    children: list["ReasonShape"]
    considered: list[Considered]
    instead: str = Field("", description="Of a refusal: what may be done instead.")


class SettledWager(BaseModel):
    """By what a settlement is told from others of its round."""

    person: str
    wager: str
    selection: str
    verdict: str


class Because(BaseModel):
    """In one sentence."""

    n: int = Field(description="The number of the event in the table's chain.")
    kind: str = Field(description="`settlement`, `refusal`, `ruling` or `call`.")
    line: SettledWager | None
    conclusion: str
    because: str
    figure: list[str] = Field(description="Of a wager that wins: the arithmetic, step by step.")


class Tree(Because):
    format: str
    reason: ReasonShape


@router.get("/{table}/{round}/why", summary="Why, in one sentence each")
async def sentences(table: Name, round: Number, who: Who, floor: OnFloor) -> list[Because]:
    """Every settlement, refusal, ruling and call of a round that whoever asks is told of."""
    floor.limits.reasons.take(who.name)
    await known_table(floor.house, table)
    return await of_round(floor.house.store, table, round, lambda found: _sentences(found, who))


@router.get("/{table}/{round}/why/{n}", summary="Why it was so")
async def tree(table: Name, round: Number, n: At, who: Who, floor: OnFloor) -> Tree:
    """The tree of reasons of an event, as far as whoever asks may know what it rests on."""
    floor.limits.reasons.take(who.name)
    await known_table(floor.house, table)
    return await of_round(floor.house.store, table, round, lambda found: _tree(found, who, n))


def _sentences(round_: StoredRound, who: Member) -> list[Because]:
    return [_because(each) for each in reasons.reasons(round_, who)]


def _tree(round_: StoredRound, who: Member, number: int) -> Tree:
    found = reasons.reasons(round_, who, number)
    if not found:
        raise NotThere(f"event {number} is nothing in this round that you can ask why of")
    told = found[0].reason.as_data()
    because = _because(found[0]).model_dump()
    return Tree(**because, format=told.pop("format"), reason=ReasonShape.model_validate(told))


def _because(why: reasons.Why) -> Because:
    return Because(
        n=why.number,
        kind=why.kind,
        line=_settlement(why.line) if why.line is not None else None,
        conclusion=why.reason.conclusion,
        because=why.reason.because,
        figure=list(why.reason.figure),
    )


def _settlement(line: Line) -> SettledWager:
    return SettledWager(person=line.person, wager=line.wager, selection=line.selection, verdict=line.verdict.value)
