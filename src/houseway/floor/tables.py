"""Tables over the API: what there is, what one sees of it and does there; a socket at each (docs/sockets.md)."""

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Response, WebSocket
from pydantic import Field

from houseway.errors import BadInput, HousewayError
from houseway.floor import acts, cloths, rounds
from houseway.floor.audience import looked_at
from houseway.floor.floor import OnFloor
from houseway.floor.frames import (
    ActFrame,
    As,
    AskFrame,
    ChipLaid,
    IncomingFrame,
    LaysTogether,
    Numbers,
    SaysWord,
    SealsWord,
    ViewFrame,
    Word,
)
from houseway.floor.offer_shapes import FormField, Hint, Offered, ReportShape, StepForeseen, WorthShape
from houseway.floor.open_sockets import TOO_FAST
from houseway.floor.paper import PDF, paper
from houseway.floor.problems import NotThere, RunElsewhere, may_be
from houseway.floor.questions import ask, choices_worth, foresee, report
from houseway.floor.shape import Chosen
from houseway.floor.shapes import BuyInBoundsShape, Money, SatDownShape
from houseway.floor.sockets import TableSocket
from houseway.floor.threads import aside
from houseway.floor.view_shapes import SignShown, TableListed
from houseway.floor.visitor import Key, Who, floor_of, needs, own_id, who_of
from houseway.house import arrivals
from houseway.house.house import Elsewhere
from houseway.house.people import PLAY, Member
from houseway.house.tables.task import ActAnswer, HouseTable
from houseway.money import cents
from houseway.printing import text_of
from houseway.printing.panel import panel
from houseway.printing.pdf import pdf
from houseway.shown.view import written
from houseway.store.database import Unwritten
from houseway.store.problems import NotStored

router = APIRouter(prefix="/api/tables", tags=["tables"], responses=may_be(400, 401, 403, 404, 421))
Name = Annotated[str, Field(min_length=1, max_length=40)]
Plays = Annotated[Member, needs(PLAY)]
UNKNOWN = 1008
LATER = 1013  # the store does not answer, or nobody runs the table at this moment: come again
NO_TABLE = 4404
ELSEWHERE = 4421  # the reason is the address of the process that runs it


def table_of(floor: OnFloor, name: str) -> HouseTable:
    """The table that an address names."""
    try:
        return floor.house.table(name)
    except Elsewhere:
        raise RunElsewhere(name, floor.house.where(name)) from None
    except BadInput as wrong:
        raise NotThere(str(wrong)) from None


async def _named(floor: OnFloor, name: str) -> HouseTable:
    return table_of(floor, name)


Table = Annotated[HouseTable, Depends(_named)]


class Lays(IncomingFrame, ChipLaid):
    under: As = None


class Shows(IncomingFrame):
    field: Word = Field(description="What is awaited from the device: `card`, `ball`, `dice`.")
    value: str | int
    round: int | None = Field(None, description="The round that it belongs to; of another it is not taken.")


class Stands(IncomingFrame):
    chips: Annotated[Money | None, Field(description="How much one brings; without it, what is usual there.")] = None


class Sits(Stands):
    seat: Annotated[int | None, Field(ge=1, le=100, description="Where the rules number the places.")] = None


class Nothing(IncomingFrame):
    pass


def _done(answer: ActAnswer) -> Numbers:
    return Numbers(first=answer.first, last=answer.last, says=answer.says)


def as_json(text: str) -> Response:
    return Response(text, media_type="application/json", headers={"Cache-Control": "no-store"})


# What there is


@router.get("", response_model=list[TableListed])
async def tables(
    floor: OnFloor,
    _who: Who,
    game: str | None = None,
    after: str = "",
    most: Annotated[int, Query(ge=1, le=500)] = 200,
) -> Response:
    """The tables that are open, by name: game, text, sign, who sits there, what was last called; and where one is run,
    if by another process than the one that answers."""
    return as_json(f"[{','.join(await floor.lobby.lines(game, after, most))}]")


@router.get("/{name}", response_model=ViewFrame)
async def table(floor: OnFloor, who: Who, table: Table) -> Response:
    """A table as whoever asks sees it: `number` of its last event, and the `view`."""
    return as_json(await looked_at(floor.house, table, who))


@router.get("/{name}/cloth")
async def cloth(_who: Who, table: Table) -> cloths.ClothData:
    """The places of its cloth, in millimetres."""
    return await table.seen(lambda running, _: cloths.cloth_data(running.table))


@router.get("/{name}/cloth.svg", response_class=Response, responses=cloths.SVG)
async def drawn_cloth(floor: OnFloor, who: Who, table: Table) -> Response:
    """Its cloth as a picture."""
    cloth = await table.seen(lambda running, _: running.game.cloth(running.table))
    return await cloths.picture(floor, who, cloth)


@router.get("/{name}/sign", response_model=SignShown)
async def sign(_who: Who, table: Table) -> Response:
    """Its sign: limits, increments, notices that run; and as it stands at the table."""
    return as_json(written(await table.seen(lambda running, _: cloths.sign_told(running.table))))


@router.get("/{name}/sign.svg", response_class=Response, responses=cloths.SVG)
async def drawn_sign(floor: OnFloor, who: Who, table: Table) -> Response:
    """Its sign as a picture."""
    sign = await table.seen(lambda running, _: text_of(running.table))
    return await cloths.picture(floor, who, sign)


@router.get("/{name}/sign.pdf", response_class=Response, responses=PDF)
async def printed_sign(_who: Who, table: Table) -> Response:
    """Its sign as a sheet to be printed."""
    sign = await table.seen(lambda running, _: text_of(running.table))
    return paper(await aside(lambda: pdf([panel(sign, cloths.CASINO)])), "sign")


@router.get("/{name}/rounds/{number}", response_model=rounds.RoundRecord)
async def record(floor: OnFloor, who: Who, table: Table, number: int) -> Response:
    """What whoever asks may be told of a round; an inspector of one that is over everything."""
    return as_json(written(await rounds.told(floor.house, table, who, number)))


# What one may do, and does


@router.get("/{name}/options", response_model=list[Offered])
async def options(who: Who, table: Table) -> Response:
    """What whoever asks may do now; long lists are counted, and asked for."""
    return as_json(written(await ask(table, who, AskFrame(ask="options"))))


@router.get("/{name}/ways", response_model=list[list[FormField]])
async def ways(who: Who, table: Table, act: Word) -> Response:
    """Every way in which an act may be done."""
    return as_json(written(await ask(table, who, AskFrame(ask="ways", act=act))))


@router.get("/{name}/place", response_model=list[Offered])
async def place(who: Who, table: Table, on: Word, selection: Word) -> Response:
    """Between which amounts a wager may be made on one place now."""
    return as_json(written(await ask(table, who, AskFrame(ask="place", on=on, selection=selection))))


@router.get("/{name}/hint", response_model=Hint)
async def hint(who: Who, table: Table) -> Response:
    """The best answer to what whoever asks is to decide, where it is held."""
    return as_json(written(await ask(table, who, AskFrame(ask="hint"))))


@router.get("/{name}/worth", response_model=list[WorthShape], responses=may_be(429))
async def worth(floor: OnFloor, who: Who, table: Table) -> Response:
    """What each choice comes to by the best play, the best first, where a hint is held; it may take seconds."""
    floor.limits.worths.take(who.name)
    return as_json(written(await choices_worth(table, who)))


@router.post("/{name}/choices", response_model=list[Chosen])
async def choices(who: Who, table: Table, act: Word, detail: Word, given: dict[str, Any] | None = None) -> Response:
    """What may be chosen for a detail, where others are given."""
    return as_json(written(await ask(table, who, AskFrame(ask="choices", act=act, detail=detail, given=given or {}))))


MAY_REFUSE = may_be(409, 429, 503)


@router.get("/{name}/reports", response_model=list[ReportShape])
async def reports(who: Who, table: Table) -> Response:
    """What one of the staff can report now."""
    return as_json(written(await report(table, who)))


@router.post("/{name}/foreseen", response_model=list[StepForeseen], responses=MAY_REFUSE)
async def foreseen(who: Who, table: Table, sent: ActFrame) -> Response:
    """What would come of an act of the staff, step by step; nothing is done."""
    return as_json(written(await foresee(table, who, sent.act, sent.details, sent.under)))


@router.post("/{name}/act", responses=MAY_REFUSE)
async def act(who: Who, table: Table, sent: ActFrame, key: Key = None) -> Numbers:
    """Somebody does something; a rule that refuses it is named."""
    return _done(await acts.act(table, who, sent.act, sent.details, sent.under, sent.id or key))


@router.post("/{name}/lay", responses=MAY_REFUSE)
async def lay(who: Who, table: Table, sent: Lays, key: Key = None) -> Numbers:
    """A chip is laid on a place of the cloth: the wager that it makes there."""
    at = sent.on, sent.selection
    return _done(await acts.lay(table, who, at, sent.chip, sent.under, sent.id or key))


@router.post("/{name}/lays", responses=MAY_REFUSE)
async def lays(who: Who, table: Table, sent: LaysTogether, key: Key = None) -> Numbers:
    """Several wagers as one, as `yours` offers them: those of one's last round again, twice what lies, a first one."""
    return _done(await acts.lay_together(table, who, sent.lays, sent.under, sent.id or key))


@router.post("/{name}/comes", responses=MAY_REFUSE)
async def comes(who: Who, table: Table, sent: Shows, key: Key = None) -> Numbers:
    """A dealer says what the real table showed."""
    return _done(await acts.comes(table, who, sent.field, sent.value, sent.id or key, sent.round))


@router.post("/{name}/seal", responses=MAY_REFUSE)
async def seal(who: Who, table: Table, sent: SealsWord, key: Key = None) -> Numbers:
    """A word of one's own for the shoe after the next, sealed: it is opened while the next is dealt."""
    return _done(await acts.seal(table, who, sent.seal, sent.id or key))


@router.post("/{name}/word", responses=MAY_REFUSE)
async def word(who: Who, table: Table, sent: SaysWord, key: Key = None) -> Numbers:
    """The word that one sealed for the next shoe is opened."""
    return _done(await acts.word(table, who, sent.word, sent.salt, sent.id or key))


@router.get("/{name}/buy-in")
async def buy_in(floor: OnFloor, who: Plays, table: Table) -> BuyInBoundsShape:
    """How much one may bring to the table of what one has, in purse and chips; and how much is usual there."""
    return BuyInBoundsShape(**(await arrivals.offered(floor.house, table.name, who.name))._asdict())


@router.post("/{name}/sit", responses=MAY_REFUSE)
async def sit(floor: OnFloor, who: Plays, table: Table, sent: Sits, key: Key = None) -> SatDownShape:
    """One sits down with chips that the table takes; what one does not carry of them is bought from the purse."""
    id, chips = own_id(who, sent.id or key), None if sent.chips is None else cents(sent.chips)
    return _joined(await arrivals.join(floor.house, table.name, who.name, "sit", chips, id, sent.seat))


@router.post("/{name}/stand", responses=MAY_REFUSE)
async def stand(floor: OnFloor, who: Plays, table: Table, sent: Stands, key: Key = None) -> SatDownShape:
    """One joins standing, where the rules know who stands from who sits."""
    id, chips = own_id(who, sent.id or key), None if sent.chips is None else cents(sent.chips)
    return _joined(await arrivals.join(floor.house, table.name, who.name, "stand", chips, id))


def _joined(found: arrivals.SatDown) -> SatDownShape:
    return SatDownShape(chips=found.chips, bought=found.bought, says=found.says)


@router.post("/{name}/leave", responses=MAY_REFUSE)
async def leave(who: Plays, table: Table, sent: Nothing, key: Key = None) -> Numbers:
    """One leaves the table with one's chips."""
    return _done(await acts.leave(table, who, sent.id or key))


@router.post("/{name}/ready", responses=MAY_REFUSE)
async def ready(floor: OnFloor, who: Plays, table: Table, sent: Nothing, key: Key = None) -> Numbers:
    """One needs no more time for wagers; when all have said so who are there, they close."""
    return _done(await acts.ready(table, who, sent.id or key, floor.listening(table).absent()))


# The socket


@router.websocket("/{name}/socket")
async def at_table(socket: WebSocket, name: str, since: int | None = None) -> None:
    """What happens at a table, as it happens, and what one does there."""
    floor = floor_of(socket)
    try:
        who = await who_of(socket)
    except (Unwritten, NotStored):
        await socket.accept()
        await socket.close(LATER)
        return
    if who is None:
        await socket.close(UNKNOWN)
        return
    await socket.accept()
    if not floor.sockets.has_room_for(who.name):
        await socket.close(TOO_FAST)
        return
    try:
        table = await floor.house.store.aside(table_of, floor, name)
    except RunElsewhere as elsewhere:
        await socket.close(ELSEWHERE, elsewhere.where)
    except NotStored:
        await socket.close(LATER)
    except HousewayError:
        await socket.close(NO_TABLE)
    else:
        async with floor.sockets.kept(socket):
            await TableSocket(floor, table, who.name, socket, since).serve()
