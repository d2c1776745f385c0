"""An event in words: what kind of thing it is, whom it concerns, what happened, and under which provisions."""

from collections.abc import Callable, Mapping
from datetime import date
from typing import Any, Final

from houseway.house.reporting import Step, steps
from houseway.house.told import plainly
from houseway.money import dollars
from houseway.play.codec import Data

NOTED: Final[Mapping[str, Callable[[Data], str]]] = {
    "opened": lambda body: f"{body['table']} is opened: {body['game']}, {body['rules']}",
    "round": lambda body: f"round {body['round']} begins",
    "committed": lambda body: f"the seed of shoe {body['shoe']} is committed to: {body['hash']}",
    "revealed": lambda body: (
        f"the seed of shoe {body['shoe']} is told: {body.get('seed', 'to inspectors and administrators')}"
    ),
    "shoe": lambda body: f"shoe {body['shoe']} begins",
    "order": lambda body: f"order {body['order']} of shoe {body['shoe']} is committed to: {body['root']}",
    "sealed": lambda body: f"a word for shoe {body['shoe']} is sealed: {body['seal']}",
    "word": lambda body: f"a word for shoe {body['shoe']}: {body['word']}",
    "ready": lambda _body: "needs no more time",
    "overdue": lambda _body: "has not decided in time",
    "gone": lambda _body: "gives up the place",
    "person": lambda body: f"is known as {body['role']}",
    "day closed": lambda body: f"the gaming day {body['day']} is closed",
    "closed": lambda _body: "the table is closed",
}
"""What the house notes, where its own word does not say it all."""
KIND: Final = {"done": "act", "came": "outcome", "called": "call", "settled": "settlement", "ruled": "ruling"}
WAGERED: Final = ("stake", "on", "selection")
KEPT: Final = ("house", "person", "by", "table", "amount", "stands")
CONCERNED: Final = ("patron", "person", "by")
NUMBERED: Final = ("ticket", "first game", "game", "keno dollars", "tickets")
IN_CENTS: Final = ("cost", "amount", "wagered", "cheque", "fee", "refund", "paid")
"""What is told of something that was done at keno, a prize meter or a tournament; never a ticket's code or a seed."""


def in_words(body: Data) -> Step:
    """One line of it."""
    if "house" in body and "do" in body:
        return _system(body["house"], body["do"], body["with"], body["led_to"])
    if "house" in body:
        return Step("house", str(body.get("person") or body.get("by") or ""), _noted(body), _cites(body))
    if "act" in body:
        refused = "refused" in body
        why = ": ".join(filter(None, (" is refused", body["why"]))) if refused else ""
        what = f"{body['act']}{_told(plainly(body)['with'])}{why}"
        return Step("refusal" if refused else "act", body["by"], what, _cites(body))
    if "came" in body:
        what = body.get("value", f"a {body['came']} that may lie face down")
        return Step("outcome", body.get("to", ""), f"{what} from the {body['by']}")
    [found] = steps([body])
    return found._replace(kind=KIND.get(found.kind, found.kind))


def _system(system: str, what: str, details: Data, led_to: Data) -> Step:
    """`keno: sell (ticket 7, first game 4, cost $1.00)`."""
    who = next((str(details[name]) for name in CONCERNED if details.get(name)), "")
    named = "".join(f" {details[name]}" for name in ("tournament", "system") if name in details)
    numbers = [f"{name} {led_to[name]}" for name in NUMBERED if type(led_to.get(name)) is int]
    amounts = [f"{name} ${dollars(led_to[name])}" for name in IN_CENTS if type(led_to.get(name)) is int]
    came_to = ", ".join(numbers + amounts)
    return Step("house", who, f"{system}{named}: {what}{f' ({came_to})' if came_to else ''}")


def _noted(body: Data) -> str:
    words = NOTED.get(body["house"])
    if words is not None:
        return words(body)
    amount = f" ${dollars(body['amount'])}" if type(body.get("amount")) is int else ""
    rest = {name: each for name, each in body.items() if name not in KEPT and type(each) in (str, int)}
    at = f" at {body['table']}" if "table" in body else ""
    return f"{body['house']}{amount}{at}{_details(rest)}"


def _told(details: Mapping[str, Any]) -> str:
    """`$5.00 on straight up 17` of a wager, and whatever else is said with an act."""
    stake, on, selection = (details.get(name) for name in WAGERED)
    where = f" on {on}" + (f" {selection}" if selection not in (None, on) else "") if on is not None else ""
    amount = f" ${stake}" if stake is not None else ""
    return amount + where + _details({name: each for name, each in details.items() if name not in WAGERED or not where})


def _details(details: Mapping[str, Any]) -> str:
    said = [f"{name} {_plain(each)}" for name, each in details.items()]
    return f" ({', '.join(said)})" if said else ""


def _plain(value: Any) -> str:
    if isinstance(value, date):
        return value.isoformat()
    return ", ".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def _cites(body: Data) -> tuple[str, ...]:
    return (body["refused"],) if "refused" in body else tuple(body.get("cites", ()))
