"""What the project brings for each provision: where the source cites it, and which tests name it.

What a family says of one Part, it says for every Part that runs parallel (`parallel`).
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TypeAlias

from houseway.rulebook.library import Library, find, library, resolves
from houseway.rulebook.names import names_of
from houseway.rulebook.parallel import parallels
from houseway.rulebook.provisions import Provision
from houseway.rulebook.scan import Place, citations, named_tests

__all__ = ["Evidence", "evidence"]

Places: TypeAlias = tuple[Place, ...]
FAMILIES = "src/houseway/families/"


@dataclass(frozen=True, slots=True)
class Evidence:
    """By provision, section or reading: the places that cite it or a paragraph of it."""

    cited: Mapping[str, Places]
    tested: Mapping[str, Places]
    astray: Places  # what resolves to nothing

    def of(self, provision: Provision) -> tuple[Places, Places]:
        """The citations of a provision that count, and the tests that name it."""
        text = provision.cite.text
        return tuple(p for p in self.cited.get(text, ()) if p.counts), self.tested.get(text, ())


def evidence(root: Path, law: Library | None = None) -> Evidence:
    """What the source and the tests of the checkout at `root` cite."""
    law = law or library(root / "law")
    tests = [
        Place(file, line, cited, test=name) for file, line, name in named_tests(root) for cited in names_of(name, law)
    ]
    source, tested = _gathered(_for_all_parts(citations(root), law), law), _gathered(tests, law)
    astray = (*source.pop("", ()), *tested.pop("", ()))
    return Evidence(source, tested, astray)


def _for_all_parts(places: Iterable[Place], law: Library) -> Iterator[Place]:
    sisters = [part for file in sorted(law.folder.glob("parallels/*.tsv")) for part in parallels(file)[1:]]
    for place in places:
        yield place
        if place.file.startswith(FAMILIES) and not place.cite.startswith("reading "):
            yield from (replace(place, cite=part(place.cite).text) for part in sisters if place.cite in part)


def _gathered(places: Iterable[Place], law: Library) -> dict[str, Places]:
    """The places by what they cite; under "" those that cite nothing there is."""
    gathered: defaultdict[str, list[Place]] = defaultdict(list)
    for place in places:
        gathered[_counted_for(place.cite, law)].append(place)
    return {text: tuple(each) for text, each in gathered.items()}


def _counted_for(text: str, law: Library) -> str:
    if not resolves(text, law):
        return ""
    alone = text in law.groups or text.startswith("reading ")
    return text if alone else find(text, law)[0].cite.text
