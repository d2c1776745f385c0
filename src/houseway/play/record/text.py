"""A record: the rounds played at one table, as readable TOML that round-trips exactly (docs/rounds.md).

What is read is only checked for its shape here; `opening` sets up its table, and `replay` plays its rounds.
"""

import re
import tomllib
from dataclasses import dataclass, field
from datetime import date, datetime
from typing import Any, Final

from houseway.errors import BadRecord
from houseway.play.record.places import find_places
from houseway.play.record.shape import check_event, check_led_to, check_ruled, check_settled, is_act_or_outcome
from houseway.play.record.source import DAY, LIST, TABLE, TEXT, WHOLE, Source
from houseway.play.record.toml import Data, section

FORMAT: Final = 2
FORMATS: Final = (1, 2)
"""1 states settlements and rulings after the events of a round, 2 has everything in the order in which it happened."""

TOP: Final = {
    "format": WHOLE, "game": TEXT, "variant": TABLE, "rules": TEXT, "on": DAY, "about": TEXT,
    "altered": LIST, "table": TABLE, "sign": TABLE, "people": TABLE, "round": LIST,
}  # fmt: skip
ROUND: Final = {"events": LIST, "settles": LIST, "rulings": LIST}
_LINE: Final = re.compile(r" \(at line (\d+), column \d+\)$")


@dataclass(frozen=True, slots=True)
class Played:
    """One round: what happened, and what it led to where the record states it."""

    events: list[Data]
    settles: list[Data] | None = None
    rulings: list[Data] | None = None

    @property
    def states(self) -> bool:
        """Does the record say what the round led to?"""
        return self.settles is not None or not all(map(is_act_or_outcome, self.events))

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
    rounds: list[Played] = field(default_factory=list)
    about: str = ""
    variant: Data = field(default_factory=dict)
    altered: list[str] = field(default_factory=list)  # provisions that a tournament's conditions alter (qld s9(1))
    form: int = FORMAT
    source: Source = field(default_factory=Source, compare=False, repr=False)


def write(record: Record) -> str:
    """The text of a record; reading it gives the same record."""
    head: Data = {"format": record.form, "game": record.game}
    head |= {"variant": record.variant} if record.variant else {}
    head |= {"rules": record.rules, "on": record.on}
    head |= {"about": record.about} if record.about else {}
    head |= {"altered": record.altered} if record.altered else {}
    sign = {name: each for name, each in record.sign.items() if name != "limits"}
    parts = [f"# Recorded at a table of {record.game}. See docs/rounds.md.\n" + section("", head)]
    parts += [section("[table]", record.table)] if record.table else []
    parts += [section("[sign]", sign)] if sign else []
    parts += [section("[sign.limits]", record.sign["limits"])] if "limits" in record.sign else []
    parts.append(section("[people]", record.people))
    for played in record.rounds:
        stated = {"events": played.events, "settles": played.settles, "rulings": played.rulings}
        parts.append(section("[[round]]", {name: each for name, each in stated.items() if each is not None}))
    return "\n".join(parts)


def read(text: str, file: str = "") -> Record:
    """The record that a text holds; `BadRecord` says on which line it is not one."""
    data = _parse(text, file)
    source = Source(file, find_places(text))
    source.sound(data)
    source.table(data, TOP, needed=("format", "game", "rules", "on", "people"), what="a record")
    if data["format"] not in FORMATS:
        raise source.bad(f"format {data['format']} is not known here; this reads formats 1 and 2", "format")
    for index, text in enumerate(data.get("altered", ())):
        source.cite(text, "altered", index)
    rounds = [_played(source, each, index, data["format"]) for index, each in enumerate(data.get("round", ()))]
    names = ("game", "variant", "rules", "on", "people", "table", "sign", "about", "altered")
    kept = {name: data[name] for name in names if name in data}
    return Record(**kept, rounds=rounds, source=source, form=data["format"])


def _parse(text: str, file: str) -> Data:
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise BadRecord("lists within lists, too deep for a record", file=file) from None
    except ValueError as wrong:
        found = _LINE.search(str(wrong))
        line = int(found[1]) if found else text.count("\n") + 1
        raise BadRecord(f"this is not TOML: {_LINE.sub('', str(wrong))}", line=line, file=file) from None


def _played(source: Source, data: Any, number: int, form: int) -> Played:
    path = ("round", number)
    source.table(data, ROUND if form == 1 else {"events": LIST}, *path, needed=("events",), what="a round")
    seen: int | None = None
    for index, event in enumerate(data["events"]):
        at = (*path, "events", index)
        if form == 1 or is_act_or_outcome(event):
            check_event(source, event, at)
        else:
            check_led_to(source, event, at)
        if (line := source.places.line(*at)) == seen:
            raise source.bad("write one event a line", *at)
        seen = line
    for index, settled in enumerate(data.get("settles", ())):
        check_settled(source, settled, (*path, "settles", index))
    for index, ruled in enumerate(data.get("rulings", ())):
        check_ruled(source, ruled, (*path, "rulings", index))
    return Played(data["events"], data.get("settles"), data.get("rulings"))
