"""Events as plain data and back, in one shape wherever they are text: in the store, in a frame, in JSON.

`kind` comes first. Money is text in dollars and cents, a citation is its text, a moment is ISO 8601. What type a detail
of an act has is said by the fields that the act was listed with, and stands beside the details as `types`. Lines of a
record have a form of their own (`record.plain`).
"""

import re
from collections.abc import Callable, Mapping
from datetime import date, datetime
from typing import Any, Final, TypeAlias

from houseway.cite import Cite, cite, cites
from houseway.errors import BadInput, quoted
from houseway.money import BadMoney, Cents, cents, dollars
from houseway.play.acts import Field, Fields
from houseway.play.events import FACE_DOWN, Asked, Called, Came, Done, Event, Metered, Moved, Ruled, Settled, Undone
from houseway.play.settlement import Line, Ruling, read_line

Data: TypeAlias = dict[str, Any]

KEPT: Final = frozenset({"by", "act", "refused"})
"""What an act says itself; no detail of it may have one of these names."""
BITS: Final = 63
_MONEY: Final = re.compile(r"[0-9]{1,15}\.[0-9]{2}")


# Writing


def as_data(event: Event) -> Data:
    """One event, without its number."""
    return _WRITES[type(event)](*event)


def _done(
    _number: int,
    who: str,
    act: str,
    details: Mapping[str, Any],
    fields: Fields,
    refused: Cite | None,
    why: str,
    instead: str,
    ground: int,
) -> Data:
    given, types = details_data(details, fields)
    told: Data = {"kind": "done", "by": who, "act": act, "with": given}
    if types:
        told["types"] = types
    if refused is not None:
        told |= {"refused": refused.text, "why": why, "instead": instead, "ground": ground}
    return told


def details_data(details: Mapping[str, Any], fields: Fields) -> tuple[Data, dict[str, str]]:
    """The details of an act as text has them, and what type those have that are not plain."""
    if not details:
        return {}, {}
    kinds = {field.name: field.kind for field in fields}
    given, types = dict(details), dict[str, str]()
    for name, each in details.items():
        kind = kinds.get(name)
        if kind == "money" and type(each) is int:
            given[name], types[name] = dollars(each), kind
        elif isinstance(each, date):
            given[name], types[name] = each.isoformat(), "moment"
        elif kind == "card" and isinstance(each, str):
            types[name] = kind
    return given, types


def _came(_number: int, device: str, field: str, value: str | int, to: str) -> Data:
    told: Data = {"kind": "came", "by": device, "field": field}
    if value != FACE_DOWN:
        told["value"] = value
    if to:
        told["to"] = to
    return told


def _called(_number: int, words: str, under: Cite) -> Data:
    return {"kind": "called", "words": words, "cites": [under.text]}


def _moved(_number: int, person: str, amount: Cents, account: str, chips: str) -> Data:
    told = {"kind": "moved", "person": person, "amount": dollars(amount), "account": account}
    return told | {"chips": chips} if chips else told


def _metered(_number: int, person: str, amount: Cents, under: Cite) -> Data:
    return {"kind": "metered", "person": person, "amount": dollars(amount), "cites": [under.text]}


def _ruled(_number: int, ruling: Ruling) -> Data:
    return {"kind": "ruled"} | ruling.as_data()


def _settled(_number: int, line: Line) -> Data:
    told = {"kind": "settled"} | line.as_data()
    return told | {"never": True} if line.never else told


def _undone(_number: int, line: Line) -> Data:
    return {"kind": "undone"} | line.as_data()


def _asked(_number: int, moment: str, what: str, under: Cite) -> Data:
    return {"kind": "asked", "what": what, "moment": moment, "cites": [under.text]}


_WRITES: Final[Mapping[type[Event], Callable[..., Data]]] = {
    Done: _done,
    Came: _came,
    Called: _called,
    Moved: _moved,
    Metered: _metered,
    Ruled: _ruled,
    Settled: _settled,
    Undone: _undone,
    Asked: _asked,
}


# Reading


def from_data(data: Mapping[str, Any], number: int = 0) -> Event:
    """The event that `as_data` wrote."""
    return READS[data["kind"]](number, data)


def _read_done(number: int, data: Data) -> Done:
    types: dict[str, Any] = data.get("types", {})
    details = {name: READ_TYPES[types[name]](each) if name in types else each for name, each in data["with"].items()}
    done = Done(number, data["by"], data["act"], details, tuple(Field(*each) for each in types.items()))
    if "refused" not in data:
        return done
    why, instead, ground = data["why"], data["instead"], data["ground"]
    return done._replace(refused=cite(data["refused"]), why=why, instead=instead, ground=ground)


def read_moment(written: str) -> date:
    """A moment, or a day."""
    return datetime.fromisoformat(written) if "T" in written else date.fromisoformat(written)


READ_TYPES: Final[Mapping[str, Callable[[Any], Any]]] = {"money": cents, "moment": read_moment, "card": str}
READS: Final[Mapping[str, Callable[[int, Any], Event]]] = {
    "done": _read_done,
    "came": lambda n, d: Came(n, d["by"], d["field"], d.get("value", FACE_DOWN), d.get("to", "")),
    "called": lambda n, d: Called(n, d["words"], cite(d["cites"][0])),
    "moved": lambda n, d: Moved(n, d["person"], cents(d["amount"]), d["account"], d.get("chips", "")),
    "metered": lambda n, d: Metered(n, d["person"], cents(d["amount"]), cite(d["cites"][0])),
    "ruled": lambda n, d: Ruled(n, Ruling(d["ruling"], cites(*d["cites"]))),
    "settled": lambda n, d: Settled(n, read_line(d)),
    "undone": lambda n, d: Undone(n, read_line(d)),
    "asked": lambda n, d: Asked(n, d["moment"], d["what"], cite(d["cites"][0])),
}


# What somebody wrote


def typed(data: Mapping[str, Any], fields: Fields) -> Fields:
    """The fields of an act, and what its details are written as where it has no field for them."""
    known = {field.name for field in fields}
    other = {name: each for name, each in data.items() if name not in known}
    amounts = [Field(name, "money") for name, each in other.items() if type(each) is str and _MONEY.fullmatch(each)]
    return *fields, *amounts, *(Field(name, "whole") for name, each in other.items() if type(each) is int)


def read_details(data: Mapping[str, Any], fields: Fields) -> dict[str, Any]:
    """The details of an act as the table takes them: amounts in whole cents."""
    amounts = {field.name for field in fields if field.kind == "money"}
    details = {name: each for name, each in data.items() if name not in KEPT}
    return details | {name: _amount(name, details[name]) for name in amounts & details.keys()}


def _amount(name: str, stated: Any) -> Any:
    try:
        return cents(stated)
    except (BadMoney, TypeError):
        why = f"{quoted(stated)} is not an amount of money; write dollars and cents like '12.50'"
        raise BadInput(f"'{name}': {why}") from None
