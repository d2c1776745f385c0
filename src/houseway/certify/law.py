"""The law that a game is run under: its instruments, every provision with what it does, how it is kept and tested."""

import json
from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from typing import Any, Final

from houseway.cache import package, sources
from houseway.play.game import Game
from houseway.rulebook.coverage import answered
from houseway.rulebook.evidence import TEST, EvidenceRow, evidence
from houseway.rulebook.instruments import Instrument, Moment, instrument_of
from houseway.rulebook.library import Library, library
from houseway.rulebook.operations import replaced_by
from houseway.rulebook.provisions import Provision, Reading
from houseway.rulebook.rulesets import base_of, in_force

SEEN: Final = "certify", "odds"
"""The parts of the package whose sources, with all that they import, the figures come of."""


def digest(data: bytes) -> str:
    return sha256(data).hexdigest()


def digest_of(plain: Any) -> str:
    """Of what JSON can write."""
    return digest(json.dumps(plain, ensure_ascii=False, sort_keys=True, separators=(",", ":")).encode())


def provisions(game: Game[Any], when: Moment | None) -> tuple[Provision, ...]:
    """In force at the moment, for this game or for every game; and those of Queensland that stand in for none held."""
    return (*in_force(game.rules, when, game.name), *base_of(game.rules, game.name))


def instruments_data(found: Sequence[Provision]) -> list[dict[str, Any]]:
    """Each instrument that one of these stands in, with a hash of what is held of it."""
    by_instrument: dict[Instrument, list[Provision]] = {}
    for each in found:
        by_instrument.setdefault(instrument_of(each), []).append(each)
    return [
        {
            "id": each.id,
            "title": each.title,
            "gazette": each.gazette,
            "effect": each.effect.isoformat(timespec="minutes"),
            "does": each.does,
            "parts": list(dict.fromkeys(one.part for one in within)),
            "sha256": digest_of([provision_words(one) for one in within]),
        }
        for each, within in by_instrument.items()
    ]


def provision_words(each: Provision) -> list[Any]:
    """What is held of it, in our words."""
    return [each.cite.text, each.part, each.heading, each.does, dict(each.paragraphs), dict(each.terms)]


def provisions_data(found: Iterable[Provision]) -> list[dict[str, Any]]:
    """The annex: what each does, how it is answered, where, and by which tests."""
    law = library()
    return [_provision(each, law) for each in found]


def _provision(each: Provision, law: Library) -> dict[str, Any]:
    rows = evidence(law).get(each.cite.text, ())
    gone = replaced_by(each, law) if each.cite.body == "vic" else None
    return {
        "cite": each.cite.text,
        "part": each.part,
        "heading": each.heading,
        "does": each.does,
        "paragraphs": dict(each.paragraphs),
        "answer": answered(each, law).by,
        "how": " ".join(filter(None, (each.kept_by, each.shown_by, each.why, each.physical))),
        "where": [_place(row) for row in rows if row.kind != TEST],
        "tests": [place for row in rows if row.kind == TEST for place in row.where],
        "tests_in_all": sum(row.places for row in rows if row.kind == TEST),
        **({"replaced": gone.by.effect.isoformat(timespec="minutes")} if gone else {}),
        "sha256": digest_of(provision_words(each)),
    }


def _place(row: EvidenceRow) -> dict[str, Any]:
    return {"kind": row.kind, "places": row.places, "where": list(row.where)}


def readings_data(found: Iterable[Provision]) -> list[dict[str, Any]]:
    """Every reading that bears on one of these provisions, in the order of the file."""
    cites = [each.cite for each in found]
    return [
        {"reading": each.id, "bears_on": list(each.bears_on), "reads": each.reads, "because": each.because}
        for each in library().readings.values()
        if _bears(each, cites)
    ]


def _bears(reading: Reading, cites: Iterable[Any]) -> bool:
    return any(reading.bears(cite) for cite in cites)


def sources_data(game: Game[Any]) -> dict[str, Any]:
    """Hashes of the program: of every file of the game, and one of all that its figures come of."""
    home = package()
    found = {file.relative_to(home).as_posix(): text for file, text in _sources(game)}
    own = f"{game.folder.removeprefix('houseway.').replace('.', '/')}/"
    return {
        "files": len(found),
        "sha256": digest_of({name: digest(text) for name, text in found.items()}),
        "of_the_game": {name: digest(text) for name, text in sorted(found.items()) if name.startswith(own)},
    }


def _sources(game: Game[Any]) -> Iterator[tuple[Any, bytes]]:
    """A game whose package is not of this one is hashed by what it imports of this one alone."""
    home = package()
    parts = [*SEEN, *([game.home] if game.home.startswith(str(home)) else [])]
    yield from sources(parts, home).items()
