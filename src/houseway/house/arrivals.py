"""Somebody sits down at a table, or joins it standing, with chips that it takes: topped up from the purse.

Money becomes chips at the cage, and chips come to the table: two acts. Should the second not be done, what was bought
is carried by its owner, and whoever tries again under the same id buys no more than is missing then.
"""

from typing import TYPE_CHECKING, NamedTuple

from houseway.errors import BadInput
from houseway.house.play_money import check_seat
from houseway.house.retries import GIVEN, LONGEST_TOLD
from houseway.house.tables.buy_in import BuyInBounds, brought, buy_in
from houseway.house.tables.seats import DEALER, Joining, joining, joins_by, seats
from houseway.house.tables.table import RunningTable
from houseway.ledger.accounts import carried, purse
from houseway.ledger.postings import JOINS, SEATED
from houseway.money import Cents, dollars
from houseway.play.events import Done
from houseway.play.house import house_acts

if TYPE_CHECKING:
    from houseway.house.house import House


class SatDown(NamedTuple):
    """With how much, and how much of it was bought just now."""

    chips: Cents
    bought: Cents
    standing: bool = False

    @property
    def says(self) -> str:
        more = f"; ${dollars(self.bought)} of it from your purse" if self.bought else ""
        how = "You join standing, with" if self.standing else "You sit down with"
        return f"{how} ${dollars(self.chips)}{more}"


async def offered(house: "House", table: str, who: str) -> BuyInBounds:
    """How much somebody may bring, and how much is usual."""
    has = sum(await house.holds(purse(who), carried(who)))
    return await house.table(table).seen(lambda running, _: buy_in(running, has))


async def join(
    house: "House", table: str, who: str, how: Joining, chips: Cents | None, id: str | None, seat: int | None = None
) -> SatDown:
    """With so much, or with what is usual; what they do not carry of it they buy."""
    await house.knows(who)
    id = await _own_id(house, table, id, usual=chips is None)
    bought, before = 0, await _under(house, table, who, id)
    amount = chips if chips is not None else before
    if before is None:
        money, carries = await house.holds(purse(who), carried(who))

        def look(running: RunningTable, _number: int) -> tuple[Cents, bool]:
            check_seat(house, who, running)
            return brought(running, money + carries, chips), _has_room(running, who, how, seat)

        amount, has_room = found = await house.table(table).seen(look)
        bought = max(found[0] - carries, 0) if has_room else 0
        if bought:
            await house.buy_in(who, bought, f"{id[:LONGEST_TOLD]} chips" if id is not None else None)
    assert amount is not None, "what was brought before is known"
    if how == "sit":
        await house.sit(table, who, amount, id, seat)
    else:
        await house.stand(table, who, amount, id)
    return SatDown(amount, bought, how == "stand")


async def _own_id(house: "House", table: str, id: str | None, *, usual: bool) -> str | None:
    """To leave the amount out is to ask for another thing than any amount."""
    if id is None:
        return None
    named = f"{id[:LONGEST_TOLD]} usual"
    if await house.done(house.table(table).number, id if usual else named):
        raise BadInput(GIVEN)
    return named if usual else id


async def _under(house: "House", table: str, who: str, id: str | None) -> Cents | None:
    """What they sat down with under this id, or tried to."""
    stored = await house.done(house.table(table).number, id) if id is not None else []
    acts = [each.event for each in stored if isinstance(each.event, Done) and each.event.act in JOINS]
    return next((each.details["chips"] for each in acts if each.details.get("person") == who), 0 if stored else None)


def _has_room(running: RunningTable, who: str, how: Joining, seat: int | None) -> bool:
    """Or else it is refused, as ever, and nothing is bought for it."""
    found, round_ = seats(running.table), running.round
    if who in running.table.people or how not in joining(running):
        return False
    if seat is not None and (found is None or seat not in found["free"]):
        return False
    if round_ is None or round_.over:
        return True
    name = SEATED if how == "sit" else joins_by(running)
    row = round_.game.act_named.get(name) or house_acts(round_.game.general)[name]
    return bool(row.ways(round_, DEALER))
