"""The whole account of a provision or a reading, as plain data: what `houseway rules show` prints."""

import datetime as dt
from collections.abc import Mapping
from typing import Any

from houseway.cite import Cite, cite
from houseway.errors import NotHeld
from houseway.rulebook.evidence import Evidence
from houseway.rulebook.instruments import Moment, instrument_of, moment, part_titles
from houseway.rulebook.library import Library, library, readings_on, terms_in
from houseway.rulebook.provisions import Provision, Reading
from houseway.rulebook.scan import Place

__all__ = ["account", "account_of_reading"]


def account(
    provision: Provision,
    asked: Cite,
    found: Evidence | None,
    when: Moment | None = None,
    law: Library | None = None,
) -> dict[str, Any]:
    """What it does, how it is read, answered and tested, and since when; `found` is None without a checkout."""
    law = law or library()
    instrument = instrument_of(provision, law)
    about = asked if provision.cite.text in asked.steps else provision.cite
    return {
        "cite": about.text,
        "part": provision.part,
        "title": part_titles(law)[provision.part],
        "heading": provision.heading,
        "held": "full" if provision.held else "index",
        "does": provision.does,
        "paragraphs": _paragraphs(provision, about),
        "terms": dict(provision.terms),
        "dictionary": {term.term: term.means for term in terms_in(provision, law)},
        "answer": provision.answer,
        "why": provision.why,
        "shown_by": provision.shown_by,
        "readings": [_reading(each) for each in readings_on(about, law)],
        "cited": _places(found.cited if found else None, provision.cite.text, about),
        "tests": _places(found.tested if found else None, provision.cite.text, about),
        "instrument": {"id": instrument.id, "title": instrument.title, "does": instrument.does},
        "from": iso(instrument.effect),
        "in_force": _stands(provision, when, law),
    }


def account_of_reading(reading: Reading, found: Evidence | None) -> dict[str, Any]:
    key = cite(f"reading {reading.id}")
    return _reading(reading) | {
        "cited": _places(found.cited if found else None, key.text, key),
        "tests": _places(found.tested if found else None, key.text, key),
    }


def iso(when: dt.datetime) -> str:
    """A midnight is written as its date."""
    return when.date().isoformat() if when.time() == dt.time() else when.isoformat(timespec="minutes")


def _stands(provision: Provision, when: Moment | None, law: Library) -> bool:
    """Whether the provision was in force; a Queensland text older than the reprint is not held."""
    instrument = instrument_of(provision, law)
    if when is None or moment(when) >= instrument.effect:
        return True
    if instrument.jurisdiction == "qld":
        raise NotHeld(f"{provision.cite} is held as it stood from {iso(instrument.effect)} on, not before")
    return False


def _paragraphs(provision: Provision, asked: Cite) -> dict[str, str]:
    """The paragraphs in and under the one asked for, with those it stands in."""
    path = asked.text[len(provision.cite.text) :].strip("()").replace(")(", ".")
    return {
        f"({key.replace('.', ')(')})": text
        for key, text in provision.paragraphs.items()
        if not path or f"{key}.".startswith(f"{path}.") or f"{path}.".startswith(f"{key}.")
    }


def _places(places: Mapping[str, tuple[Place, ...]] | None, key: str, asked: Cite) -> list[dict[str, Any]] | None:
    """Where it is cited, without what cites only another paragraph of the provision."""
    if places is None:
        return None
    return [
        {"file": each.file, "line": each.line, "cite": each.cite} | ({"test": each.test} if each.test else {})
        for each in places.get(key, ())
        if each.counts and (each.cite in asked.steps or each.cite.startswith(f"{asked.text}("))
    ]


def _reading(reading: Reading) -> dict[str, Any]:
    return {
        "reading": reading.id,
        "bears_on": list(reading.bears_on),
        "reads": reading.reads,
        "because": reading.because,
    }
