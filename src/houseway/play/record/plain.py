"""Events as lines of a record, and back.

Money is text in dollars and cents, a citation is its text, a moment stays one. The details of an act stand beside its
name. What type a detail has is said by the act's fields; where the act is not known, by how it is written.
"""

from collections.abc import Callable, Mapping
from datetime import datetime
from functools import lru_cache
from typing import Any, Final

from houseway.cite import Cite, cite, cites
from houseway.errors import BadInput
from houseway.money import Cents, cents, dollars
from houseway.play.acts import Fields
from houseway.play.codec import BITS, KEPT, Data, read_details, typed
from houseway.play.events import (
    MAKES,
    Asked,
    Called,
    Came,
    Done,
    Entry,
    Event,
    Metered,
    Moved,
    Ruled,
    Settled,
    Undone,
    made,
)
from houseway.play.record.toml import table
from houseway.play.settlement import Line, Ruling, read_line

# Writing


def as_data(event: Event) -> Data:
    """One event, without its number."""
    return _WRITES[type(event)](*event)


def entry_data(entry: Entry) -> Data:
    """The same of an entry of the log."""
    return as_data(made(0, entry))


def entry_line(entry: Entry) -> str:
    """An entry of the log as a line of a record. What most of a round is made of is written as it lies there."""
    kind = entry[0]
    if kind is Came:
        _, ask, value = entry
        return _came_line(ask.who, ask.field, ask.write(value), ask.to)
    if kind is Called:
        _, call, about = entry
        return _called_line(call.words.format(*about), call.under)
    if kind is Done and len(entry) < 6:  # it was not refused
        _, who, act, details, *fields = entry
        return table(_done(0, who, act, details, *fields)) if details else _done_line(who, act)
    if kind is Settled:
        return table(_settled(0, entry[1]))
    return table(entry_data(entry) if kind in MAKES else _WRITES[kind](0, *entry[1:]))


@lru_cache(maxsize=4096, typed=True)  # the same cards come for the same people again and again
def _came_line(device: str, field: str, value: str | int, to: str) -> str:
    return table(_came(0, device, field, value, to))


@lru_cache(maxsize=4096)
def _called_line(words: str, under: Cite) -> str:
    return table(_called(0, words, under))


@lru_cache(maxsize=4096)
def _done_line(who: str, act: str) -> str:
    """Of an act without details that was not refused."""
    return table(_done(0, who, act, {}))


def _done(
    _number: int,
    who: str,
    act: str,
    details: Mapping[str, Any],
    fields: Fields = (),
    refused: Cite | None = None,
    *_why: object,
) -> Data:
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
    return (Undone if data.get("undone") else Settled)(number, read_line(data))
