"""Parts that run parallel: a citation is said once, in the sections of one Part, and found in those of its sisters.

`law/parallels/<name>.tsv` has a column a Part, the one whose numbers are said first, and a row a section; a subsection
that stands elsewhere in a sister Part has a row of its own, and "-" says that a Part has nothing of the kind.

>>> seven_card_stud = Parallel("qld part 18", {"qld s349": "qld s393", "qld s359(3)": None})
>>> seven_card_stud("qld s349(6)")
cite('qld s393(6)')
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from houseway.cite import Cite, cite
from houseway.rulebook.folder import law_folder

NONE = "-"


class NoParallel(LookupError):
    """A Part has nothing that runs parallel to what was said."""

    def __init__(self, part: str, said: str) -> None:
        super().__init__(f"{part} has nothing parallel to {said}; see the tables in law/parallels")


@dataclass(frozen=True, slots=True)
class Parallel:
    """One Part beside the Part whose sections are said. What is in a section follows it, unless it has its own row."""

    part: str
    pairs: Mapping[str, str | None] = field(hash=False)  # from what is said to what this Part has, if anything
    _known: dict[str | Cite, Cite] = field(default_factory=dict, compare=False, repr=False)

    def __call__(self, said: str | Cite) -> Cite:
        """The citation of this Part; a reading is said for all the Parts alike."""
        known = self._known.get(said)
        if known is None:
            known = self._known[said] = self._find(cite(said) if isinstance(said, str) else said)
        return known

    def __contains__(self, said: str | Cite) -> bool:
        try:
            self(said)
        except NoParallel:
            return False
        return True

    def _find(self, said: Cite) -> Cite:
        if said.is_reading:
            return said
        held = (each for each in self.pairs if said.text == each or said.text.startswith((f"{each}(", f"{each}.")))
        step = max(held, key=len, default="")
        there = self.pairs.get(step)
        if there is None:
            raise NoParallel(self.part, said.text)
        return cite(there + said.text[len(step) :])


@cache
def parallels(file: Path) -> tuple[Parallel, ...]:
    """The Parts of one table, in its order; the first is the one that is said."""
    header, *rows = [line.split("\t") for line in file.read_text(encoding="utf-8").splitlines()]
    parts = header[:-1]
    cells = [[_full(part, cell) for part, cell in zip(parts, row, strict=False)] for row in rows]
    return tuple(Parallel(part, dict(_pairs(cells, at))) for at, part in enumerate(parts))


def _full(part: str, cell: str) -> str | None:
    body = part if part.startswith("vic") else part.partition(" ")[0]  # a notice has rules of its own numbers
    return None if cell == NONE else f"{body} {cell}"


def _pairs(cells: list[list[str | None]], at: int) -> Iterator[tuple[str, str | None]]:
    for row in cells:
        assert row[0] is not None, "a row starts with what is said"
        yield row[0], row[at]


def parallel(name: str, part: str) -> Parallel:
    """A Part of the table of this name, in the law that goes with Houseway."""
    found = {each.part: each for each in parallels(law_folder() / "parallels" / f"{name}.tsv")}
    return found[part]


def beside(asked: str, folder: Path | None = None) -> list[tuple[str, str]]:
    """What runs parallel to a provision in other Parts: the Part, and the citation there."""
    found: dict[tuple[str, str], None] = {}
    for file in sorted(((folder or law_folder()) / "parallels").glob("*.tsv")):
        table = parallels(file)
        for said in dict.fromkeys(each for part in table for each in _said(part, asked)):
            found |= {(each.part, each(said).text): None for each in table if said in each}
    return [(part, text) for part, text in found if text != asked]


def _said(part: Parallel, asked: str) -> Iterator[str]:
    """What is said, in the sections of the first Part, for what this Part has under the citation."""
    fits = [
        (there, said)
        for said, there in part.pairs.items()
        if there is not None and (asked == there or asked.startswith((f"{there}(", f"{there}.")))
    ]
    longest = max((len(there) for there, _ in fits), default=0)
    yield from (said + asked[len(there) :] for there, said in fits if len(there) == longest)
