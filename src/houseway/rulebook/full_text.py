"""A provision or a reading as one text in our words, with what stands in the paragraphs that are cited.

>>> in_full("qld s127(1)(a)")
'A roll does not count: when a die leaves the table, or both do;'
"""

import re
from typing import Final

from houseway.cite import Cite
from houseway.rulebook.library import find, library, reading
from houseway.rulebook.provisions import Provision, stems

OPEN_END: Final = re.compile(r"[;,]?(?: (?:and|or))?[;,]?$")  # a paragraph that others follow
LEAD_IN: Final = re.compile(r"^(?:But|Even so|However): (?=\w)")  # what it is set against is not told


def by_itself(text: str | Cite) -> str:
    """The same without what ties it to the provisions around it.

    >>> by_itself("qld s127(1)(a)")
    'A roll does not count: when a die leaves the table, or both do'
    """
    says = LEAD_IN.sub("", OPEN_END.sub("", in_full(text)))
    return says[:1].upper() + says[1:]


def in_full(text: str | Cite) -> str:
    """The paragraph that is cited with what it stands in; all of them, where the whole provision is."""
    cited = str(text)
    if cited.startswith("reading "):
        return reading(cited).reads
    held = find(cited)[0]
    if held.does.endswith(":") and not held.paragraphs:
        return " ".join((held.does, *(each.does for each in _within(held))))
    path = cited[len(held.cite.text) :].strip("()").replace(")(", ".")
    bears = [held.paragraphs[key] for key in held.paragraphs if _on_the_way(key, path)]
    return " ".join(filter(None, (*_leads_in(held), held.does, *bears)))


def _leads_in(held: Provision) -> list[str]:
    """The words of the rule above it that go on in this one: `A player may:`."""
    above = [library().provisions[text] for text in stems(held.cite.text)[:1] if text in library().provisions]
    return [each.does for each in above if each.does.endswith(":") and not each.paragraphs]


def _within(held: Provision) -> list[Provision]:
    """The rules that stand right under it."""
    provisions = library().provisions
    return [provisions[text] for text in provisions if stems(text)[:1] == (held.cite.text,)]


def _on_the_way(key: str, path: str) -> bool:
    """Does a paragraph lead to the one that is cited, or stand in it?"""
    return not path or f"{path}.".startswith(f"{key}.") or key.startswith(f"{path}.")
