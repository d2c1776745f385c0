"""The rulebook: every provision by its citation, the terms, the readings, and what a citation resolves to.

>>> find("qld s5(2)(b)")[0].cite
cite('qld s5(2)')
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from pathlib import Path

from houseway.cite import Cite, cite
from houseway.errors import NotHeld, quoted
from houseway.rulebook import reading_files
from houseway.rulebook.folder import law_folder
from houseway.rulebook.provisions import Part, Provision, Reading, Term, stems

DICTIONARY = "qld s2"
"""The section that gives the dictionary its force."""


class ProvisionIndex(Mapping[str, Provision]):
    """Every provision by its citation, in the law's order; a Part's words are read when one of it is asked for."""

    def __init__(self, folder: Path, parts: Mapping[str, Part]) -> None:
        self._rows = {row[0]: row for row in reading_files.index(folder)}
        self._parts, self._written, self._words = parts, cache(reading_files.provisions), cache(self._words_of)

    def __getitem__(self, text: str) -> Provision:
        _, part, heading = self._rows[text]
        return self._words(part).get(text) or Provision(cite(text), part, heading)

    def _words_of(self, part: str) -> Mapping[str, Provision]:
        written = self._written(self._parts[part]) if part in self._parts else {}
        return {text: replace(each, heading=self._rows[text][2]) for text, each in written.items() if text in self}

    def __iter__(self) -> Iterator[str]:
        return iter(self._rows)

    def __contains__(self, text: object) -> bool:
        return text in self._rows

    def __len__(self) -> int:
        return len(self._rows)

    def of(self, *parts: str) -> tuple[Provision, ...]:
        """Those of these Parts and notices, in the law's order."""
        return tuple(self[text] for text, part, _ in self._rows.values() if part in parts)

    def strays(self) -> Iterator[tuple[str, Path]]:
        """What is written in a Part's file and stands in the index under another Part, or not at all."""
        for part in self._parts.values():
            for text in self._written(part):
                if text not in self or self._rows[text][1] != part.part:
                    yield text, part.file


@dataclass(frozen=True, eq=False)
class Library:
    """All that one law folder holds."""

    folder: Path
    parts: Mapping[str, Part]
    provisions: ProvisionIndex
    drafts: dict[str, Provision] = field(default_factory=dict)  # what draft notices that were read would provide for

    @cached_property
    def groups(self) -> Mapping[str, tuple[str, ...]]:
        """What has no row of its own, a section, rule or notice, and the provisions in it."""
        groups: dict[str, tuple[str, ...]] = {}
        for text in self.provisions:
            for stem in stems(text):
                if stem not in self.provisions:
                    groups[stem] = (*groups.get(stem, ()), text)
        return groups

    @cached_property
    def terms(self) -> Mapping[str, Term]:
        return reading_files.terms(self.folder / "qld" / "schedule-dictionary.toml")

    @cached_property
    def readings(self) -> Mapping[str, Reading]:
        return reading_files.readings(self.folder / "readings.toml")


def library(folder: Path | None = None) -> Library:
    """The law in `folder`, read once; without a folder, the law that goes with Houseway."""
    return _read(folder or law_folder())


@cache
def _read(folder: Path) -> Library:
    files = (*sorted(folder.glob("qld/part-*.toml")), *sorted(folder.glob("vic/*.toml")))
    parts = {part.part: part for part in map(reading_files.part, files)}
    return Library(folder, parts, ProvisionIndex(folder, parts))


def names_in(text: str, law: Library | None = None) -> tuple[str, ...]:
    """What a citation names or stands in, by name alone: no Part's words are read for it."""
    law = law or library()
    held = next((step for step in cite(text).steps if step in law.provisions), None)
    return law.groups.get(text, ()) if held is None else (held,)


def find(text: str | Cite, law: Library | None = None) -> tuple[Provision, ...]:
    """The provision that a citation names or stands in; for a bare section, each of its subsections."""
    law = law or library()
    sought = cite(text) if isinstance(text, str) else text
    for step in sought.steps:
        if provision := law.provisions.get(step) or law.drafts.get(step):
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
    body = sorted(each for each in map(cite, law.provisions) if each.body == sought.body)
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
        raise NotHeld(f"there is no reading {id}; there are {', '.join(kin) or _kinds(held) or 'none'}")
    return held[id]


def _kinds(held: Mapping[str, Reading]) -> str:
    """`B1 to B60`, of each letter that readings are counted under."""
    kinds: dict[str, list[str]] = {}
    for id in held:
        kinds.setdefault(id.rstrip("0123456789"), []).append(id)
    return ", ".join(ids[0] if len(ids) == 1 else f"{ids[0]} to {ids[-1]}" for ids in kinds.values())


def readings_on(text: str | Cite, law: Library | None = None) -> tuple[Reading, ...]:
    """The readings that bear on a provision, on what it stands in, or on a paragraph of it."""
    sought = cite(text) if isinstance(text, str) else text
    return tuple(each for each in (law or library()).readings.values() if each.bears(sought))


def meaning(term: str, law: Library | None = None) -> Term:
    """What the dictionary says a word means."""
    held = (law or library()).terms
    if term not in held:
        raise NotHeld(f"the dictionary ({DICTIONARY}) does not define {quoted(term)}")
    return held[term]


def terms_in(provision: Provision, law: Library | None = None) -> tuple[Term, ...]:
    """The words of the dictionary that a provision uses; all of them for the section that points to it."""
    held = (law or library()).terms.values()
    if provision.cite.text == DICTIONARY:
        return tuple(held)
    text = " ".join((provision.does, *provision.paragraphs.values()))
    return tuple(each for each in held if re.search(rf"\b{re.escape(each.term)}\b", text, re.IGNORECASE))
