"""The whole account of a provision or a reading, as plain data: what `houseway rules show` prints."""

import datetime as dt
from typing import Any

from houseway.cite import Cite, cite
from houseway.errors import NotHeld
from houseway.rulebook.changes import RuleChange
from houseway.rulebook.coverage import answered
from houseway.rulebook.evidence import TEST, evidence
from houseway.rulebook.history import Amendment, made_of, was
from houseway.rulebook.instruments import Instrument, Moment, instrument_of, moment, part_titles
from houseway.rulebook.library import Library, library, readings_on, terms_in
from houseway.rulebook.missing_texts import KnownNotice, known_notices
from houseway.rulebook.operations import Operation, Replacement, misprints, number_of, operations, replaced_by, replaces
from houseway.rulebook.provisions import Provision, Reading


def account(
    provision: Provision, asked: Cite, when: Moment | None = None, law: Library | None = None
) -> dict[str, Any]:
    """What it does, how it is read, answered and tested, and since when."""
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
        "answer": answered(provision, law).by,
        "shown_by": provision.shown_by,
        "kept_by": provision.kept_by,
        "why": provision.why,
        "physical": provision.physical,
        "readings": [_reading(each) for each in readings_on(about, law)],
        **_evidence(provision.cite.text, about, law),
        "instrument": {"id": instrument.id, "title": instrument.title, "does": instrument.does},
        "from": iso(instrument.effect),
        "in_force": stands(provision, when, law),
    } | (history_of(about, law) if instrument.jurisdiction == "qld" else _amendments(provision, instrument, law))


def history_of(asked: Cite, law: Library | None = None) -> dict[str, Any]:
    """What Queensland's endnotes tell of a section: its number before 1995, and the laws that changed it."""
    return {"was": was(asked, law), "history": [_made(each) for each in made_of(asked, law)]}


def _made(each: Amendment) -> dict[str, Any]:
    return {
        "of": each.of,
        "change": each.change,
        "law": each.law.id,
        "name": each.law.name,
        "section": each.section,
        "from": iso(each.law.commenced),
    }


def _amendments(provision: Provision, instrument: Instrument, law: Library) -> dict[str, Any]:
    """What its notice does to the rule, what it replaced and what replaced it, misprints, and what is not held."""
    number, gone = number_of(provision), replaced_by(provision, law)
    games = [game for part in instrument.parts for game in part.games]
    return {
        "until": iso(gone.by.effect) if gone else None,
        "replaced_by": _replacement(gone) if gone else None,
        "replaces": [each.cite.text for each in replaces(provision, law)],
        "operations": [
            operation_as_data(each) for each in operations(instrument.id, law) if not number or each.concerns(number)
        ],
        "misprints": [
            {"where": each.where, "printed": each.printed, "read": each.read, "reading": each.reading}
            for each in misprints(instrument.id, law)
            if not number or each.where == f"r{number}"
        ],
        "known": [known_as_data(each) for game in games for each in known_notices(game, law)],
    }


def _replacement(gone: Replacement) -> dict[str, Any]:
    return {"notice": gone.by.id, "cites": [each.cite.text for each in gone.instead], "reading": gone.operation.reading}


def operation_as_data(each: Operation) -> dict[str, Any]:
    """An operation without what it does not say."""
    told = {
        "item": each.item,
        "does": each.does,
        "rules": list(each.rules),
        "after": each.after,
        "puts": list(each.puts),
        "only": each.only,
        "reading": each.reading,
    }
    return {key: value for key, value in told.items() if value}


def change_as_data(each: RuleChange) -> dict[str, Any]:
    """What was done to a rule, what was there, and what is."""
    return {
        "rule": each.rule,
        "does": each.does,
        "notice": each.by,
        "item": each.item,
        "effect": iso(each.effect),
        "only": each.only,
        "reading": each.reading,
        "was": _texts(each.was),
        "is": _texts(each.now),
    }


def _texts(provisions: tuple[Provision, ...] | None) -> list[dict[str, Any]] | None:
    """None says that it is not held; an empty list, that nothing stands there."""
    if provisions is None:
        return None
    return [{"cite": p.cite.text, "does": p.does, "paragraphs": dict(p.paragraphs)} for p in provisions]


def known_as_data(each: KnownNotice) -> dict[str, Any]:
    return {
        "notice": each.name,
        "does": each.does,
        "published": each.published.isoformat(),
        "gazette": each.gazette,
        "told_by": list(each.told_by),
    }


def account_of_reading(reading: Reading, law: Library | None = None) -> dict[str, Any]:
    key = cite(f"reading {reading.id}")
    return _reading(reading) | _evidence(key.text, key, law)


def iso(when: dt.datetime) -> str:
    """A midnight is written as its date."""
    return when.date().isoformat() if when.time() == dt.time() else when.isoformat(timespec="minutes")


def stands(provision: Provision, when: Moment | None, law: Library) -> bool:
    """Whether the provision was in force; a Queensland text older than the reprint is not held."""
    instrument = instrument_of(provision, law)
    gone = replaced_by(provision, law) if instrument.jurisdiction == "vic" else None
    if gone and (when is None or moment(when) >= gone.by.effect):
        return False
    if when is None or moment(when) >= instrument.effect:
        return True
    if instrument.jurisdiction == "qld":
        since = f"{provision.cite} is held as it stood from {iso(instrument.effect)} on, not before"
        raise NotHeld(f"{since}; {_changed_after(provision, moment(when), law)}")
    return False


def _changed_after(provision: Provision, when: dt.datetime, law: Library) -> str:
    """What the endnotes tell of a text older than the one held."""
    later = [each for each in made_of(provision.cite, law) if each.law.commenced > when]
    told = [
        f"{' '.join(filter(None, (each.of, each.change)))} by {each.law.id} on {iso(each.law.commenced)}"
        for each in later
    ]
    return f"known since then: {', '.join(told)}" if told else "no law is known to have changed it since then"


def _paragraphs(provision: Provision, asked: Cite) -> dict[str, str]:
    """The paragraphs in and under the one asked for, with those it stands in."""
    path = asked.text[len(provision.cite.text) :].strip("()").replace(")(", ".")
    return {
        f"({key.replace('.', ')(')})": text
        for key, text in provision.paragraphs.items()
        if not path or f"{key}.".startswith(f"{path}.") or f"{path}.".startswith(f"{key}.")
    }


def _evidence(text: str, asked: Cite, law: Library | None) -> dict[str, Any]:
    """Where it came out while the tests ran and which of them name it, without what is of another paragraph only."""
    rows = [
        row for row in evidence(law).get(text, ()) if row.cite in asked.steps or row.cite.startswith(f"{asked.text}(")
    ]
    return {
        "evidence": [row.as_data() for row in rows if row.kind != TEST],
        "tests": [row.as_data() for row in rows if row.kind == TEST],
    }


def _reading(reading: Reading) -> dict[str, Any]:
    return {
        "reading": reading.id,
        "bears_on": list(reading.bears_on),
        "reads": reading.reads,
        "because": reading.because,
    }
