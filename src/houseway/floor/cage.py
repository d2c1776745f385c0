"""The cage: money and chips over the counter, chips to and from tables, the figures of a gaming day."""

import asyncio
from collections import Counter
from datetime import date
from typing import Annotated, Final

from fastapi import APIRouter, Query

from houseway.errors import BadInput
from houseway.floor.floor import Floor, OnFloor
from houseway.floor.known import holdings, known_person, known_table
from houseway.floor.shapes import AtTable, Chips, ColourUp, Day, Done, Holdings, Kept, OverTheCounter, OwnOrOthers
from houseway.floor.who import Key, Who, may, needs, own_id
from houseway.house.people import PLAY, RUN_CAGE, HouseRole, Member
from houseway.ledger.accounts import Account
from houseway.ledger.ledger import gaming_day
from houseway.money import dollars

router: Final = APIRouter(prefix="/api/cage", tags=["cage"])
Cashier = Annotated[Member, needs(RUN_CAGE)]
SEE: Final = RUN_CAGE | {HouseRole.INSPECTOR}


@router.get("/holdings", summary="What somebody has")
async def what_somebody_has(
    who: Who,
    floor: OnFloor,
    person: Annotated[str | None, Query(max_length=100, description="Whose; without it, one's own.")] = None,
) -> Holdings:
    """Money, and chips away from the tables. Others' takes who runs the cage, or an inspector."""
    if person is not None and person != who.name:
        may(who, SEE)
    return await holdings(floor.house, (await known_person(floor.house, person or who.name)).name)


@router.post("/deposits", summary="Money comes in")
async def deposit(sent: OverTheCounter, who: Cashier, floor: OnFloor, key: Key = None) -> Holdings:
    """From outside into somebody's purse. A guest has play money alone."""
    await _not_a_guest(floor, sent.person)
    await floor.house.deposit(sent.person, sent.amount, own_id(who, sent.id or key))
    return await holdings(floor.house, sent.person)


@router.post("/withdrawals", summary="Money goes out")
async def withdraw(sent: OverTheCounter, who: Cashier, floor: OnFloor, key: Key = None) -> Holdings:
    """Out of somebody's purse. A guest's play money does not leave the house."""
    await _not_a_guest(floor, sent.person)
    await floor.house.withdraw(sent.person, sent.amount, own_id(who, sent.id or key))
    return await holdings(floor.house, sent.person)


@router.post("/buy-ins", summary="Money for chips")
async def buy_in(sent: OwnOrOthers, who: Who, floor: OnFloor, key: Key = None) -> Holdings:
    """One's own; or somebody's, by who runs the cage."""
    person = await _whose(floor, who, sent.person)
    await floor.house.buy_in(person, sent.amount, own_id(who, sent.id or key))
    return await holdings(floor.house, person)


@router.post("/cash-outs", summary="Chips for money")
async def cash_out(sent: OwnOrOthers, who: Who, floor: OnFloor, key: Key = None) -> Holdings:
    """One's own; or somebody's, by who runs the cage."""
    person = await _whose(floor, who, sent.person)
    await floor.house.cash_out(person, sent.amount, own_id(who, sent.id or key))
    return await holdings(floor.house, person)


@router.post("/colour-ups", summary="Chips for fewer")
async def colour_up(sent: ColourUp, who: Who, floor: OnFloor, key: Key = None) -> Chips:
    """The chips that somebody carries, in the fewest that make as much."""
    person = await _whose(floor, who, sent.person)
    found = await floor.house.colour_up(person, own_id(who, sent.id or key))
    return Chips(person=person, chips={dollars(worth): count for worth, count in found.items()})


@router.post("/fills", summary="Chips to a table")
async def fill(sent: AtTable, who: Cashier, floor: OnFloor, key: Key = None) -> Done:
    return await _move(floor, who, "fill", sent, key)


@router.post("/credits", summary="Chips back from a table")
async def credit(sent: AtTable, who: Cashier, floor: OnFloor, key: Key = None) -> Done:
    return await _move(floor, who, "credit", sent, key)


@router.post("/counts", summary="A drop box is counted")
async def count(sent: AtTable, who: Cashier, floor: OnFloor, key: Key = None) -> Done:
    return await _move(floor, who, "count", sent, key)


@router.get("/day", summary="The figures of a gaming day")
async def figures(
    _who: Annotated[Member, needs(SEE)],
    floor: OnFloor,
    day: Annotated[date | None, Query(description="Without it, today; the house's day begins at six.")] = None,
) -> Day:
    """What each account of the house gained or lost, and what it holds now; people's are taken together."""
    asked = day or gaming_day(floor.house.clock.now())
    changed = await asyncio.to_thread(floor.house.store.balances, asked)
    held = await asyncio.to_thread(floor.house.store.balances)
    then, now = _together(changed), _together(held)
    told = [Kept(account=kind, table=table, day=then[kind, table], now=now[kind, table]) for kind, table in sorted(now)]
    return Day(day=asked.isoformat(), accounts=told)


def _together(held: Counter[Account]) -> Counter[tuple[str, str]]:
    """By kind and table."""
    found: Counter[tuple[str, str]] = Counter()
    for account, amount in held.items():
        found[account.kind, account.table] += amount
    return found


async def _move(floor: Floor, who: Member, what: str, sent: AtTable, key: str | None) -> Done:
    await known_table(floor.house, sent.table)
    await floor.house.move_float(what, sent.table, sent.amount, own_id(who, sent.id or key))
    return Done(done=f"{what} of ${dollars(sent.amount)} at {sent.table}")


async def _whose(floor: Floor, who: Member, person: str | None) -> str:
    """One's own, or somebody's whom a cashier serves."""
    if person in (None, who.name):
        may(who, PLAY | RUN_CAGE)
        return who.name
    may(who, RUN_CAGE)
    assert person is not None
    return (await known_person(floor.house, person)).name


async def _not_a_guest(floor: Floor, person: str) -> None:
    if (await known_person(floor.house, person)).role is HouseRole.GUEST:
        raise BadInput(f"{person} is a guest, and has play money alone")
