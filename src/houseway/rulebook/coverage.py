"""Coverage of the law: which provisions are enforced, told, shown, framing or physical, and which answered by nothing.

The first three are earned: a citation of the provision came out while the tests ran, and a test names it (see
`evidence`). What was only said (a ruling that changed nothing, a refusal of what no table can keep anybody from) is
told, and not enforced. What only frames others says by what it is kept; what is physical says why. A citation of a bare
section that has subsections resolves, and counts for none of them.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from houseway.cite import CITATION, BadCite
from houseway.rulebook.evidence import (
    ANNOUNCED,
    ENFORCES,
    SHOWS,
    TELLS,
    TEST,
    EvidenceRow,
    counts_for,
    evidence,
)
from houseway.rulebook.library import Library, library, resolves
from houseway.rulebook.provisions import Answer, Provision

ANSWERS: tuple[Answer, ...] = ("enforced", "told", "shown", "frames", "physical")
INDEX_ONLY = "index only"
NOT_WRITTEN = "its Part is held in full without it"
NOTHING_CAME_OUT = "nothing came out under it"
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

    def of(self, part: str | None) -> tuple[Answered, ...]:
        """The provisions of one Part or notice; without one, all."""
        return tuple(each for each in self.answers if part in (None, each.provision.part))

    def count(self, by: Answer, part: str | None = None) -> int:
        return sum(each.by == by for each in self.of(part))

    def in_part_physical(self, part: str | None = None) -> tuple[Answered, ...]:
        """Those of which a part is about things and hands, though the rest is answered otherwise."""
        return tuple(each for each in self.of(part) if each.provision.physical)

    def unanswered(self, *, held: bool = False, part: str | None = None) -> tuple[Answered, ...]:
        """The provisions answered by nothing: all, of the Parts held in full, or of one Part."""
        return tuple(each for each in self.of(part) if each.by is None and (each.lacking != (INDEX_ONLY,) or not held))


def survey(law: Library | None = None) -> Coverage:
    """The coverage of the law."""
    law = law or library()
    answers = tuple(answered(each, law) for each in law.provisions.values())
    return Coverage(answers, tuple(sorted(_dangling(law))))


def answered(provision: Provision, law: Library | None = None) -> Answered:
    """How a provision is answered."""
    law = law or library()
    if not provision.held:
        return Answered(provision, None, (NOT_WRITTEN if provision.part in law.parts else INDEX_ONLY,))
    rows = evidence(law).get(provision.cite.text, ())
    earned = _earned(provision, rows, law)
    if earned and any(row.kind == TEST for row in rows):
        return Answered(provision, earned)
    if earned is None and provision.kept_by:
        return Answered(provision, "frames")
    if earned is None and provision.why:
        return Answered(provision, "physical")
    return Answered(provision, None, (NO_TEST if earned else NOTHING_CAME_OUT,))


def _earned(provision: Provision, rows: tuple[EvidenceRow, ...], law: Library) -> Answer | None:
    kinds = {row.kind for row in rows}
    if kinds & ENFORCES:
        return "enforced"
    if kinds & TELLS and ANNOUNCED not in kinds:  # a ruling is printed like everything else: that shows nothing more
        return "told"
    return "shown" if kinds & SHOWS or _shown_with(provision, law) else None


def _shown_with(provision: Provision, law: Library) -> bool:
    """Whether the provision that `shown_by` cites came out of what shows this one too."""
    found = (evidence(law).get(counts_for(text, law), ()) for text in CITATION.findall(provision.shown_by))
    return any(row.kind in SHOWS for rows in found for row in rows)


def _dangling(law: Library) -> Iterator[Dangling]:
    came_out = (row.cite for rows in evidence(law).values() for row in rows)
    yield from (_stands(law.folder / "evidence.tsv", text) for text in came_out if not resolves(text, law))
    yield from (_stands(file, text) for text, file in law.provisions.strays())
    for reading in law.readings.values():
        yield from (_stands(law.folder / "readings.toml", text) for text in reading.bears_on if not _leads(text, law))
    for each in law.provisions.values():
        astray = [text for text in CITATION.findall(f"{each.shown_by} {each.kept_by}") if not resolves(text, law)]
        yield from (_stands(law.parts[each.part].file, text) for text in astray)


def _leads(text: str, law: Library) -> bool:
    try:
        return resolves(text, law)
    except BadCite:
        return False


def _stands(file: Path, text: str) -> Dangling:
    lines = file.read_text(encoding="utf-8").splitlines()
    at = next((number for number, line in enumerate(lines, 1) if text in line), 1)
    return Dangling(f"law/{file.parent.name + '/' if file.parent.name in ('qld', 'vic') else ''}{file.name}:{at}", text)


@dataclass(frozen=True, slots=True)
class PartCount:
    """How many provisions of a Part or notice are answered, and by what."""

    part: str
    held: bool
    provisions: int
    enforced: int
    told: int
    shown: int
    frames: int
    physical: int
    unanswered: int

    @property
    def counts(self) -> tuple[int, ...]:
        """In the order of the headings: all, by each answer, and those that have none."""
        return self.provisions, *(getattr(self, answer) for answer in ANSWERS), self.unanswered


def by_part(coverage: Coverage) -> tuple[PartCount, ...]:
    """The counts of each Part and notice, in the law's order."""
    return tuple(
        PartCount(
            part,
            any(each.provision.held for each in within),
            len(within),
            *(sum(each.by == answer for each in within) for answer in (*ANSWERS, None)),
        )
        for part in dict.fromkeys(each.provision.part for each in coverage.answers)
        for within in [coverage.of(part)]
    )


def document(coverage: Coverage, *, held: bool = False, part: str | None = None) -> dict[str, Any]:
    """The coverage as `houseway rules coverage --json` prints it."""
    return {
        "provisions": len(coverage.of(part)),
        **{answer: coverage.count(answer, part) for answer in ANSWERS},
        "unanswered": [
            {"cite": each.provision.cite.text, "part": each.provision.part, "lacking": list(each.lacking)}
            for each in coverage.unanswered(held=held, part=part)
        ],
        "dangling": [{"cite": each.text, "where": each.where} for each in coverage.dangling],
    }
