"""Somebody does something at a table: under which name, and what the details that they sent mean there."""

from collections.abc import Collection, Mapping
from datetime import datetime
from typing import Any, Final

from houseway.errors import BadInput, quoted
from houseway.floor.problems import NotAllowed
from houseway.floor.visitor import own_id
from houseway.house.clock import NOW
from houseway.house.people import PLAY, Member, acts_as, stands_for
from houseway.house.tables.chip import Place, became
from houseway.house.tables.recording import check_reader
from houseway.house.tables.seats import STANDING
from houseway.house.tables.table import RunningTable
from houseway.house.tables.task import ActAnswer, HouseTable
from houseway.house.tables.wager_sets import Lays
from houseway.ledger.postings import SEATED
from houseway.money import cents
from houseway.play.acts import Fields
from houseway.play.ask import Choice
from houseway.play.codec import KEPT, read_details, typed
from houseway.play.table import Table
from houseway.play.wagering import WAGER, WITHDRAWAL
from houseway.shown.view import eye_of

ALWAYS: Final[Mapping[str, Fields]] = {"wager": WAGER, "withdraw": WITHDRAWAL}
MOST_DETAILS: Final = 20


async def act(
    table: HouseTable, who: Member, act: str, given: Mapping[str, Any], under: str | None, id: str | None
) -> ActAnswer:
    """What came of it, once it is stored; money is written in dollars and cents, a moment in ISO 8601."""
    if act in (SEATED, STANDING):
        raise NotAllowed("whoever sits down does so themself")
    own, said_by = own_id(who, id), ""

    def look(running: RunningTable, _number: int) -> tuple[str, dict[str, Any], str]:
        name, details = meant(running, who, act, given, under)
        return name, details, _said_by(running, who, name)

    try:
        name, details, said_by = await table.seen(look)
    except NotAllowed as forbidden:
        name, details = await _again(table, who, own, forbidden), dict(given)
    return await table.act(name, act, details, own, said_by)


async def lay(table: HouseTable, who: Member, at: Place, chip: str, under: str | None, id: str | None) -> ActAnswer:
    """A chip is laid on a place of the cloth: the table decides how much that stakes, and in which colour."""
    own, said_by, worth = own_id(who, id), "", cents(chip)
    if worth <= 0:
        raise BadInput(f"{quoted(chip)} is no chip; it is worth more than nought")

    def look(running: RunningTable, _number: int) -> tuple[str, str]:
        name = acting_name(running, who, "wager", under)
        return name, _said_by(running, who, name)

    try:
        name, said_by = await table.seen(look)
    except NotAllowed as forbidden:
        name = await _again(table, who, own, forbidden)
    answer = await table.lay(name, at, worth, own, said_by)
    return answer._replace(says=became(answer.events, worth))


async def lay_together(table: HouseTable, who: Member, lays: Lays, under: str | None, id: str | None) -> ActAnswer:
    """Several wagers as one, which the table works out."""
    own, said_by = own_id(who, id), ""

    def look(running: RunningTable, _number: int) -> tuple[str, str]:
        name = acting_name(running, who, "wager", under)
        return name, _said_by(running, who, name)

    try:
        name, said_by = await table.seen(look)
    except NotAllowed as forbidden:
        name = await _again(table, who, own, forbidden)
    return await table.lay_together(name, lays, own, said_by)


def _said_by(running: RunningTable, who: Member, name: str) -> str:
    """Who says of a player at a live table what that player does; nobody, where they do it themself."""
    return who.name if name in eye_of(who, running).says_of else ""


async def comes(
    table: HouseTable, who: Member, field: str, value: str | int, id: str | None, round_: int | None = None
) -> ActAnswer:
    """A dealer says what the real table showed, or a device does that reads there."""

    def look(running: RunningTable, _number: int) -> None:
        if not (eye_of(who, running).device or running.by_the_house):
            raise NotAllowed(f"a {who.role.value} does not say what comes at {table.name}; its dealer does")
        check_reader(running, who, field)

    await table.seen(look)
    return await table.comes(field, value, own_id(who, id), round_)


async def ready(table: HouseTable, who: Member, id: str | None, absent: Collection[str]) -> ActAnswer:
    """A player needs no more time for wagers; who has gone is not waited for."""
    own = own_id(who, id)
    return await table.ready(await _own_name(table, who, "wager", own), own, absent)


async def leave(table: HouseTable, who: Member, id: str | None) -> ActAnswer:
    """A player goes, with all chips that can be taken up."""
    own = own_id(who, id)
    return await table.leave(await _own_name(table, who, "leave", own), own)


async def seal(table: HouseTable, who: Member, seal: str, id: str | None) -> ActAnswer:
    """Whoever plays, or looks on, seals a word for the shoe after the next; the house gives none of its own."""
    _gives_words(who)
    return await table.seal(who.name, seal, own_id(who, id))


async def word(table: HouseTable, who: Member, word: str, salt: str, id: str | None) -> ActAnswer:
    """They open the word that they sealed for the next shoe."""
    _gives_words(who)
    return await table.word(who.name, word, salt, own_id(who, id))


def _gives_words(who: Member) -> None:
    if not who.is_one(PLAY):
        raise NotAllowed(f"a {who.role.value} gives no word for a shoe; those who play do")


async def _own_name(table: HouseTable, who: Member, act: str, id: str | None) -> str:
    try:
        return await table.seen(lambda running, _: acting_name(running, who, act, None))
    except NotAllowed as forbidden:
        return await _again(table, who, id, forbidden)


async def _again(table: HouseTable, who: Member, id: str | None, forbidden: NotAllowed) -> str:
    """A player who has left since is still told what came of an act; nobody else is let in by this."""
    if id is None or not who.is_one(PLAY) or not await table.house.done(table.number, id):
        raise forbidden
    return who.name


def meant(
    running: RunningTable, who: Member, act: str, given: Mapping[str, Any], under: str | None
) -> tuple[str, dict[str, Any]]:
    """Under which name somebody would do this, and with which details."""
    name = acting_name(running, who, act, under)
    if len(given) > MOST_DETAILS:
        raise BadInput(f"an act has at most {MOST_DETAILS} details")
    for detail in given:
        if detail in KEPT:
            raise BadInput(f"no detail is called {quoted(detail)}")
    if NOW in given:  # or notice on a sign could be left out by whoever says that its time has come
        raise BadInput(f"{quoted(NOW)} is told by the clock of the house, and by nobody else")
    fields = ALWAYS.get(act) or (running.round.fields(name, act) if given and running.round is not None else ())
    found = read_details(given, typed(given, fields))
    for field in fields:
        if field.kind == "moment" and field.name in found:
            found[field.name] = _moment(found[field.name])
    return name, found


def acting_name(running: RunningTable, who: Member, act: str, under: str | None) -> str:
    """A player acts as themself; the staff as what is awaited to do this, or as they usually are there."""
    may = _names(who, running.table)
    if under is not None:
        if under not in (*may, *eye_of(who, running).says_of):
            raise NotAllowed(
                f"{who.name} does not act as {quoted(under)} at {running.name}; only as {' or '.join(may)}"
            )
        return under
    ask = running.round.ask if running.round is not None else None
    if len(may) > 1 and running.round is not None and ask is not None:
        asked = set(running.round.named(ask))
        known = act in ask.offers if isinstance(ask, Choice) else act == getattr(ask, "closed_by", "")
        return next((name for name in may if known and name in asked), may[0])
    return may[0]


def _names(who: Member, table: Table) -> list[str]:
    try:
        return stands_for(who, table) or [acts_as(who, table)]
    except BadInput as wrong:
        raise NotAllowed(str(wrong)) from None


def _moment(written: object) -> datetime:
    try:
        return datetime.fromisoformat(str(written)).replace(tzinfo=None)
    except ValueError:
        raise BadInput(f"{quoted(written)} is not a moment; write one like 1998-09-04T21:00") from None
