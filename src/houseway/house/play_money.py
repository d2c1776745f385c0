"""Who has play money, and where it could become somebody's money: asked wherever money goes from one to another.

Guests and bots are given play money. It never leaves the house, and whoever was given any has it from then on: what a
purse holds cannot be told apart. Against the house everybody plays for their own; where players play against each
other, all of them have play money or nobody has.
"""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from datetime import datetime
from typing import TYPE_CHECKING

from houseway.errors import BadInput, HousewayError, quoted
from houseway.house.people import HouseRole
from houseway.house.tables.table import RunningTable
from houseway.ledger.accounts import KENO, carried, purse
from houseway.play.codec import Data

if TYPE_CHECKING:
    from houseway.house.house import House


def has_play_money(house: "House", who: str) -> bool:
    """A guest, a bot, and whoever was ever given any."""
    known = house.people.get(who)
    if who in house.given_play_money or (known is not None and known.role is HouseRole.GUEST):
        return True
    at_tables = any(who in table.running.arranged.bots for table in house.tables.values())
    return at_tables or any(who in each.bots for each in house.systems.tournaments.values())


def check_money(house: "House", who: str) -> None:
    """Refuse whoever has play money what is done with money alone."""
    if has_play_money(house, who):
        what = "a guest" if house.people[who].role is HouseRole.GUEST else "a bot"
        raise BadInput(f"{who} is {what}, and has play money alone")


def check_handed_on(house: "House", owner: str, to: str) -> None:
    """Refuse that what was had for play money becomes somebody's money."""
    if has_play_money(house, owner) and not has_play_money(house, to):
        raise BadInput("it was bought with play money, and is paid to guests alone")


def check_company(house: "House", who: str, others: Iterable[str], where: str) -> None:
    """Refuse that somebody with money and somebody with play money play against each other."""
    own = has_play_money(house, who)
    if any(has_play_money(house, other) != own for other in others if other != who):
        theirs, here = ("play money", "money") if own else ("money", "play money")
        raise BadInput(f"{who} has {theirs}, and at {where} it is played for {here}")


def check_seat(house: "House", who: str, running: RunningTable) -> None:
    """At a table where players play against each other: those who sit there, and bots that will."""
    if running.game.against_each_other:
        others = [person.name for person in running.table.players]
        check_company(house, who, [*others, *running.arranged.bots], running.name)


def check_passed_on(house: "House", system: str, what: str, details: Data) -> None:
    """Before anything is done at the lounge or in a tournament by which money goes from one to another."""
    if system == KENO:
        check_keno(house, details)
    elif system == "tournament" and what in ("enter", "buy back"):
        check_entry(house, details)


def check_entry(house: "House", details: Data) -> None:
    """In a tournament the fees of all are the prizes of some."""
    match details:
        case {"tournament": str(name), "person": str(who)} if name in house.systems.tournaments:
            check_company(house, who, house.systems.tournaments[name].running.entrants, name)


def check_keno(house: "House", details: Data) -> None:
    """Tickets and keno dollars are the bearer's: whose they were is asked, and whose money they become."""
    patron = details.get("patron")
    if isinstance(patron, str):
        for owner in _owners(house, details):
            check_handed_on(house, owner, patron)


def bought_with_play_money(house: "House", at: datetime) -> Data:
    """What the house alone knows when unpaid winnings are handed over: which tickets were bought with play money."""
    system = house.systems.keno
    unpaid = system.unpaid(at) if system is not None else []
    serials = [ticket.serial for ticket in unpaid if has_play_money(house, ticket.person)]
    return {"play_money": serials} if serials else {}


def _owners(house: "House", details: Data) -> Iterator[str]:
    """What makes no sense is nobody's here, and refused when it is done."""
    system, given = house.systems.keno, details.get("keno_dollars", ())
    if system is None:
        return
    with suppress(TypeError):
        for serial in [*given, details.get("serial")]:
            if serial in system.vouchers:
                yield system.vouchers[serial].patron
    if "ticket" in details:
        with suppress(HousewayError):
            yield system.ticket(str(details["ticket"])).person


def check_given(house: "House") -> None:
    """Refuse play money in a house that is run with money."""
    if not house.takes_play_money:
        raise BadInput("this house is run with money: nobody is given play money, so it has no guests and no bots")


def check_bot(house: "House", name: str) -> None:
    """Refuse to make somebody a bot who has money; and any bot, where nobody is given play money."""
    check_given(house)
    known = house.people.get(name)
    if known is None or has_play_money(house, name):
        return
    if known.role is not HouseRole.PLAYER or house.held(purse(name)) or house.held(carried(name)):
        raise BadInput(f"{quoted(name)} is somebody with money of their own; call the bot otherwise")
