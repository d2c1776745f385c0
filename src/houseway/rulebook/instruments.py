"""The instruments, the Parts each has, and the moment it takes effect.

Times are the casino's own. A bare date asks for noon of that day, so that a change of 4.00 am on it is in.
"""

import datetime as dt
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal, TypeAlias

from houseway.errors import BadInput, quoted
from houseway.rulebook import reading_files
from houseway.rulebook.library import Library, library
from houseway.rulebook.provisions import Provision, stems

SHORT_TITLE = "qld s1"
"""The section that names the Queensland rules."""

Moment: TypeAlias = str | dt.date | dt.datetime


@dataclass(frozen=True, slots=True)
class PartOf:
    """A Part of an instrument, for which games it is; held in full where the folder has its file."""

    part: str
    title: str
    games: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Instrument:
    """One reprint or Gazette notice; its parts are Parts, or the notice itself."""

    id: str
    title: str
    gazette: str
    made: str
    effect: dt.datetime
    held: Literal["full", "index"]
    does: str
    parts: tuple[PartOf, ...]

    @property
    def jurisdiction(self) -> str:
        return self.id.split()[0]


def instruments(law: Library | None = None) -> tuple[Instrument, ...]:
    """Every instrument, in the order in which they take effect."""
    return _instruments(law or library())


@cache
def _instruments(law: Library) -> tuple[Instrument, ...]:
    entries = reading_files.table(law.folder / "instruments.toml")["instrument"]
    return tuple(sorted(map(_instrument, entries), key=lambda each: (each.effect, each.id)))


def _instrument(entry: dict[str, Any]) -> Instrument:
    games = tuple(entry.get("games", ()))
    parts = [PartOf(p["part"], p["title"], tuple(p["games"])) for p in entry.get("parts", ())]
    return Instrument(
        id=entry["id"],
        title=entry["title"],
        gazette=entry.get("gazette", ""),
        made=str(entry.get("made", "")),
        effect=moment(entry["effect"]),
        held="full" if entry["held"] == "full" else "index",
        does=entry.get("does", ""),
        parts=tuple(parts) or (PartOf(entry["id"], entry["title"], games),),
    )


def moment(when: Moment) -> dt.datetime:
    """A date (noon of it), a moment, or either in ISO 8601."""
    if isinstance(when, str):
        when = _read_moment(when)
    if not isinstance(when, dt.datetime):
        return dt.datetime.combine(when, dt.time(12))
    if when.tzinfo is not None:
        raise BadInput(f"{when.isoformat()} has a time zone; write the casino's own time, like 2000-12-15T04:00")
    return when


def beginning(text: str) -> dt.datetime:
    """The moment from which something is in force: where a day is named, from its midnight on."""
    return moment(text if "T" in text else f"{text}T00:00")


@cache
def _read_moment(text: str) -> dt.date | dt.datetime:
    try:
        return dt.datetime.fromisoformat(text) if "T" in text or ":" in text else dt.date.fromisoformat(text)
    except ValueError:
        raise BadInput(f"{quoted(text)} is no date or moment; write 2000-12-15 or 2000-12-15T04:00") from None


def short_title(law: Library | None = None) -> str:
    """The name by which the Queensland rules are cited."""
    title = next(each.title for each in instruments(law) if each.jurisdiction == "qld")
    return title.partition(",")[0]


def part_titles(law: Library | None = None) -> dict[str, str]:
    return {part.part: part.title for each in instruments(law) for part in each.parts}


def instrument_of(provision: Provision, law: Library | None = None) -> Instrument:
    """The instrument that a provision stands in."""
    within = (provision.part, *stems(provision.cite.text))
    return next(each for each in instruments(law) if any(part.part in within for part in each.parts))
