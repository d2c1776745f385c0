"""People without a page: the staff of a live table seat them, take their cash to the drop box, and let them go.

They are known to the house, or nobody knows them and they go by what they are called at the table: `patron in box 3`.
What such a patron brings and takes away has no name outside: their cash comes from outside and goes there, and their
chips are among those that people carry whom nobody knows, until the cage changes them into money.
"""

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from houseway.errors import BadInput, quoted
from houseway.house.people import PLAY, Member, check_name
from houseway.house.play_money import check_money, check_seat
from houseway.house.retries import did
from houseway.house.tables.clock import leave
from houseway.house.tables.seats import sit, was_seated
from houseway.house.tables.table import RunningTable
from houseway.ledger.postings import SEATED
from houseway.money import Cents
from houseway.play.events import CASH, Done, Moved
from houseway.play.people import Role
from houseway.store.events import Event, PatronBrings, PatronTakes

if TYPE_CHECKING:
    from houseway.house.house import House

PATRON: Final = "patron"
NUMBERED: Final = re.compile(rf"{PATRON} [0-9]+")
BUYS: Final = "buy chips"


def is_unknown(name: str) -> bool:
    """Is it what somebody is called whom nobody knows? Nobody who is known may be called so."""
    return name == PATRON or name.startswith(f"{PATRON} ")


# What the staff asks for


async def seat_patron(
    house: "House",
    table: str,
    name: str,
    by: Member,
    *,
    cash: Cents = 0,
    chips: Cents = 0,
    seat: int | None = None,
    id: str | None = None,
) -> str:
    """Somebody who has no page is seated, with cash and chips that they bring; under which name."""
    known, seated = await _if_known(house, name), list[str]()

    def does(running: RunningTable) -> None:
        seated.append(who := called(running, name, known))
        check_seat(house, who, running)
        if cash and known is not None:
            check_money(house, who)
        _seat(running, who, cash, chips, seat, by.name)

    def is_same(stored: Sequence[Event]) -> bool:
        joined = [each.details["person"] for each in stored if isinstance(each, Done) and each.act == SEATED]
        seated.extend(joined)
        brought = sum(each.cash for each in stored if isinstance(each, PatronBrings))
        named = joined[:1] == [name] or (not name and joined and NUMBERED.fullmatch(joined[0]) is not None)
        running = house.table(table).running
        return bool(named and brought == cash and was_seated(running, joined[0], chips, seat)(stored))

    await house.table(table).does(does, id, is_same)
    return seated[-1]


async def sell_chips(house: "House", table: str, who: str, by: Member, cash: Cents, id: str | None = None) -> None:
    """Chips for cash that somebody lays down at the table: it goes into the drop box."""
    if not is_unknown(who):
        check_money(house, (await house.knows(who)).name)
    await house.table(table).does(
        lambda running: _buy(running, who, cash, by.name), id, did(who, BUYS, {"amount": cash})
    )


async def let_go(house: "House", table: str, who: str, by: Member, id: str | None = None) -> None:
    """Somebody goes, with all that they have."""
    await house.table(table).does(lambda running: _let_go(running, who, by.name), id, did(who, "leave"))


async def _if_known(house: "House", name: str) -> Member | None:
    if is_unknown(name) and name in house.people:
        raise BadInput(f"{quoted(name)} is known to the house; call somebody whom nobody knows otherwise")
    return await house.knows(name) if name and not is_unknown(name) else None


# What happens at the table


def called(running: RunningTable, name: str, known: Member | None) -> str:
    """Under which name somebody is seated: their own, what they are called here, or the next number that is free."""
    if known is not None:
        if not known.is_one(PLAY):
            raise BadInput(f"{known.name} is a {known.role.value}, and plays nowhere")
        return known.name
    if not name:
        numbers = (f"{PATRON} {number}" for number in range(1, len(running.table.people) + 2))
        return next(each for each in numbers if each not in running.table.people)
    check_name(name)
    return name


def check_live(running: RunningTable) -> None:
    if running.by_the_house or running.closed:
        raise BadInput(f"{running.name} is no live table that is open; the staff seats nobody there")


def _seat(running: RunningTable, who: str, cash: Cents, chips: Cents, place: int | None, said_by: str) -> None:
    """Somebody joins the game with chips that they bring, and buys some for cash, which goes into the drop box."""
    check_live(running)
    sit(running, who, chips, place)
    if chips and is_unknown(who):
        running.say(PatronBrings(who, 0, chips))
    if cash:
        _buy(running, who, cash, said_by)


def _buy(running: RunningTable, who: str, cash: Cents, said_by: str) -> None:
    """Chips for cash that a patron lays down."""
    check_live(running)
    _check_plays(running, who)
    running.speaks_for(said_by, who)
    running.act(who, BUYS, {"amount": cash})
    running.say(PatronBrings(who, cash, 0))
    running.go_on()


def _let_go(running: RunningTable, who: str, said_by: str) -> None:
    """A patron goes with all that they have."""
    check_live(running)
    _check_plays(running, who)
    running.speaks_for(said_by, who)
    first = len(running.said)
    leave(running, who)
    moved = [each.event for each in running.said[first:] if isinstance(each.event, Moved)]
    chips = -sum(each.amount for each in moved if (each.person, each.account) == (who, CASH) and each.amount < 0)
    if is_unknown(who) and chips:
        running.say(PatronTakes(who, chips))


def _check_plays(running: RunningTable, who: str) -> None:
    person = running.table.people.get(who)
    if person is None or person.role is not Role.PLAYER:
        there = ", ".join(each.name for each in running.table.players) or "nobody"
        raise BadInput(f"{quoted(who)} does not play at {running.name}; who does: {there}")
