"""What the rulebook is made of: provisions in our own words, terms, readings, and the Parts they stand in."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal, TypeAlias

from houseway.cite import Cite

Answer: TypeAlias = Literal["enforced", "told", "shown", "frames", "physical"]

_STEP = re.compile(r"(?:\([0-9A-Za-z]+\)|\.\d+| r\d+| appendix \d+)$")


@dataclass(frozen=True, slots=True)
class Provision:
    """One row of the index; what it does is known where its Part is held in full."""

    cite: Cite
    part: str
    heading: str
    does: str = ""
    paragraphs: Mapping[str, str] = field(default_factory=dict)
    terms: Mapping[str, str] = field(default_factory=dict)
    shown_by: str = ""  # what is drawn, printed or announced under it, in words
    kept_by: str = ""  # it only frames others: by which function, data or provision it is kept
    why: str = ""  # it is physical: why
    physical: str = ""  # which part of it is, where the rest is answered, and why

    @property
    def held(self) -> bool:
        """Whether more than the index is held of it."""
        return bool(self.does)

    def has(self, paragraph: str) -> bool:
        """Whether paragraph `"a.i"` is there; what only the index holds is taken at its word."""
        if not self.held:
            return not paragraph[0].isdigit()
        return any(key == paragraph or key.startswith(paragraph + ".") for key in self.paragraphs)


@dataclass(frozen=True, slots=True)
class Part:
    """A Part or a notice held in full: `qld part 4`, for which games, and the file it is written in."""

    part: str
    title: str
    games: tuple[str, ...]
    file: Path


@dataclass(frozen=True, slots=True)
class Term:
    """A word that the dictionary defines."""

    term: str
    means: str
    cite: str


@dataclass(frozen=True, slots=True)
class Reading:
    """How an unclear provision is read, and why."""

    id: str
    bears_on: tuple[str, ...]
    reads: str
    because: str

    def bears(self, on: Cite) -> bool:
        """Whether it bears on this provision, on what it stands in, or on a paragraph of it."""
        above = (on.text, *stems(on.text))
        return any(text in above or on.text in stems(text) for text in self.bears_on)


def stems(text: str) -> tuple[str, ...]:
    """Everything a citation stands in, nearest first: `vic 10/2004 r9.1(g)` in `r9.1`, `r9`, the notice."""
    found = []
    while step := _STEP.search(text):
        text = text[: step.start()]
        found.append(text)
    return tuple(found)
