"""A round of any table again, step by step, as whoever asks may know it; and, for an inspector, as a record."""

from collections.abc import Callable
from typing import Annotated, Any, Final, Literal, TypeVar

from fastapi import APIRouter, Path
from fastapi.responses import PlainTextResponse, Response
from pydantic import BaseModel, Field

from houseway.errors import BadInput, BadRecord
from houseway.floor import cloths
from houseway.floor.cloths import SVG
from houseway.floor.floor import OnFloor
from houseway.floor.lookup import known_table
from houseway.floor.problems import NotThere
from houseway.floor.tables import as_json
from houseway.floor.threads import aside
from houseway.floor.view_shapes import TableThen
from houseway.floor.visitor import Who, needs
from houseway.games import find
from houseway.house.people import INSPECT, Member
from houseway.house.tables.table import RunningTable
from houseway.play.cloth import Cloth
from houseway.play.codec import Data
from houseway.play.game import Game
from houseway.play.record import read, replay
from houseway.poker_history.phh import Histories
from houseway.shown import replay as stored
from houseway.shown.replay import StoredRound, recorded, seen_by, stored_round
from houseway.shown.view import Eye, written
from houseway.shown.words import in_words
from houseway.store.events import Event
from houseway.store.store import Store

router: Final = APIRouter(prefix="/api/rounds", tags=["rounds"])
Name = Annotated[str, Path(max_length=100, description="The name of a table, which may be closed.")]
Number = Annotated[int, Path(ge=1, lt=1 << 31, description="Of the round at that table.")]
At = Annotated[int, Path(ge=1, lt=1 << 31, description="The number of a step's event.")]
Inspector = Annotated[Member, needs(INSPECT)]
File = Literal["record", "history"]
T = TypeVar("T")


class LedToShape(BaseModel):
    """One thing in words."""

    n: int = Field(description="The number of its event in the table's chain.")
    kind: str
    who: str
    what: str
    cites: list[str]


class StepShape(LedToShape):
    """Something that was done, came or was noted; what it was open under, and what followed from it."""

    at: str
    under: list[str]
    moment: str = Field(description="Where the round stood then, in the law's words.")
    led_to: list[LedToShape]


class Replay(BaseModel):
    """A round from its beginning to its end, or to where it stands."""

    table: str
    game: str
    title: str
    part: str
    round: int
    last: int = Field(description="The last round of this table.")
    over: bool
    seen_by: list[str] = Field(description="Under which names it is seen; none: everything is told, or one looks on.")
    whole: bool = Field(description="Is everything told?")
    files: list[File] = Field(description="As which files whoever asks may have it.")
    steps: list[StepShape]


@router.get("/{table}/{round}", summary="A round, step by step")
async def steps(table: Name, round: Number, who: Who, floor: OnFloor) -> Replay:
    """What happened, what it led to, and under which provisions; of a round that is over, an inspector is told all."""
    await known_table(floor.house, table)
    return await of_round(floor.house.store, table, round, lambda found: _told(found, who))


@router.get("/{table}/{round}/at/{n}", summary="The table at a step", response_model=TableThen)
async def at_step(table: Name, round: Number, n: At, who: Who, floor: OnFloor) -> Response:
    """As the view of the table was then: what lay there, wagers, calls, settlements, rulings, what was awaited."""
    await known_table(floor.house, table)
    return as_json(written(await of_round(floor.house.store, table, round, lambda found: _looked(found, who, n))))


@router.get("/{table}/{round}/cloth", summary="The cloth that it was played on")
async def cloth(table: Name, round: Number, _who: Who, floor: OnFloor) -> cloths.ClothData:
    """Its places, in millimetres."""
    await known_table(floor.house, table)
    return await of_round(floor.house.store, table, round, lambda found: cloths.cloth_data(_table(found)))


@router.get("/{table}/{round}/cloth.svg", summary="That cloth as a picture", response_class=Response, responses=SVG)
async def drawn_cloth(table: Name, round: Number, who: Who, floor: OnFloor) -> Response:
    await known_table(floor.house, table)
    cloth = await of_round(floor.house.store, table, round, lambda found: _cloth(_table(found)))
    return await cloths.picture(floor, who, cloth)


@router.get("/{table}/{round}/record", summary="As a record", response_class=PlainTextResponse)
async def record(table: Name, round: Number, _who: Inspector, floor: OnFloor) -> Response:
    """A round that is over, as `houseway replay` reads it."""
    await known_table(floor.house, table)
    return _file(await of_round(floor.house.store, table, round, recorded), f"{table} {round}.round")


@router.get("/{table}/{round}/history", summary="As a poker hand history", response_class=PlainTextResponse)
async def history(table: Name, round: Number, _who: Inspector, floor: OnFloor) -> Response:
    """Of 7 card stud that was played within fixed limits (PHH); the format has no other game that is held."""
    await known_table(floor.house, table)
    return _file(await of_round(floor.house.store, table, round, _history), f"{table} {round}.phh")


async def of_round(store: Store, table: str, number: int, does: Callable[[StoredRound], T]) -> T:
    """Looked up and worked out in a thread."""

    def found() -> T:
        try:
            round_ = stored_round(store, table, number)
        except BadInput as wrong:
            raise NotThere(str(wrong)) from None
        return does(round_)

    return await aside(found)


def _told(round_: StoredRound, who: Member) -> Replay:
    running = stored.at(round_, round_.events[-1].number)
    eye = seen_by(who, round_, running)
    own = list(eye.names) if eye is not None and not eye.name.startswith(" ") else []
    game = running.game
    found = [told for each in stored.steps(round_) if (told := _step(each, _seen(eye, running))) is not None]
    return Replay(
        table=round_.table,
        game=game.name,
        title=game.title,
        part=game.part,
        round=round_.number,
        last=round_.last,
        over=round_.over,
        seen_by=own,
        whole=eye is None,
        files=_files(round_, who, game),
        steps=found,
    )


def _files(round_: StoredRound, who: Member, game: Game[Any]) -> list[File]:
    if not round_.over or not who.is_one(INSPECT):
        return []
    return ["record", "history"] if game.phh else ["record"]


def _seen(eye: Eye | None, running: RunningTable) -> Callable[[Event], Event | None]:
    return eye.teller(running).seen if eye is not None else lambda event: event


def _step(step: stored.RoundStep, seen: Callable[[Event], Event | None]) -> StepShape | None:
    """Nothing, where it is nobody else's matter."""
    event = seen(step.event.event)
    if event is None:
        return None
    led_to = [_in_words(each.number, told) for each in step.led_to if (told := seen(each.event)) is not None]
    return StepShape(
        **_in_words(step.event.number, event).model_dump(),
        at=step.event.at,
        under=list(step.under),
        moment=step.moment,
        led_to=led_to,
    )


def _in_words(number: int, event: Event) -> LedToShape:
    found = in_words(event)
    return LedToShape(n=number, kind=found.kind, who=found.who, what=found.what, cites=list(found.cites))


def _looked(round_: StoredRound, who: Member, number: int) -> Data:
    first, last = round_.events[0].number, round_.events[-1].number
    if not first <= number <= last:
        raise NotThere(f"round {round_.number} at {round_.table} has events {first} to {last}")
    running = stored.at(round_, number)
    return stored.looks(running, seen_by(who, round_, running))


def _table(round_: StoredRound) -> Any:
    return stored.at(round_, round_.events[0].number).table


def _cloth(table: Any) -> Cloth:
    found: Cloth = table.game.cloth(table)
    return found


def _history(round_: StoredRound) -> str:
    histories = Histories()
    try:
        replay(read(recorded(round_)), find, histories.of(""))
        return histories.written()
    except BadRecord as wrong:
        raise BadInput(wrong.why) from None


def _file(text: str, name: str) -> Response:
    plain = "".join(each if (each.isascii() and each.isalnum()) or each in ".-" else "-" for each in name)
    headers = {"Content-Disposition": f'attachment; filename="{plain}"'}
    return PlainTextResponse(text, headers=headers)
