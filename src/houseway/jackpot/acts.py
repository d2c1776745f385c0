"""What is done with prize meters, by its name and its details as they are kept: each leads to the same again.

>>> jackpots, evening = Jackpots(), datetime(2004, 7, 30, 20)
>>> done(jackpots, "open", evening, {"system": "east", "tables": ["table 1"], "cost": "1.00", "approved": True})
>>> done(jackpots, "wagers", evening, {"system": "east", "table": "table 1", "amount": "3.00"})
>>> meters(jackpots)
{'east': '15000141/200'}
"""

from collections.abc import Callable, Mapping
from datetime import datetime
from fractions import Fraction
from typing import Any, Final

from houseway.cite import cite
from houseway.errors import BadInput, quoted
from houseway.games.caribbean_stud.awards import Winner, Won
from houseway.games.caribbean_stud.meter import WHOLE_DOLLARS
from houseway.games.caribbean_stud.shares import EQUAL_PARTS
from houseway.jackpot.arrangement import VIC_2004, find
from houseway.jackpot.jackpots import Jackpots
from houseway.jackpot.system import MeterSystem
from houseway.ledger.accounts import OUTSIDE
from houseway.money import cents, dollars, rounded_down

BY_HAND: Final = "by_hand"
"""The tables are no tables of this house: somebody enters what was done there, and players give and take the money."""
Details = Mapping[str, Any]


def open_system(jackpots: Jackpots, details: Details) -> None:
    """A system of a text that is in force when it opens."""
    chosen: dict[str, Any] = {name: details[name] for name in ("seed", "approved") if name in details}
    chosen["players"] = OUTSIDE if details.get(BY_HAND) else None
    shares = details.get("shares", "")  # a journal may say that they do, and then it is in equal parts
    chosen["shares"] = (EQUAL_PARTS if shares else "") if isinstance(shares, bool) else shares
    chosen["arrangement"] = find(details.get("arrangement", VIC_2004.name))
    if "start" in details:
        chosen["start"] = cents(details["start"])
    if "rate" in details:
        chosen["rate"] = Fraction(details["rate"])
    unit = cents(details.get("rounded", "1.00"))
    chosen["rounding"] = WHOLE_DOLLARS if unit == WHOLE_DOLLARS.unit else rounded_down(unit, "reading CS6")
    jackpots.open(details["system"], details["tables"], cents(details["cost"]), **chosen)


def wagers(jackpots: Jackpots, details: Details) -> None:
    jackpots.wagers(details["system"], details["table"], cents(details["amount"]))


def returned(jackpots: Jackpots, details: Details) -> None:
    under = cite(details["under"]) if "under" in details else None
    amount, accepted = cents(details["amount"]), details.get("accepted", True)
    jackpots.returned(details["system"], details["table"], amount, under, accepted)


def prizes(jackpots: Jackpots, details: Details) -> list[Won]:
    winners = [Winner(person, hand) for person, hand in details["hands"]]
    return jackpots.prizes(details["system"], details["table"], winners)


def close(jackpots: Jackpots, details: Details) -> dict[str, Fraction]:
    to = {other: None if amount is None else cents(amount) for other, amount in details["to"].items()}
    return jackpots.close(details["system"], to)


OPERATIONS: Final[Mapping[str, Callable[[Jackpots, Details], Any]]] = {
    "open": open_system,
    "wagers": wagers,
    "returned": returned,
    "prizes": prizes,
    "close": close,
}


def done(jackpots: Jackpots, what: str, at: datetime, details: Details) -> Any:
    """Something is done with the systems; one of a text that is in force when it opens."""
    if what not in OPERATIONS:
        raise BadInput(f"{quoted(what)} is not done with jackpots; there are {', '.join(OPERATIONS)}")
    try:
        if details.get(BY_HAND):
            _check_moment(jackpots, at)
        if what != "open":
            _check_who_enters(jackpots.system(details["system"]), bool(details.get(BY_HAND)))
        else:
            find(details.get("arrangement", VIC_2004.name)).check_in_force(at)
        return OPERATIONS[what](jackpots, details)
    except (KeyError, TypeError, ValueError) as wrong:
        raise BadInput(f"{what}: {wrong}") from None


def _check_moment(jackpots: Jackpots, at: datetime) -> None:
    """A house has a clock; whoever enters something by hand says when it was."""
    if at < jackpots.now:
        raise BadInput(f"{at.isoformat()}: moments do not go backwards")
    jackpots.now = at


def _check_who_enters(system: MeterSystem, by_hand: bool) -> None:
    if by_hand != (system.players is not None):
        who = "its tables are the house's, and do so themselves" if by_hand else "somebody does so by hand"
        raise BadInput(f"nothing is entered so for {system.name}: {who}")


def came_of(found: object) -> dict[str, Any]:
    """What an operation came to: prizes, or what a closed meter handed on."""
    if isinstance(found, list):
        return {"paid": [[won.person, dollars(won.amount), *(c.text for c in won.cites)] for won in found]}
    if isinstance(found, dict):
        return {"moved": {other: str(amount / 100) for other, amount in found.items()}}
    return {}


def meters(jackpots: Jackpots) -> dict[str, str]:
    """What each open meter records, in dollars and exactly."""
    return {name: str(each.meter.value / 100) for name, each in jackpots.systems.items() if each.open}
