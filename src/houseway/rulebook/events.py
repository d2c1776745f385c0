"""What happens at tables, and what people say of it: `law/events/`, a file for each game, one for what any table has.

An event is one thing that the law decides in one way: what it is called, the provisions that decide it, the report by
which a table takes it, and sentences as people say them. A question tells events apart that are easily taken for each
other: its answers lead to one each. On a topic that is silent the law has no rule; what is nearest is named.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from houseway.rulebook.folder import law_folder

GENERAL: Final = "general"  # what any table has, whatever is played


class Earlier(NamedTuple):
    """What must have happened at the table before: somebody did something, or something came from a device."""

    act: str = ""
    given: Mapping[str, Any] = MappingProxyType({})
    by: str = ""  # a person or a role; whoever may, where nobody is named
    when: str = ""
    to: str = ""  # for whom the next card is, where that matters
    comes: str | int = ""
    times: int = 1


class Course(NamedTuple):
    """How a table is brought to where something can happen: how it is run, and what happened first."""

    table: Mapping[str, Any] = MappingProxyType({})  # its settings, where they are not the usual ones
    before: tuple[Earlier, ...] = ()
    by: str = ""  # who then does or reports it
    players: int = 0  # how many are there, where that matters


AT_ONCE: Final = Course()  # it can happen at any table of the game


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happens, or is asked, and what decides it."""

    game: str
    name: str
    decides: tuple[str, ...]  # provisions of every text that has such a rule: the one that decides stands first
    said: tuple[str, ...]
    report: str = ""  # what it is called at the table; nothing, where the law alone answers
    given: Mapping[str, Any] = field(default_factory=dict, hash=False)  # details of the report that make it this one
    when: str = ""  # the moment, where that makes it this one
    rules: str = ""  # the State, where only one has such a rule
    course: Course = field(default=AT_ONCE, hash=False)  # what brings a table there
    unless: tuple[str, ...] = ()  # games that have a rule on what is silent elsewhere

    @property
    def is_silent(self) -> bool:
        return not self.decides


@dataclass(frozen=True, slots=True)
class LawQuestion:
    """The one fact on which the law branches: asked, with the event that each answer leads to."""

    game: str
    ask: str
    answers: Mapping[str, str] = field(hash=False)  # an answer, and the name of the event


@dataclass(frozen=True, slots=True)
class EventFile:
    """What is in one file."""

    events: tuple[Event, ...]
    questions: tuple[LawQuestion, ...] = ()
    silent: tuple[Event, ...] = ()  # with the nearest provisions under `near`
    near: Mapping[str, tuple[str, ...]] = field(default_factory=dict, hash=False)


def event_files() -> list[str]:
    """The names of the files: games, and `general`."""
    return sorted(path.stem for path in (law_folder() / "events").glob("*.toml"))


@cache
def events_in(name: str) -> EventFile:
    """What the file of a game has, or that of what any table has."""
    path = law_folder() / "events" / f"{name}.toml"
    return _read(name, path) if path.is_file() else EventFile(())


def _read(game: str, path: Path) -> EventFile:
    held = tomllib.loads(path.read_text("utf-8"))
    silent = held.get("silent", ())
    return EventFile(
        tuple(_event(game, row) for row in held.get("event", ())),
        tuple(LawQuestion(game, row["ask"], row["answers"]) for row in held.get("question", ())),
        tuple(Event(game, row["name"], (), _sentences(row), unless=tuple(row.get("unless", ()))) for row in silent),
        {row["name"]: tuple(row["near"]) for row in silent},
    )


def _event(game: str, row: dict[str, Any]) -> Event:
    told = (row.get("report", ""), row.get("with", {}), row.get("when", ""), row.get("rules", ""))
    return Event(game, row["name"], tuple(row["decides"]), _sentences(row), *told, _course(row))


def _earlier(row: dict[str, Any]) -> Earlier:
    return Earlier(**{"given" if key == "with" else key: each for key, each in row.items()})


def _course(row: dict[str, Any]) -> Course:
    before = (
        Earlier(**{"given" if key == "with" else key: each[key] for key in each}) for each in row.get("before", ())
    )
    told = (row.get("table", {}), tuple(before), row.get("by", ""), row.get("players", 0))
    return Course(*told) if any(told) else AT_ONCE


def _sentences(row: dict[str, Any]) -> tuple[str, ...]:
    return tuple(line.strip() for line in row["said"].splitlines() if line.strip())
