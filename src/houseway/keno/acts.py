"""What is done at a keno lounge, by its name and its details as they are kept: each leads to the same again."""

from collections.abc import Callable, Mapping
from datetime import datetime, timedelta
from typing import Any, Final

from houseway.errors import BadInput
from houseway.games.keno.ticket import entry_of
from houseway.keno.draw import drawing_of, redo
from houseway.keno.system import KenoSystem, Money
from houseway.keno.terminals import Terminal
from houseway.money import cents


def _terminal(details: Mapping[str, Any]) -> Terminal:
    return Terminal(details.get("station", 1), details.get("writer", ""), details.get("takes_ways_on_cards", False))


def _patron(details: Mapping[str, Any]) -> str:
    """Whoever buys or is paid, where the house knows them; a ticket is the bearer's all the same."""
    return str(details.get("patron", ""))


def _money(details: Mapping[str, Any]) -> Money:
    chips, vouchers = cents(details.get("chips", "0")), details.get("keno_dollars", ())
    return {"chips": chips, "keno_dollars": vouchers, "patron": _patron(details)}


def begin_day(system: KenoSystem, at: datetime, details: Mapping[str, Any]) -> None:
    hours = timedelta(hours=details.get("hours", 24))
    system.begin_day(at, hours, approved=details.get("approved", False))


def accept(system: KenoSystem, at: datetime, details: Mapping[str, Any]) -> Any:
    """An entry that should not have been taken."""
    entry, money = entry_of(details), _money(details)
    handed_in = cents(details["handed_in"]) if "handed_in" in details else None
    return system.accept(at, _terminal(details), entry, handed_in, **money)


def result(system: KenoSystem, at: datetime, details: Mapping[str, Any]) -> Any:
    """The drawing is done again; the lounge is as it left it, whatever was drawn here: it may be turned by hand."""
    if "drawing" in details and system.round is None:
        redo(system.begin_draw(at), details["drawing"])
        if system.check_over() and system.lounge.drawn != details["numbers"]:
            raise BadInput(f"game {system.number} is kept with another result than its drawing gives")
    if "lounge" in details:
        system.lounge.restore(details["lounge"])
    return system.result(at, details["numbers"])


def result_of(system: KenoSystem) -> Mapping[str, Any]:
    """The round that is over at the lounge, as `result` does it again."""
    lounge = {name: each for name, each in system.lounge.as_data().items() if name != "schedule"}
    details = {"drawing": drawing_of(system.check_over()), "numbers": list(system.lounge.drawn)}
    return {**details, "lounge": lounge, "game": system.game}


def issue_dollars(system: KenoSystem, at: datetime, details: Mapping[str, Any]) -> Any:
    amount, chips = cents(details["amount"]), details.get("chips", False)
    return system.issue_dollars(at, _terminal(details), amount, chips=chips, patron=_patron(details))


def redeem_dollars(system: KenoSystem, at: datetime, details: Mapping[str, Any]) -> Any:
    terminal = None if details.get("cashier") else _terminal(details)
    return system.redeem_dollars(at, terminal, details["serial"], patron=_patron(details))


def claim(system: KenoSystem, at: datetime, details: Mapping[str, Any]) -> Any:
    said = {name: details.get(name, "") for name in ("asked", "given")}
    return system.claim(at, details["ticket"], **said, patron=_patron(details))


Operation = Callable[[KenoSystem, datetime, Mapping[str, Any]], Any]
OPERATIONS: Final[Mapping[str, Operation]] = {
    "begin day": begin_day,
    "sell": lambda system, at, of: system.sell(at, _terminal(of), entry_of(of), **_money(of)),
    "accept": accept,
    "close game": lambda system, at, _: system.close_game(at),
    "pay": lambda system, at, of: system.present(
        at, _terminal(of), of["ticket"], of.get("paid_in", "cash"), patron=_patron(of)
    ),
    "refund": lambda system, at, of: system.refund(at, _terminal(of), of["ticket"], patron=_patron(of)),
    "issue keno dollars": issue_dollars,
    "redeem keno dollars": redeem_dollars,
    "hand over": lambda system, at, of: system.hand_over(at, of.get("play_money", ())),
    "claim": claim,
}
