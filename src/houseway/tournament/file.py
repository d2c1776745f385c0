"""Reads the file of a tournament (docs/tournaments.md): its shape is checked here, with the line of what is wrong."""

import re
import tomllib
from dataclasses import dataclass, field, replace
from datetime import date, datetime
from typing import Final

from houseway.errors import BadRecord, quoted
from houseway.play.record.places import find_places
from houseway.play.record.source import DAY, LIST, MOMENT, TABLE, TEXT, WHOLE, YES, RecordSource
from houseway.play.record.toml import Data
from houseway.tournament.conditions import Conditions
from houseway.tournament.events import check_event
from houseway.tournament.reader import one_of, read_conditions, words

FORMAT: Final = 1
TOP: Final = {
    "format": WHOLE, "title": TEXT, "game": TEXT, "rules": TEXT, "on": MOMENT, "variant": TABLE, "table": TABLE,
    "entrants": WHOLE, "director": TABLE, "deputy": LIST, "approval": TABLE, "application": TABLE, "review": TABLE,
    "decision": TABLE, "cancellation": TABLE, "conditions": TABLE, "entrant": LIST, "event": LIST,
}  # fmt: skip
PERSON: Final = {"name": TEXT, "qualified": YES}
APPROVAL: Final = {"by": TEXT, "on": DAY, "in_writing": YES}
APPLICATION: Final = {"submitted": DAY, "in_writing": YES, "others": LIST, "required": LIST, "supplied": LIST}
OTHER: Final = {"title": TEXT, "on": MOMENT, "conditions": TABLE}
REVIEW: Final = {"by": TEXT, "on": DAY, "recommends": TEXT, "not_necessary": LIST}
DECISION: Final = {"by": TEXT, "on": DAY, "outcome": TEXT, "alterations": TABLE}
CANCELLATION: Final = {"by": TEXT, "on": DAY, "advised_by": TEXT, "reason": TEXT}
ENTRANT: Final = {"name": TEXT, "paid": TEXT, "chips": TEXT}
OUTCOMES: Final = ("approved", "approved with alterations", "refused")
SECTIONS: Final = {
    "director": PERSON, "approval": APPROVAL, "application": APPLICATION, "review": REVIEW, "decision": DECISION,
    "cancellation": CANCELLATION,
}  # fmt: skip
LISTED: Final = (("application", "required"), ("application", "supplied"), ("review", "not_necessary"))
MOST_PLAYERS: Final = 1000
_LINE: Final = re.compile(r" \(at line (\d+), column \d+\)$")


@dataclass(frozen=True, slots=True)
class Filed:
    """A file that has the right shape. What is in it may still not do."""

    text: str
    source: RecordSource
    data: Data
    title: str
    game: str
    rules: str
    on: datetime
    conditions: Conditions  # as proposed
    approved: Conditions  # as approved: with the alterations that the Minister made
    entrants: tuple[Data, ...]
    events: tuple[Data, ...] = ()
    variant: Data = field(default_factory=dict)
    table: Data = field(default_factory=dict)


def read(text: str, file: str = "") -> Filed:
    """The tournament that a text describes; `BadRecord` says on which line it is not one."""
    data = _parse(text, file)
    source = RecordSource(file, find_places(text))
    source.sound(data)
    source.table(data, TOP, needed=("format", "title", "game", "rules", "on"), what="a tournament")
    if data["format"] != FORMAT:
        raise source.bad(f"format {data['format']} is not known here; this reads format {FORMAT}", "format")
    for name, kinds in SECTIONS.items():
        if name in data:
            source.table(data[name], kinds, name)
    _check_lists(source, data)
    proposed = data.get("conditions", {})
    conditions = read_conditions(source, proposed)
    approved = conditions
    if data["rules"] != "qld":
        approved = replace(conditions, alterations=None)  # nobody alters them: the rules prevail
    elif altered := data.get("decision", {}).get("alterations"):
        approved = read_conditions(source, {**proposed, **altered}, ("decision", "alterations"))
    entrants = _entrants(source, data)
    events = tuple(check_event(source, each, ("event", n), conditions) for n, each in enumerate(data.get("event", ())))
    kept = (data["title"], data["game"], data["rules"], data["on"])
    more = (data.get("variant", {}), data.get("table", {}))
    return Filed(text, source, data, *kept, conditions, approved, entrants, events, *more)


def _parse(text: str, file: str) -> Data:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as wrong:
        found = _LINE.search(str(wrong))
        line = int(found[1]) if found else text.count("\n") + 1
        raise BadRecord(f"this is not TOML: {_LINE.sub('', str(wrong))}", line=line, file=file) from None


def _check_lists(source: RecordSource, data: Data) -> None:
    for number, each in enumerate(data.get("deputy", ())):
        source.table(each, PERSON, "deputy", number, needed=("name",), what="a deputy")
        _check_named(source, each, "deputy", number)
    if "director" in data:
        if "name" not in data["director"]:
            raise source.bad("'name' is missing in 'director'", "director")
        _check_named(source, data["director"], "director")
    for section, name in LISTED:
        words(source, data.get(section, {}).get(name, ()), (section, name))
    for number, each in enumerate(data.get("application", {}).get("others", ())):
        source.table(each, OTHER, "application", "others", number, needed=("title", "on"), what="another tournament")
    one_of(source, data.get("decision", {}).get("outcome"), OUTCOMES, ("decision", "outcome"))


def _check_named(source: RecordSource, person: Data, *path: str | int) -> None:
    if not person["name"].strip():
        raise source.bad("'name' is the name of somebody, and not empty", *path, "name")
    if person["name"] != " ".join(person["name"].split()):
        raise source.bad("'name' has blanks at its ends, or several together; leave them out", *path, "name")


def _entrants(source: RecordSource, data: Data) -> tuple[Data, ...]:
    """Those who applied: named one by one, or so many seats."""
    number = data.get("entrants", 0)
    if not 0 <= number <= MOST_PLAYERS:
        raise source.bad(f"'entrants' is between 0 and {MOST_PLAYERS}", "entrants")
    named = data.get("entrant", [])
    for at, each in enumerate(named):
        source.table(each, ENTRANT, "entrant", at, needed=("name",), what="an entrant")
        _check_named(source, each, "entrant", at)
        for amount in each.keys() & {"paid", "chips"}:
            source.money(each[amount], "entrant", at, amount, least=0)
    found = (*({"name": f"seat {n}"} for n in range(1, number + 1)), *named)
    names = [each["name"] for each in found]
    for at, name in enumerate(names):
        if name in names[:at]:
            raise source.bad(f"{quoted(name)} is entered twice", "entrant", at - number)
    return found


def day(value: date | datetime) -> date:
    """The day of a moment."""
    return value.date() if isinstance(value, datetime) else value
