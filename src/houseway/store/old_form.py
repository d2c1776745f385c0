"""Events as they were stored before each had its `kind`: read into the same values. Nothing is written in this form.

Events were told apart by which keys they have; what the house noted had the key `house`. Amounts among the details of
an act were whole cents, and a moment was `{"iso": "1998-09-04T20:00:00"}`.
"""

import json
from collections.abc import Callable
from typing import Any, Final

from houseway.cite import cite
from houseway.play.acts import Field
from houseway.play.codec import Data, read_moment
from houseway.play.events import Done, Event
from houseway.play.record.plain import from_data
from houseway.store.event import HouseEvent

AMOUNTS: Final = frozenset({"amount", "chips", "maximum", "minimum", "most", "stake", "worth"})
"""Details that were told as amounts, where they are whole numbers."""


def read_old(stored: str, read_noted: Callable[[Data], HouseEvent]) -> Event | HouseEvent:
    """The event; what the house noted has the names of the fields that it has now, but for a few."""
    data: Data = json.loads(stored, object_hook=_or_moment)
    if "house" in data:
        return read_noted(_renamed(data))
    return _done(data) if "act" in data else from_data(data)


def _or_moment(found: Data) -> Any:
    return read_moment(found["iso"]) if found.keys() == {"iso"} else found


def _done(data: Data) -> Done:
    given: Data = data["with"]
    typed = tuple(Field(name, "money") for name, each in given.items() if name in AMOUNTS and type(each) is int)
    done = Done(0, data["by"], data["act"], given, typed)
    if "refused" not in data:
        return done
    why, instead, ground = data["why"], data["instead"], data["ground"]
    return done._replace(refused=cite(data["refused"]), why=why, instead=instead, ground=ground)


def _renamed(data: Data) -> Data:
    kind = data.pop("house")
    if kind == "day closed":
        data |= data.pop("led_to")
    if kind == "round" and "next" in data:  # words as they were given before they were sealed
        data["opening"] = [["", "", False, word] for word in data.pop("next")] + data.get("opening", [])
    return {"kind": kind} | data
