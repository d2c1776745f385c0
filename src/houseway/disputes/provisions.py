"""The law that an answer rests on, as somebody reads it: one entry a section, its paragraphs whole, the one marked."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from houseway.cite import Cite
from houseway.rulebook.library import find, reading
from houseway.rulebook.provisions import Provision

GENERAL: Final = frozenset(("qld part 1", "qld part 2", "qld part 3"))  # what applies whatever is played


class MarkedParagraph(NamedTuple):
    """A paragraph in our own words; does it apply here?"""

    key: str
    says: str
    applies: bool


class CitedSubsection(NamedTuple):
    """What a subsection does, and all its paragraphs."""

    cite: Cite
    does: str
    paragraphs: tuple[MarkedParagraph, ...]


class MarkedSection(NamedTuple):
    """A section or rule, with those of its subsections that bear on it."""

    heading: str
    subsections: tuple[CitedSubsection, ...]

    def as_data(self) -> dict[str, Any]:
        return {
            "heading": self.heading,
            "subsections": [
                {
                    "provision": each.cite.text,
                    "does": each.does,
                    "paragraphs": [paragraph._asdict() for paragraph in each.paragraphs],
                }
                for each in self.subsections
            ],
        }

    def lines(self) -> Iterator[str]:
        """The same in lines of text."""
        for each in self.subsections:
            yield f"{each.cite}: {each.does}"
            for key, says, applies in each.paragraphs:
                yield f"{'→' if applies else ' '} ({key.replace('.', ')(')}) {says}"


class Read(NamedTuple):
    """How the law is read where it is unclear."""

    id: str
    reads: str
    because: str

    def as_data(self) -> dict[str, str]:
        return {"reading": self.id, "reads": self.reads, "because": self.because}


def sections(cites: Sequence[Cite]) -> tuple[MarkedSection, ...]:
    """Those cited, each once; of the general part only what decides: what stands first, or nothing else does."""
    held = [(each, find(each)[0]) for each in cites if not each.is_reading]
    own = [each for at, each in enumerate(held) if not at or each[1].part not in GENERAL]
    found: dict[str, dict[str, list[Cite]]] = {}
    for cited, provision in own:
        found.setdefault(_section(provision.cite), {}).setdefault(provision.cite.text, []).append(cited)
    return tuple(_whole(subsections) for subsections in found.values())


def readings(cites: Iterable[Cite]) -> tuple[Read, ...]:
    held = [reading(each.text) for each in dict.fromkeys(cites) if each.is_reading]
    return tuple(Read(each.id, each.reads, each.because) for each in held)


def _section(provision: Cite) -> str:
    """`qld s127` of its subsection 1; a rule of a notice stands for itself."""
    return provision.steps[-1]


def _whole(subsections: dict[str, list[Cite]]) -> MarkedSection:
    whole = [_subsection(find(text)[0], cited) for text, cited in sorted(subsections.items(), key=lambda e: e[1][0])]
    return MarkedSection(find(whole[0].cite)[0].heading, tuple(whole))


def _subsection(provision: Provision, cited: Sequence[Cite]) -> CitedSubsection:
    paths = [each.text[len(provision.cite.text) :].strip("()").replace(")(", ".") for each in cited]
    paragraphs = tuple(
        MarkedParagraph(key, says, any(path and f"{key}.".startswith(f"{path}.") for path in paths))
        for key, says in provision.paragraphs.items()
    )
    return CitedSubsection(provision.cite, provision.does or provision.heading, paragraphs)
