"""What staff do about a table rather than at it: it is opened, set up, its sign changed, and closed."""

from dataclasses import asdict
from datetime import datetime
from typing import Annotated

from fastapi import APIRouter, Response
from pydantic import Field

from houseway.floor.acts import acting_name
from houseway.floor.floor import OnFloor
from houseway.floor.frames import IncomingFrame, Numbers, Word
from houseway.floor.problems import may_be
from houseway.floor.shapes import Money
from houseway.floor.tables import MAY_REFUSE, Name, Nothing, Table, as_json, table_of
from houseway.floor.threads import aside
from houseway.floor.view_shapes import GameText, TableListed
from houseway.floor.visitor import Key, needs, own_id
from houseway.games import GAMES
from houseway.house.people import CHANGE_SIGNS, RUN_TABLES, Member
from houseway.house.retries import noted
from houseway.house.tables.recording import record_as
from houseway.house.tables.setup import (
    close_table,
    open_as,
    read_limits,
    require_increments,
    set_limits,
    texts,
    was_closed,
    withdraw_notice,
)
from houseway.house.tables.task import ActAnswer, HouseTable
from houseway.money import cents
from houseway.rulebook import moment
from houseway.shown.table_line import listed
from houseway.shown.view import written
from houseway.store.recording import RecordingSet

router = APIRouter(prefix="/api", tags=["tables"], responses=may_be(400, 401, 403, 404))
RunsTables = Annotated[Member, needs(RUN_TABLES)]
ChangesSigns = Annotated[Member, needs(CHANGE_SIGNS)]


class OpensTable(IncomingFrame):
    name: Name
    game: Word
    dealt: str = Field("house", description="`house`, or `live`: a dealer says what the real table showed.")
    rules: str | None = Field(None, description="`qld` or `vic`.")
    on: str | None = Field(None, description="The day or moment whose text it is played under.")
    variant: dict[str, str | int] = Field({}, description="Where a text has several: `spaces`.")
    settings: dict[str, str | int | bool] = Field({}, description="How the table is run: `decks`, `super_sevens`.")
    limits: dict[str, dict[str, str]] = Field({}, description="Lines of its sign: each a `minimum` and a `maximum`.")
    increment: Money = "0"


class LimitsShape(IncomingFrame):
    kind: Word = Field(description="The line of the sign.")
    minimum: Money
    maximum: Money
    effective: datetime | None = Field(None, description="When a higher minimum takes effect, where notice is due.")


class NoticeOf(IncomingFrame):
    kind: Word = Field(description="The line of the sign.")


class Increments(IncomingFrame):
    amount: Money
    kind: str = ""


class SignChanged(Numbers):
    """It stands on the sign, or is announced there."""

    says: str = Field(description="What the sign says now of that line, or of every one.")


class Paces(IncomingFrame):
    pace: dict[str, int] = Field(description="Seconds: `wagers`, `decides`, `bots`, `quiet`.")


class RecordedAs(IncomingFrame):
    manner: str = Field(description="`every wager`, or `result only`: the steps between are noted by the house.")
    devices: dict[str, str] = Field({}, description='What each device reads by itself: `{"wheel 3": "ball"}`.')


@router.get("/games", response_model=dict[str, list[GameText]])
async def games(_who: RunsTables) -> Response:
    """Every game in each of its texts and variants, with what may be set there and the sign as it usually stands."""
    return as_json(
        written(await aside(lambda: {game: texts(game) for game in GAMES}))
    )  # the first time it takes seconds


@router.post("/tables", responses=MAY_REFUSE, status_code=201)
async def open_table(floor: OnFloor, who: RunsTables, sent: OpensTable, key: Key = None) -> TableListed:
    """A table of a game is opened, under the text of a moment."""
    found = await open_as(
        floor.house,
        sent.name,
        sent.game,
        dealt=sent.dealt,
        rules=sent.rules,
        on=moment(sent.on) if sent.on is not None else None,
        variant=sent.variant,
        settings=sent.settings,
        limits=read_limits(sent.limits),
        increment=cents(sent.increment),
        id=own_id(who, sent.id or key),
    )
    return TableListed(**asdict(await found.seen(listed)))


@router.post("/tables/{name}/limits", responses=MAY_REFUSE)
async def limits(who: ChangesSigns, table: Table, sent: LimitsShape, key: Key = None) -> SignChanged:
    """Another minimum and maximum; a higher minimum is announced where the Part asks for notice."""
    line = cents(sent.minimum), cents(sent.maximum)
    effective = sent.effective.replace(tzinfo=None) if sent.effective is not None else None
    by = await _by(table, who)
    answer = await set_limits(table, by, sent.kind, line, effective, own_id(who, sent.id or key))
    return await _changed(table, answer, sent.kind)


@router.post("/tables/{name}/notices/withdrawal", responses=MAY_REFUSE)
async def withdraw(who: ChangesSigns, table: Table, sent: NoticeOf, key: Key = None) -> SignChanged:
    """A higher minimum that was announced, and has not taken effect yet, is announced no more."""
    by = await _by(table, who)
    answer = await withdraw_notice(table, by, sent.kind, own_id(who, sent.id or key))
    return await _changed(table, answer, sent.kind)


@router.post("/tables/{name}/increments", responses=MAY_REFUSE)
async def increments(who: ChangesSigns, table: Table, sent: Increments, key: Key = None) -> SignChanged:
    """Wagers in such steps; nought for none."""
    by = await _by(table, who)
    answer = await require_increments(table, by, cents(sent.amount), sent.kind, own_id(who, sent.id or key))
    return await _changed(table, answer, sent.kind)


@router.post("/tables/{name}/pace", responses=MAY_REFUSE)
async def pace(who: RunsTables, table: Table, sent: Paces, key: Key = None) -> Numbers:
    """How fast a table goes on that the house deals."""
    answer = await table.set_pace(sent.pace, own_id(who, sent.id or key))
    return Numbers(first=answer.first, last=answer.last)


@router.post("/tables/{name}/recording", responses=MAY_REFUSE)
async def recording(floor: OnFloor, who: RunsTables, table: Table, sent: RecordedAs, key: Key = None) -> Numbers:
    """In which manner a live table is recorded, and which devices read what there."""
    people = floor.house.people
    is_same = noted(RecordingSet(sent.manner, sent.devices))
    id = own_id(who, sent.id or key)
    answer = await table.does(lambda running: record_as(running, sent.manner, sent.devices, people), id, is_same)
    return Numbers(first=answer.first, last=answer.last)


@router.post("/tables/{name}/close", responses=MAY_REFUSE, status_code=204)
async def close(floor: OnFloor, who: RunsTables, name: Name, sent: Nothing, key: Key = None) -> None:
    """Once no wagers lie there: everybody goes with their chips, and the seed of its shoe is told."""
    id = own_id(who, sent.id or key)
    if not await was_closed(floor.house, name, id):
        table_of(floor, name)
    await close_table(floor.house, name, id)


async def _changed(table: HouseTable, answer: ActAnswer, kind: str) -> SignChanged:
    sign = await table.seen(lambda running, _: running.table.sign)
    says = "; ".join(sign.line_in_words(each) for each in ([kind] if kind else sign.limits))
    return SignChanged(first=answer.first, last=answer.last, says=says)


async def _by(table: HouseTable, who: Member) -> str:
    """Under which name they act there."""
    found: str = await table.seen(lambda running, _: acting_name(running, who, "change the sign", None))
    return found
