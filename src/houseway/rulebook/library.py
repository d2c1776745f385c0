"""The rulebook: every provision by its citation, the terms, the readings, and what a citation resolves to.

>>> find("qld s5(2)(b)")[0].cite
cite('qld s5(2)')
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from houseway.cite import Cite, cite
from houseway.errors import NotHeld
from houseway.rulebook import reading_files
from houseway.rulebook.folder import law_folder
from houseway.rulebook.provisions import Part, Provision, Reading, Term, stems

__all__ = [
    "DICTIONARY",
    "Library",
    "find",
    "library",
    "meaning",
    "reading",
    "readings_on",
    "resolves",
    "terms_in",
]

DICTIONARY = "qld s2"
"""The section that gives the dictionary its force."""


@dataclass(frozen=True, slots=True, eq=False)
class Library:
    """All that one law folder holds."""

    folder: Path
    provisions: Mapping[str, Provision]
    groups: Mapping[str, tuple[str, ...]]  # a section, rule or notice that has no row of its own
    parts: Mapping[str, Part]
    strays: tuple[tuple[str, Path], ...]  # written in a Part's file, and not in the index
    terms: Mapping[str, Term]
    readings: Mapping[str, Reading]


def library(folder: Path | None = None) -> Library:
    """The law in `folder`, read once; without a folder, the law that goes with Houseway."""
    return _read(folder or law_folder())


@cache
def _read(folder: Path) -> Library:
    provisions = {row.cite.text: row for row in reading_files.index(folder)}
    parts: dict[str, Part] = {}
    strays: list[tuple[str, Path]] = []
    for file in (*sorted(folder.glob("qld/part-*.toml")), *sorted(folder.glob("vic/*.toml"))):
        part, held = reading_files.part_file(file)
        parts[part.part] = part
        strays += [(text, file) for text in held if text not in provisions]
        provisions |= {t: replace(p, heading=provisions[t].heading) for t, p in held.items() if t in provisions}
    return Library(
        folder=folder,
        provisions=provisions,
        groups=_groups(provisions),
        parts=parts,
        strays=tuple(strays),
        terms=reading_files.terms(folder / "qld" / "schedule-dictionary.toml"),
        readings=reading_files.readings(folder / "readings.toml"),
    )


def _groups(provisions: Mapping[str, Provision]) -> dict[str, tuple[str, ...]]:
    groups: dict[str, tuple[str, ...]] = {}
    for text in provisions:
        for stem in stems(text):
            if stem not in provisions:
                groups[stem] = (*groups.get(stem, ()), text)
    return groups


def find(text: str | Cite, law: Library | None = None) -> tuple[Provision, ...]:
    """The provision that a citation names or stands in; for a bare section, each of its subsections."""
    law = law or library()
    sought = cite(text) if isinstance(text, str) else text
    for step in sought.steps:
        if provision := law.provisions.get(step):
            return (_with_paragraph(provision, sought),)
    if sought.text in law.groups:
        return tuple(law.provisions[each] for each in law.groups[sought.text])
    raise NotHeld(f"{sought} is not in the rulebook; near it: {', '.join(_near(sought, law)) or 'nothing'}")


def _with_paragraph(provision: Provision, sought: Cite) -> Provision:
    tail = sought.text[len(provision.cite.text) :]
    path = tail.strip("()").replace(")(", ".")
    if not path or provision.has(path):
        return provision
    there = ", ".join(f"({key.replace('.', ')(')})" for key in provision.paragraphs)
    raise NotHeld(f"{provision.cite} has no paragraph {tail}; it has {there or 'none'}")


def _near(sought: Cite, law: Library) -> tuple[str, ...]:
    for stem in stems(sought.text):
        if stem in law.groups:
            return law.groups[stem][:6]
    body = sorted(p.cite for p in law.provisions.values() if p.cite.body == sought.body)
    at = sum(each < sought for each in body)
    return tuple(each.text for each in body[max(0, at - 2) : at + 2])


def resolves(text: str | Cite, law: Library | None = None) -> bool:
    """Whether a citation, a reading's included, names something that is held."""
    law = law or library()
    sought = cite(text) if isinstance(text, str) else text
    try:
        return bool(reading(sought, law) if sought.is_reading else find(sought, law))
    except NotHeld:
        return False


def reading(text: str | Cite, law: Library | None = None) -> Reading:
    """`reading B4`, or `B4`."""
    held = (law or library()).readings
    id = str(text).removeprefix("reading ")
    if id not in held:
        kin = [each for each in held if each.rstrip("0123456789") == id.rstrip("0123456789")]
        raise NotHeld(f"there is no reading {id}; there are {', '.join(kin or held) or 'none'}")
    return held[id]


def readings_on(text: str | Cite, law: Library | None = None) -> tuple[Reading, ...]:
    """The readings that bear on a provision, on what it stands in, or on a paragraph of it."""
    sought = cite(text) if isinstance(text, str) else text
    return tuple(each for each in (law or library()).readings.values() if each.bears(sought))


def meaning(term: str, law: Library | None = None) -> Term:
    """What the dictionary says a word means."""
    held = (law or library()).terms
    if term not in held:
        raise NotHeld(f"the dictionary ({DICTIONARY}) does not define {term!r}")
    return held[term]


def terms_in(provision: Provision, law: Library | None = None) -> tuple[Term, ...]:
    """The words of the dictionary that a provision uses; all of them for the section that points to it."""
    held = (law or library()).terms.values()
    if provision.cite.text == DICTIONARY:
        return tuple(held)
    text = " ".join((provision.does, *provision.paragraphs.values()))
    return tuple(each for each in held if re.search(rf"\b{re.escape(each.term)}\b", text, re.IGNORECASE))
