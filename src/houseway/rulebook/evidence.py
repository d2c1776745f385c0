"""The evidence that goes with the law: which citations came out while the tests ran, of what kind, from where.

A ruling that changed something is a `ruling`, one that changed nothing is `words`; a refusal of what no table can keep
anybody from is `never`.

`law/evidence.tsv` is written by `make evidence`. A row has a citation, a kind, in how many places it came out so, and
the first of them: `games.roulette.procedure:spin` is a function, `roulette: red` a row of a game's wagers or acts, and
`tests/games/test_roulette.py::test_s135_red` a test that names the provision.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple, TypeAlias, get_args

from houseway.rulebook.library import Library, library

Kind: TypeAlias = Literal["refusal", "settlement", "ruling", "ask", "words", "never", "call", "drawn", "test"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
ENFORCES: Final[frozenset[Kind]] = frozenset({"refusal", "settlement", "ruling", "ask"})
TELLS: Final[frozenset[Kind]] = frozenset({"words", "never"})
SHOWS: Final[frozenset[Kind]] = frozenset({"call", "drawn"})
ANNOUNCED: Final[Kind] = "call"
TEST: Final[Kind] = "test"

FILE: Final = "evidence.tsv"
HEAD: Final = "citation\tkind\tplaces\twhere"
FIRST: Final = 2  # places that are written down; the others are counted
BETWEEN: Final = "; "


class EvidenceRow(NamedTuple):
    """One citation, in one kind."""

    cite: str
    kind: Kind
    places: int
    where: tuple[str, ...]

    def as_data(self) -> dict[str, Any]:
        return {"cite": self.cite, "kind": self.kind, "places": self.places, "where": list(self.where)}


def evidence(law: Library | None = None) -> Mapping[str, tuple[EvidenceRow, ...]]:
    """The rows by the provision, section or reading that each counts for; under "" what counts for nothing there is."""
    return _evidence(law or library())


@cache
def _evidence(law: Library) -> Mapping[str, tuple[EvidenceRow, ...]]:
    found: defaultdict[str, list[EvidenceRow]] = defaultdict(list)
    for row in read(law.folder / FILE):
        found[counts_for(row.cite, law)].append(row)
    return {text: tuple(rows) for text, rows in found.items()}


def counts_for(text: str, law: Library) -> str:
    """A paragraph counts for its provision; a bare section counts for none of its subsections."""
    if text.startswith("reading "):
        return text if text.removeprefix("reading ") in law.readings else ""
    stem = text
    while stem not in law.provisions and stem.endswith(")"):
        stem = stem[: stem.rindex("(")]
    return stem if stem in law.provisions else text if text in law.groups else ""


def read(file: Path) -> Iterator[EvidenceRow]:
    lines = file.read_text(encoding="utf-8").splitlines() if file.is_file() else []
    for cite, kind, places, where in (line.split("\t") for line in lines[1:]):
        yield EvidenceRow(cite, KINDS[KINDS.index(kind)], int(places), tuple(where.split(BETWEEN)))


def write(file: Path, rows: Iterable[EvidenceRow]) -> None:
    lines = [f"{row.cite}\t{row.kind}\t{row.places}\t{BETWEEN.join(row.where)}" for row in rows]
    file.write_text("\n".join([HEAD, *lines, ""]), encoding="utf-8")
