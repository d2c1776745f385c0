"""A record: the rounds played at one table, as readable TOML that round-trips exactly (docs/rounds.md).

What is read is only checked for its shape here; `opening` sets up its table, and `replay` plays its rounds.
"""

import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import date, datetime
from typing import Any, Final

from houseway.errors import BadRecord
from houseway.play.record.places import find_places
from houseway.play.record.shape import check_event, check_led_to, check_stated, is_act_or_outcome
from houseway.play.record.source import DAY, LIST, PROVISIONS, TABLE, TEXT, WHOLE, RecordSource
from houseway.play.record.toml import Data, section

BYTE_ORDER_MARK: Final = "\ufeff"
FORMAT: Final = 2
FORMATS: Final = (1, 2)
"""1 states settlements and rulings after the events of a round, 2 has everything in the order in which it happened."""

TOP: Final = {
    "format": WHOLE, "game": TEXT, "variant": TABLE, "rules": TEXT, "on": DAY, "about": TEXT, "altered": LIST,
    "refused": PROVISIONS, "table": TABLE, "sign": TABLE, "people": TABLE, "round": LIST,
}  # fmt: skip
STATED: Final = {
    "settles": LIST, "rulings": LIST, "calls": LIST, "awaited": TABLE, "received": TABLE, "state": TABLE,
}  # fmt: skip
_LINE: Final = re.compile(r" \(at line (\d+), column \d+\)$")


@dataclass(frozen=True, slots=True)
class RecordedRound:
    """One round: what happened, and what it led to where the record states it."""

    events: list[Data]
    settles: list[Data] | None = None
    rulings: list[Data] | None = None
    calls: list[Data] | None = None
    awaited: Data | None = None
    received: Data | None = None
    state: Data | None = None

    @property
    def states(self) -> bool:
        """Does the record say what the round led to, or what was refused in it?"""
        led_to = any(not is_act_or_outcome(event) or "refused" in event for event in self.events)
        return led_to or any(getattr(self, name) is not None for name in STATED)

    @property
    def settled(self) -> list[Data]:
        """The settlements that the record states, in either format."""
        return [event for event in self.events if "verdict" in event] if self.settles is None else self.settles


@dataclass(frozen=True, slots=True)
class Record:
    """The table before the first round, and the rounds, as plain data."""

    game: str
    rules: str
    on: date | datetime
    people: dict[str, Data]
    table: Data = field(default_factory=dict)
    sign: Data = field(default_factory=dict)
    rounds: list[RecordedRound] = field(default_factory=list)
    about: str = ""
    variant: Data = field(default_factory=dict)
    altered: list[str] = field(default_factory=list)  # provisions that a tournament's conditions alter (qld s9(1))
    refused: list[str] = field(default_factory=list)  # the table must not open, under one of these
    form: int = FORMAT
    source: RecordSource = field(default_factory=RecordSource, compare=False, repr=False)

    @property
    def states(self) -> bool:
        """Does it say anywhere what it expects?"""
        return bool(self.refused) or any(played.states for played in self.rounds)


def write(record: Record, more: Iterable[str] = ()) -> str:
    """The text of a record; reading it gives the same record. Of `more` rounds what happened is written already."""
    head: Data = {"format": record.form, "game": record.game}
    head |= {"variant": record.variant} if record.variant else {}
    head |= {"rules": record.rules, "on": record.on}
    head |= {"about": record.about} if record.about else {}
    head |= {"altered": record.altered} if record.altered else {}
    if record.refused:
        head["refused"] = record.refused[0] if len(record.refused) == 1 else record.refused
    sign = {name: each for name, each in record.sign.items() if name != "limits"}
    parts = [f"# Recorded at a table of {record.game}. See docs/rounds.md.\n" + section("", head)]
    parts += [section("[table]", record.table)] if record.table else []
    parts += [section("[sign]", sign)] if sign else []
    parts += [section("[sign.limits]", record.sign["limits"])] if "limits" in record.sign else []
    parts.append(section("[people]", record.people))
    for played in record.rounds:
        stated = {name: each for name in STATED if (each := getattr(played, name)) is not None}
        parts.append(section("[[round]]", {"events": played.events} | stated))
    parts += [f"[[round]]\n{events}\n" for events in more]
    return "\n".join(parts)


def read(text: str, file: str = "") -> Record:
    """The record that a text holds; `BadRecord` says on which line it is not one."""
    data, source = _parse(text.removeprefix(BYTE_ORDER_MARK), file)
    source.sound(data)
    source.table(data, TOP, needed=("format", "game", "rules", "on", "people"), what="a record")
    if data["format"] not in FORMATS:
        raise source.bad(f"format {data['format']} is not known here; this reads formats 1 and 2", "format")
    for index, altered in enumerate(data.get("altered", ())):
        source.cite(altered, "altered", index)
    data["refused"] = source.provisions(data["refused"], "refused") if "refused" in data else []
    rounds = [_played(source, each, index, data["format"]) for index, each in enumerate(data.get("round", ()))]
    names = ("game", "variant", "rules", "on", "people", "table", "sign", "about", "altered", "refused")
    kept = {name: data[name] for name in names if name in data}
    return Record(**kept, rounds=rounds, source=source, form=data["format"])


def _parse(text: str, file: str) -> tuple[Data, RecordSource]:
    """What the text holds, and where each value stands in it."""
    try:
        return tomllib.loads(text), RecordSource(file, find_places(text))
    except RecursionError:
        raise BadRecord("lists within lists, too deep for a record", file=file) from None
    except ValueError as wrong:
        found = _LINE.search(str(wrong))
        line = int(found[1]) if found else text.count("\n") + 1
        raise BadRecord(f"this is not TOML: {_LINE.sub('', str(wrong))}", line=line, file=file) from None


def _played(source: RecordSource, data: Any, number: int, form: int) -> RecordedRound:
    path = ("round", number)
    source.table(data, {"events": LIST} | STATED, *path, needed=("events",), what="a round")
    for index, event in enumerate(data["events"]):
        at = (*path, "events", index)
        if form == 1 or is_act_or_outcome(event):
            check_event(source, event, at)
        else:
            check_led_to(source, event, at)
    for name in STATED.keys() & data.keys():
        check_stated(source, name, data[name], (*path, name))
    return RecordedRound(**data)
