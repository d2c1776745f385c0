"""The keno lounge of a house: the keno system, with patrons whom the house knows (docs/keno.md)."""

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Any, Final

from houseway.equipment.chance import Chance, Scripted
from houseway.equipment.entropy import SeededEntropy
from houseway.errors import BadInput, quoted
from houseway.games.keno.schedule import example, schedule_of
from houseway.games.keno.ticket import Ticket, entry_of
from houseway.keno import KenoSystem
from houseway.keno.accounts import of_patron
from houseway.keno.acts import OPERATIONS, result, result_of
from houseway.keno.dollars import KenoDollars
from houseway.keno.draw import Event, check_event, conduct
from houseway.keno.oversight import AcceptedEntry
from houseway.keno.payment import HandedOver, PaidOut
from houseway.keno.settings_file import check_settings, settings_of
from houseway.keno.settlement import DrawResult
from houseway.ledger.accounts import Account
from houseway.money import Cents, cents
from houseway.play.codec import Data
from houseway.store.system_acts import DRAW

HAND_OVER: Final = "hand over"  # what nobody presented
HOURS: Final = "set hours"  # when the house draws by itself
REPORTED: Final = ("numbers", "events", "game")
DRAWN: Final = frozenset({"drawing", "lounge"})  # what is kept of a draw, and of one in the folders of before
BY_THE_HOUSE: Final = ("begin day", "close game", HAND_OVER, DRAW, HOURS)
"""What no patron does. A result is drawn, and not entered by hand."""
MOST_EVENTS: Final = 100


def opening(settings: Data, schedule: Data | None) -> Data:
    """What the lounge is opened with, as it is kept: the operator's settings, and the schedule of prizes."""
    check_settings(settings, "settings")
    if "schedule" in settings:
        raise BadInput("settings: the schedule of prizes is handed in by itself")
    found = example() if schedule is None else schedule_of(schedule)
    settings_of(settings, found, b"")
    return {"settings": dict(settings), "schedule": found.as_kept()}


def lounge_of(opened: Data, key: str) -> KenoSystem:
    """The lounge; `key` is the secret from which the codes on its tickets are made."""
    return KenoSystem(settings_of(opened["settings"], schedule_of(opened["schedule"]), key.encode()))


def check_act(what: str, details: Mapping[str, Any]) -> None:
    """Refuse what is not done at a lounge, and money of nobody's: the patron is "" where the house does not know them,
    who pays in cash over the counter."""
    known = *OPERATIONS, DRAW, HOURS
    if what not in known:
        raise BadInput(f"{quoted(what)} is not done at a keno lounge; allowed: {', '.join(known)}")
    if what == HAND_OVER and details:
        raise BadInput(f"{quoted(what)} takes nothing more")
    if what == DRAW and (other := details.keys() - REPORTED):
        raise BadInput(f"a draw takes no {quoted(min(other))}; allowed: {', '.join(REPORTED)}")
    if ("patron" in details) == (what in BY_THE_HOUSE):
        named = "names no patron" if what in BY_THE_HOUSE else "names its patron"
        raise BadInput(f"{quoted(what)} {named}")


def done(system: KenoSystem, what: str, at: datetime, details: Data, seed: Callable[[], str]) -> tuple[Data, Any]:
    """Something is done at the lounge: what is kept of it, and what it gave."""
    if what != DRAW:
        return details, OPERATIONS[what](system, at, details)
    if details.get("game", system.game) != system.game:
        raise BadInput("that game is drawn already; another is open")
    if not system.closed:
        system.close_game(at)
    if not details.keys() & DRAWN:
        details = {**_drawn(system, at, details, seed), **({"reported": details} if details else {})}
    return details, result(system, at, details)


def _drawn(system: KenoSystem, at: datetime, details: Data, seed: Callable[[], str]) -> Data:
    """The game is drawn; where the lounge's own device gave the numbers, each of them came."""
    events, numbers = _reported(details), details.get("numbers")
    scripted = Scripted(numbers) if numbers is not None else None
    conduct(system.begin_draw(at), events, scripted or Chance(SeededEntropy(seed())))
    if scripted is not None and numbers is not None and scripted.given < len(numbers):
        raise BadInput(f"numbers: the drawing was over after {scripted.given} of them")
    return dict(result_of(system))


def costs(system: KenoSystem, what: str, details: Data) -> dict[Account, Cents]:
    """What a patron pays for this, from which of their accounts."""
    if what == "issue keno dollars":
        means = "chips" if details.get("chips") else "cash"
        return {of_patron(means, details["patron"]): cents(details["amount"])}
    if what not in ("sell", "accept"):
        return {}
    chips, total = cents(details.get("chips", "0")), entry_of(details).total
    total = cents(details["handed_in"]) if what == "accept" and "handed_in" in details else total
    given = sum(system.voucher(serial).left for serial in {*details.get("keno_dollars", ())})
    cash = max(total - chips - given, 0)
    return {of_patron("cash", details["patron"]): cash, of_patron("chips", details["patron"]): chips}


def _reported(details: Data) -> list[Event]:
    events = details.get("events", [])
    if not isinstance(events, list) or len(events) > MOST_EVENTS:
        raise BadInput(f"events are a list of at most {MOST_EVENTS}")
    for number, event in enumerate(events, 1):
        check_event(event, f"event {number}")
    return events


def told(found: Any) -> Data:
    """What an operation gave, as plain data; amounts are in cents."""
    match found:
        case Ticket():
            return {"ticket": found.serial, "first game": found.number, "cost": found.entry.total}
        case AcceptedEntry():
            rulings = [[ruling.what, [each.text for each in ruling.cites]] for ruling in found.rulings]
            return {"back": found.back, "rulings": rulings} | (told(found.ticket) if found.ticket else {})
        case PaidOut():
            voucher = {"keno dollars": found.voucher.serial} if found.voucher is not None else {}
            return {"ticket": found.ticket, "paid": dict(found.amounts)} | voucher
        case KenoDollars():
            return {"keno dollars": found.serial, "amount": found.left}
        case HandedOver():
            return {"cheque": found.cheque, "tickets": len(found.information)}
        case DrawResult():
            winners = [[ticket.serial, won.way, won.prize] for ticket, won in found.winners]
            return {"game": found.game.number, "wagered": found.wagered, "winners": winners}
        case int():
            return {"amount": found}
    return {}
