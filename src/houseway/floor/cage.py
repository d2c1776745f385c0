"""The cage: money and chips over the counter, chips to and from tables, the statement of a gaming day."""

from collections import Counter
from datetime import date
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query

from houseway.floor.floor import Floor, OnFloor
from houseway.floor.lookup import holdings, known_person
from houseway.floor.shapes import (
    Chips,
    CloseDay,
    ColourUpShape,
    GamingDay,
    GamingDays,
    Holdings,
    OverTheCounterShape,
    OwnOrOthers,
    StatementShape,
    TableFloat,
    TableFloats,
    UnderWayShape,
)
from houseway.floor.threads import aside
from houseway.floor.visitor import Key, Who, may, needs, own_id
from houseway.house.days import day_of, so_far
from houseway.house.house import House
from houseway.house.people import COUNT_DROPS, PLAY, RUN_CAGE, SEE_CAGE, Member
from houseway.house.play_money import check_money
from houseway.house.windows import counting
from houseway.ledger.accounts import Account, at_table
from houseway.ledger.gaming_day import day_ends, gaming_day
from houseway.ledger.statement import Statement as Day
from houseway.ledger.table_day import TableDay, table_days
from houseway.money import cents, dollars
from houseway.store.cage_events import FloatSent
from houseway.store.floats_sent import waiting

router: Final = APIRouter(prefix="/api/cage", tags=["cage"])
Cashier = Annotated[Member, needs(RUN_CAGE)]
Counts = Annotated[Member, needs(COUNT_DROPS)]
Sees = Annotated[Member, needs(SEE_CAGE)]
MOST_DAYS: Final = 60


@router.get("/holdings", summary="What somebody has")
async def what_somebody_has(
    who: Who,
    floor: OnFloor,
    person: Annotated[str | None, Query(max_length=100, description="Whose; without it, one's own.")] = None,
) -> Holdings:
    """Money, and chips away from the tables. Others' takes who runs the cage, or an inspector."""
    if person is not None and person != who.name:
        may(who, SEE_CAGE)
    return await holdings(floor.house, (await known_person(floor.house, person or who.name)).name)


@router.post("/deposits", summary="Money comes in")
async def deposit(sent: OverTheCounterShape, who: Cashier, floor: OnFloor, key: Key = None) -> Holdings:
    """From outside into somebody's purse. A guest has play money alone."""
    await _has_money(floor, sent.person)
    await floor.house.deposit(sent.person, cents(sent.amount), own_id(who, sent.id or key))
    return await holdings(floor.house, sent.person)


@router.post("/withdrawals", summary="Money goes out")
async def withdraw(sent: OverTheCounterShape, who: Cashier, floor: OnFloor, key: Key = None) -> Holdings:
    """Out of somebody's purse. A guest's play money does not leave the house."""
    await _has_money(floor, sent.person)
    await floor.house.withdraw(sent.person, cents(sent.amount), own_id(who, sent.id or key))
    return await holdings(floor.house, sent.person)


@router.post("/buy-ins", summary="Money for chips")
async def buy_in(sent: OwnOrOthers, who: Who, floor: OnFloor, key: Key = None) -> Holdings:
    """One's own; or somebody's, by who runs the cage."""
    person = await _whose(floor, who, sent.person)
    await floor.house.buy_in(person, cents(sent.amount), own_id(who, sent.id or key))
    return await holdings(floor.house, person)


@router.post("/cash-outs", summary="Chips for money")
async def cash_out(sent: OwnOrOthers, who: Who, floor: OnFloor, key: Key = None) -> Holdings:
    """One's own; or somebody's, by who runs the cage."""
    person = await _whose(floor, who, sent.person)
    await floor.house.cash_out(person, cents(sent.amount), own_id(who, sent.id or key))
    return await holdings(floor.house, person)


@router.post("/colour-ups", summary="Chips for fewer")
async def colour_up(sent: ColourUpShape, who: Who, floor: OnFloor, key: Key = None) -> Chips:
    """The chips that somebody carries, in the fewest that make as much."""
    person = await _whose(floor, who, sent.person)
    found = await floor.house.colour_up(person, own_id(who, sent.id or key))
    return Chips(person=person, chips={dollars(worth): count for worth, count in found.items()})


@router.get("/tables", summary="What the tables have of the house's")
async def tables(_who: Sees, floor: OnFloor) -> TableFloats:
    """The float of every table that has one, and what lies in its drop box."""
    held = await aside(floor.house.store.balances)
    going = await aside(counting, floor.house.store)
    names = sorted({account.table for account, amount in held.items() if account.kind in ("float", "drop") and amount})
    by = {table: stored.person or "" for table, stored in going.items()}
    sent = [
        UnderWayShape(event=each.number, by=each.person, at=each.at, **_of_sent(each.event))
        for each in await aside(waiting, floor.house.store)
    ]
    return TableFloats(sent=sent, tables=[_float(name, held, by.get(name, "")) for name in names])


@router.get("/days", summary="The gaming days")
async def days(_who: Sees, floor: OnFloor) -> GamingDays:
    """Those on which anything moved, the latest first."""
    found = await aside(floor.house.store.days, MOST_DAYS)
    told = [GamingDay(day=day, closed=day <= floor.house.closed) for day in found]
    return GamingDays(today=gaming_day(floor.house.clock.now()).isoformat(), days=told)


@router.get("/day", summary="The statement of a gaming day")
async def statement(
    _who: Sees,
    floor: OnFloor,
    day: Annotated[date | None, Query(description="Without it, today; the house's day begins at six.")] = None,
) -> StatementShape:
    """What every account had, what moved and by what it was, and what every account has; people's taken together."""
    return await _stated(floor, day or gaming_day(floor.house.clock.now()))


@router.post("/closings", summary="A gaming day is closed")
async def close_day(sent: CloseDay, who: Cashier, floor: OnFloor, key: Key = None) -> StatementShape:
    """One that is over, with those before it: nothing more is entered there. Its statement is the answer."""
    await floor.house.close_day(sent.day, own_id(who, sent.id or key))
    return await _stated(floor, sent.day)


async def _stated(floor: Floor, day: date) -> StatementShape:
    house = floor.house
    over = day < gaming_day(house.clock.now())
    async with floor.one_long_look:
        found = await aside(_day, house, day, over)
    return StatementShape(over=over, ends=day_ends(day).isoformat(" ", "minutes"), **found.as_data())


def _day(house: House, day: date, over: bool) -> Day:
    return day_of(house.store, day, house.closed) if over else so_far(house.store, day)


def table_rows(house: House, day: date) -> list[TableDay]:
    """A row a table, on a day that is over or goes on."""
    opening, moved = house.store.balances(before=day), house.store.moved(day)
    return table_days(opening, moved, house.store.balances(until=day))


def _of_sent(event: FloatSent) -> dict[str, Any]:
    return {"what": event.what, "table": event.table, "amount": event.amount}


def _float(table: str, held: Counter[Account], counted_by: str) -> TableFloat:
    amounts = {kind: dollars(held[at_table(kind, table)]) for kind in ("float", "drop")}
    return TableFloat(table=table, counted_by=counted_by, **amounts)


async def _whose(floor: Floor, who: Member, person: str | None) -> str:
    """One's own, or somebody's whom a cashier serves: "" is whoever brings chips or money, and nobody knows."""
    if person in (None, who.name):
        may(who, PLAY | RUN_CAGE)
        return who.name
    may(who, RUN_CAGE)
    if not person:
        return ""
    return (await known_person(floor.house, person)).name


async def _has_money(floor: Floor, person: str) -> None:
    check_money(floor.house, (await known_person(floor.house, person)).name)
