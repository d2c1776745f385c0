"""A fill or a credit by two people: the cage sends it, and somebody at the table says that it has come or gone."""

from collections.abc import Awaitable, Callable, Mapping
from datetime import datetime
from typing import TYPE_CHECKING

from houseway.errors import BadInput, quoted
from houseway.house.actor import actor
from houseway.house.people import check_amount
from houseway.house.tables.contest import check_filled
from houseway.ledger.accounts import at_table
from houseway.money import Cents, dollars
from houseway.store.cage_events import FLOATS, SENT, BetweenCageAndTable, FloatSent, FloatTakenBack
from houseway.store.chain import ChainEntry
from houseway.store.event import HouseEvent
from houseway.store.events import Event
from houseway.store.floats_sent import UnderWay, waiting

if TYPE_CHECKING:
    from houseway.house.house import House


async def float_check(house: "House", what: str, table: str, amount: Cents) -> Callable[[], Awaitable[None]]:
    """Refuse what cannot be done there at all; what is given says whether there is enough, when it is done."""
    if what not in FLOATS:
        raise BadInput(f"{quoted(what)} is not done at a table; allowed: {', '.join(FLOATS)}")
    listed = await house.store.aside(house.listed, table)
    check_amount(amount)
    if what == "fill":
        check_filled(await house.store.aside(house.store.opened, listed.chain))

    async def check() -> None:
        drop, float_ = await house.holds(at_table("drop", table), at_table("float", table))
        there = {"count": drop, "credit": float_}.get(what, -float_ if listed.closed else amount)
        if amount > there:
            why = f"{table} is closed" if what == "fill" else f"${dollars(max(there, 0))} is there"
            raise BadInput(f"a {what} of ${dollars(amount)} cannot be made: {why}")

    return check


async def send(
    house: "House", what: str, table: str, amount: Cents, chips: Mapping[str, int], id: str | None = None
) -> None:
    """Whoever acts sends a fill, or asks for a credit; nothing has moved yet."""
    check = await float_check(house, what, table, amount)
    await house.note(FloatSent(table, amount, chips, what), id, check)


async def receive(house: "House", number: int, id: str | None = None) -> BetweenCageAndTable:
    """Whoever acts says at the table that it has come there, or has left it: then it has moved."""

    async def received(at: datetime) -> list[ChainEntry]:
        sent = await _sent(house, number)
        if sent.person == actor().person:
            raise BadInput(f"{sent.person} has sent it; somebody else, at the table, says that it was done")
        what, table, amount, chips = sent.event.what, sent.event.table, sent.event.amount, sent.event.chips
        await (await float_check(house, what, table, amount))()
        event = SENT[what](table, amount, chips, number, sent.person)
        await house.write(house.chain, said := [ChainEntry(event, event.postings())], at, id)
        return said

    def same(stored: Event) -> bool:
        return isinstance(stored, BetweenCageAndTable) and stored.sent == number

    [found] = await house.in_turn(house.chain, received, id, same)
    assert isinstance(found, BetweenCageAndTable)
    return found


async def take_back(house: "House", number: int, id: str | None = None) -> HouseEvent:
    """It is not sent after all."""

    async def check() -> None:
        await _sent(house, number)

    event = FloatTakenBack(number)
    await house.note(event, id, check)
    return event


async def _sent(house: "House", number: int) -> UnderWay:
    for each in await house.store.aside(waiting, house.store):
        if each.number == number:
            return each
    raise BadInput("nothing was sent by that event that is still under way")
