"""Coverage of the law: which provisions are enforced, shown or physical, and which are answered by nothing.

Enforced: declared so, cited by a literal of the source, named by a test. Shown: likewise, where the citation
may be of the provision that `shown_by` points to. Physical: declared so, with the reason. A citation of a bare
section that has subsections resolves, and counts for none of them.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from houseway.cite import CITATION, BadCite
from houseway.rulebook.evidence import Evidence, evidence
from houseway.rulebook.library import Library, find, library, resolves
from houseway.rulebook.provisions import Answer, Provision
from houseway.rulebook.scan import Place

__all__ = ["Answered", "Coverage", "Dangling", "PartCount", "by_part", "document", "survey"]

INDEX_ONLY = "index only"
NOT_WRITTEN = "its Part is held in full without it"
NO_CODE = "no code cites it"
NO_TEST = "no test names it"


@dataclass(frozen=True, slots=True)
class Answered:
    """How one provision is answered; `lacking` says what is wanting where it is not."""

    provision: Provision
    by: Answer | None
    lacking: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, order=True)
class Dangling:
    """A citation that resolves to nothing, and where it stands."""

    where: str
    text: str


@dataclass(frozen=True, slots=True)
class Coverage:
    """Every provision, in the law's order, and every citation that resolves to nothing."""

    answers: tuple[Answered, ...]
    dangling: tuple[Dangling, ...]
    untested_sections: tuple[str, ...]  # of the Parts held in full, in which something must be tested

    def of(self, part: str | None) -> tuple[Answered, ...]:
        """The provisions of one Part or notice; without one, all."""
        return tuple(each for each in self.answers if part in (None, each.provision.part))

    def count(self, by: Answer, part: str | None = None) -> int:
        return sum(each.by == by for each in self.of(part))

    def unanswered(self, *, held: bool = False, part: str | None = None) -> tuple[Answered, ...]:
        """The provisions answered by nothing: all, of the Parts held in full, or of one Part."""
        return tuple(each for each in self.of(part) if each.by is None and (each.lacking != (INDEX_ONLY,) or not held))


def survey(root: Path) -> Coverage:
    """The coverage of the law in the checkout at `root`: its `law`, its `src/houseway` and its `tests`."""
    law = library(root / "law")
    found = evidence(root, law)
    answers = tuple(_answered(each, law, found) for each in law.provisions.values())
    return Coverage(answers, tuple(sorted(_dangling(root, law, found))), tuple(_untested(answers, found)))


def _answered(provision: Provision, law: Library, found: Evidence) -> Answered:
    if not provision.held:
        return Answered(provision, None, (NOT_WRITTEN if provision.part in law.parts else INDEX_ONLY,))
    if provision.answer == "physical":
        return Answered(provision, "physical")
    cited, tested = found.of(provision)
    cited = cited or _shown_by(provision, law, found)
    lacking = tuple(what for what, there in ((NO_CODE, cited), (NO_TEST, tested)) if not there)
    return Answered(provision, None if lacking else provision.answer, lacking)


def _shown_by(provision: Provision, law: Library, found: Evidence) -> tuple[Place, ...]:
    """Citations of the provision that `shown_by` cites, whose product shows this one too."""
    pointed = [text for text in CITATION.findall(provision.shown_by) if resolves(text, law)]
    return tuple(place for text in pointed for each in find(text, law) for place in found.of(each)[0])


def _dangling(root: Path, law: Library, found: Evidence) -> Iterator[Dangling]:
    yield from (Dangling(place.where, place.cite) for place in found.astray)
    for text, file in law.strays:
        yield Dangling(_line(file, text, root), text)
    for reading in law.readings.values():
        wrong = [text for text in reading.bears_on if not _resolves(text, law)]
        yield from (Dangling(_line(law.folder / "readings.toml", text, root), text) for text in wrong)


def _resolves(text: str, law: Library) -> bool:
    try:
        return resolves(text, law)
    except BadCite:
        return False


def _line(file: Path, text: str, root: Path) -> str:
    lines = file.read_text(encoding="utf-8").splitlines()
    at = next((number for number, line in enumerate(lines, 1) if f'"{text}"' in line), 1)
    return f"{file.relative_to(root).as_posix()}:{at}"


def _untested(answers: Iterable[Answered], found: Evidence) -> Iterator[str]:
    """The sections that no test names, nor anything in them, unless all in them is physical."""
    named = {text.partition("(")[0] for text in found.tested}
    sections = (each.provision.cite.text.partition("(")[0] for each in answers if _testable(each.provision))
    yield from (section for section in dict.fromkeys(sections) if section not in named)


def _testable(provision: Provision) -> bool:
    return provision.held and provision.answer != "physical"


@dataclass(frozen=True, slots=True)
class PartCount:
    """How many provisions of a Part or notice are answered, and by what."""

    part: str
    held: bool
    provisions: int
    enforced: int
    shown: int
    physical: int
    unanswered: int


def by_part(coverage: Coverage) -> tuple[PartCount, ...]:
    """The counts of each Part and notice, in the law's order."""
    return tuple(
        PartCount(
            part,
            any(each.provision.held for each in within),
            len(within),
            *(sum(each.by == answer for each in within) for answer in ("enforced", "shown", "physical", None)),
        )
        for part in dict.fromkeys(each.provision.part for each in coverage.answers)
        for within in [[each for each in coverage.answers if each.provision.part == part]]
    )


def document(coverage: Coverage, *, held: bool = False, part: str | None = None) -> dict[str, Any]:
    """The coverage as `houseway rules coverage --json` prints it."""
    return {
        "provisions": len(coverage.of(part)),
        "enforced": coverage.count("enforced", part),
        "shown": coverage.count("shown", part),
        "physical": coverage.count("physical", part),
        "unanswered": [
            {"cite": each.provision.cite.text, "part": each.provision.part, "lacking": list(each.lacking)}
            for each in coverage.unanswered(held=held, part=part)
        ],
        "dangling": [{"cite": each.text, "where": each.where} for each in coverage.dangling],
    }
