"""Citations: `qld s174(3)(a)`, `vic 25/1999 r9.2`, and `reading B4` for how an unclear one is read.

A citation is a value, made once and shared. Its shape is checked here; that it names a provision which
exists is checked against the rulebook (`houseway.rulebook`), by a test for every citation in the project.
"""

import re
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from houseway.quotation import quoted

NUMBER = r"[0-9]{1,4}"
PARAGRAPHS = r"(?:\([0-9A-Za-z]{1,6}\))*"
SECTION = rf"s{NUMBER}[A-Z]{{0,2}}{PARAGRAPHS}"
RULE = rf"r{NUMBER}(?:\.{NUMBER})*{PARAGRAPHS}"
NOTICE = rf"{NUMBER}/[0-9]{{4}}(?: {RULE}| appendix {NUMBER})?"
DRAFT = rf"[a-z0-9][a-z0-9-]{{0,39}} {RULE}"
CITATION: Final = re.compile(rf"\bqld {SECTION}|\bvic {NOTICE}|\bdraft {DRAFT}|\breading [A-Z]{{1,2}}{NUMBER}")
"""Finds the citations in a text; `cite` takes one that is matched whole."""

_NUMBERS = re.compile(r"(\d*)([A-Z]*|[a-z]*)")


class BadCite(ValueError):
    """Not a citation: neither a section of Queensland, a rule of a Victorian notice, nor a reading."""

    def __init__(self, text: str) -> None:
        super().__init__(
            f"{quoted(text)} is not a citation; write one like 'qld s37(4)', 'vic 25/1999 r9.2' or 'reading B4'"
        )


@dataclass(frozen=True, slots=True, order=True)
class Cite:
    """One provision, or a paragraph of it. Ordered as the law is: by body of rules, then by number."""

    body: str  # "qld", "vic", "reading", or "draft" for what a draft notice puts there
    key: tuple[tuple[int, str], ...]
    text: str = field(compare=False)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"cite({self.text!r})"

    @property
    def is_reading(self) -> bool:
        return self.body == "reading"

    @property
    def steps(self) -> tuple[str, ...]:
        """The citation and everything it stands in: `qld s5(2)(b)`, `qld s5(2)`, `qld s5`."""
        found, text = [self.text], self.text
        while text.endswith(")"):
            text = text[: text.rindex("(")]
            found.append(text)
        return tuple(found)


@cache
def cite(text: str) -> Cite:
    """The citation that `text` writes; the same text always gives the same value."""
    if not CITATION.fullmatch(text):
        raise BadCite(text)
    body, _, rest = text.partition(" ")
    if body == "vic":  # notices sort by year, then number: "25/1999 r9.2"
        number, _, after = rest.partition("/")
        rest = f"{after[:4]} {number} {after[4:]}"
    key = tuple((int(number or 0), letters) for number, letters in _NUMBERS.findall(rest) if number or letters)
    return Cite(body, key, text)


_SHORT: Final = (("qld ", SECTION), ("qld s", rf"{NUMBER}[A-Z]{{0,2}}{PARAGRAPHS}"), ("vic ", NOTICE))


def cite_typed(text: str) -> Cite:
    """The citation that somebody typed: `s136(5)` and `136(5)` are Queensland's, `25/1999 r9.2` is Victoria's."""
    typed = " ".join(text.split())
    begins = next((body for body, shape in _SHORT if re.fullmatch(shape, typed)), "")
    return cite(begins + typed)


def cites(*texts: str | Cite) -> tuple[Cite, ...]:
    """Several citations at once, in the order given."""
    return tuple(cite(t) if isinstance(t, str) else t for t in texts)
