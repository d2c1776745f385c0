"""The body of a stored event: one JSON object, and back. What the house itself notes has the key `house`.

An act is kept with its details just as they were handed in, so that a replay hands in the same; everything else is
written as `play.codec` writes it. A day or a moment is `{"iso": "1998-09-04T20:00:00"}`.
"""

import json
from collections.abc import Mapping
from datetime import date, datetime
from typing import Any, Final

from houseway.cite import cite
from houseway.errors import BadInput, Ground, Refused, quoted
from houseway.play.codec import BITS, Data, as_data, from_data
from houseway.play.events import Done, Entry, Event, Settled, made

LONGEST: Final = 200  # letters of a word, things in a list


def body_of(number: int, entry: Entry) -> Data:
    """An entry of a round's log as it is stored; of what was refused, also why."""
    event = made(number, entry)
    if isinstance(event, Done):
        body: Data = {"by": event.who, "act": event.act, "with": dict(event.details)}
        refused: Refused | None = entry[5] if len(entry) > 5 else None
        return body | (refusal_data(refused) if refused is not None else {})
    if isinstance(event, Settled) and event.line.never:
        return as_data(event) | {"never": True}
    return as_data(event)


def event_of(body: Data) -> Event | None:
    """The event that a body holds; none, where it is the house's own."""
    if "house" in body:
        return None
    if "act" in body:
        under = cite(body["refused"]) if "refused" in body else None
        return Done(0, body["by"], body["act"], body["with"], (), under)
    return from_data(body)


def refusal_data(refused: Refused) -> Data:
    told = {"why": refused.why, "instead": refused.instead, "ground": refused.ground.value}
    return {"refused": refused.under.text} | told


def refusal(body: Data) -> Refused | None:
    """What a stored attempt was refused with, if it was."""
    if "refused" not in body:
        return None
    ground = Ground(body["ground"])
    return Refused(body["refused"], body["why"], ground=ground, instead=body["instead"])


def text(body: Data) -> str:
    return _WRITER.encode(body)


def read(stored: str) -> Data:
    found: Data = json.loads(stored, object_hook=_or_moment)
    return found


def _moment(value: Any) -> dict[str, str]:
    if not isinstance(value, date):
        raise TypeError(f"a {type(value).__name__} has no place in an event")
    return {"iso": value.isoformat()}


_WRITER: Final = json.JSONEncoder(separators=(",", ":"), default=_moment)


def _or_moment(found: dict[str, Any]) -> Any:
    if found.keys() != {"iso"}:
        return found
    written = found["iso"]
    return datetime.fromisoformat(written) if "T" in written else date.fromisoformat(written)


def check_plain(details: Mapping[str, Any]) -> None:
    """Refuse details that could not be stored just as they are."""
    for name, detail in details.items():
        if not isinstance(name, str) or len(name) > LONGEST or not _plain(detail):
            raise BadInput(f"{quoted(name)} must be a word, a whole number, true or false, a moment, or a list of them")


def check_kept(details: Mapping[str, Any]) -> None:
    """Refuse details that are not plain data."""
    try:
        same = read(text(dict(details))) == details
    except (TypeError, ValueError, RecursionError):
        same = False
    if not same:
        raise BadInput("what is done is told in words, whole numbers, true or false, moments, lists and tables of them")


def _plain(detail: Any) -> bool:
    if type(detail) in (list, tuple):
        return len(detail) <= LONGEST and all(_plain(each) and type(each) not in (list, tuple) for each in detail)
    if type(detail) is str:
        return len(detail) <= LONGEST
    if type(detail) is datetime:
        return detail.tzinfo is None
    return type(detail) is bool or (type(detail) is int and detail.bit_length() <= BITS)
