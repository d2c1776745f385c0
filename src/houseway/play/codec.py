"""Events as plain data and back: a line of a record and a JSON document are both written from here.

Money is text in dollars and cents, a citation is its text, a moment stays one (JSON has it in ISO 8601). What type a
detail of an act has is said by the act's fields; where the act is not known, by how it is written.
"""

import re
from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Any, Final, TypeAlias

from houseway.cite import Cite, cite, cites
from houseway.errors import BadInput, quoted
from houseway.money import BadMoney, Cents, cents, dollars
from houseway.play.acts import Field, Fields
from houseway.play.events import Asked, Called, Came, Done, Event, Metered, Moved, Ruled, Settled, Undone
from houseway.play.settlement import Line, Ruling
from houseway.play.wager import Verdict

Data: TypeAlias = dict[str, Any]

KEPT: Final = frozenset({"by", "act", "refused"})
"""What an act says itself; no detail of it may have one of these names."""
AMOUNTS: Final = ("stake", "paid", "returned", "left", "commission")
BITS: Final = 63
_MONEY: Final = re.compile(r"[0-9]{1,15}\.[0-9]{2}")


# Writing


def as_data(event: Event) -> Data:
    """One event, without its number."""
    return _WRITES[type(event)](*event)


def _done(_number: int, who: str, act: str, details: Mapping[str, Any], fields: Fields, refused: Cite | None) -> Data:
    told = {"by": who, "act": act}
    if details:
        told |= details_data(details, fields, refused is not None)
    if refused is not None:
        told["refused"] = refused.text
    return told


def _came(_number: int, device: str, field: str, value: str | int, to: str) -> Data:
    return {"by": device, field: value, "to": to} if to else {"by": device, field: value}


def _called(_number: int, words: str, under: Cite) -> Data:
    return {"call": words, "cites": [under.text]}


def _moved(_number: int, person: str, amount: Cents, account: str, chips: str) -> Data:
    return {"chips": dollars(amount), "to": person, "from": account} | ({"in": chips} if chips else {})


def _metered(_number: int, person: str, amount: Cents, under: Cite) -> Data:
    return {"metered": dollars(amount), "of": person, "cites": [under.text]}


def _ruled(_number: int, ruling: Ruling) -> Data:
    return ruling.as_data()


def _settled(_number: int, line: Line) -> Data:
    return line.as_data()


def _undone(_number: int, line: Line) -> Data:
    return {"undone": True} | line.as_data()


def _asked(_number: int, moment: str, what: str, under: Cite) -> Data:
    return {"awaited": what, "moment": moment, "cites": [under.text]}


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


def details_data(details: Mapping[str, Any], fields: Fields, refused: bool = False) -> Data:
    """The details of an act. What was refused may have been anything: then its words will do."""
    assert KEPT.isdisjoint(details), f"an act's details cannot be called {', '.join(KEPT)}"
    amounts = [field.name for field in fields if field.kind == "money"]
    return {
        name: dollars(each) if name in amounts and type(each) is int else _plain(name, each, refused)
        for name, each in details.items()
    }


def _plain(name: str, detail: Any, refused: bool) -> Any:
    if isinstance(detail, list | tuple):
        return [_plain(name, each, refused) for each in detail]
    if isinstance(detail, str | bool | datetime) or (type(detail) is int and detail.bit_length() <= BITS):
        return detail
    if refused:
        return str(detail)
    raise BadInput(f"'{name}' cannot be recorded: {detail}")


# Reading


def from_data(data: Mapping[str, Any], number: int = 0, fields: Fields = ()) -> Event:
    """The event that `as_data` wrote; `fields` are those of the act that it names, where that is known."""
    if "act" in data:
        under = cite(data["refused"]) if "refused" in data else None
        fields = typed(data, fields)
        return Done(number, data["by"], data["act"], read_details(data, fields), fields, under)
    if "by" in data:
        field = next(name for name in data if name not in ("by", "to"))
        return Came(number, data["by"], field, data[field], data.get("to", ""))
    if "call" in data:
        return Called(number, data["call"], cite(data["cites"][0]))
    if "chips" in data:
        return Moved(number, data["to"], cents(data["chips"]), data["from"], data.get("in", ""))
    if "metered" in data:
        return Metered(number, data["of"], cents(data["metered"]), cite(data["cites"][0]))
    if "ruling" in data:
        return Ruled(number, Ruling(data["ruling"], cites(*data["cites"])))
    if "awaited" in data:
        return Asked(number, data["moment"], data["awaited"], cite(data["cites"][0]))
    return (Undone if data.get("undone") else Settled)(number, _line(data))


def _line(data: Mapping[str, Any]) -> Line:
    stake, paid, returned, left, commission = (cents(data[name]) for name in AMOUNTS)
    person, wager, selection, verdict = data["person"], data["wager"], data["selection"], Verdict(data["verdict"])
    under, fee = cites(*data["cites"]), cents(data.get("fee", "0"))
    never = data.get("never", False)
    return Line(person, wager, selection, verdict, stake, paid, returned, left, commission, under, fee, never)


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
