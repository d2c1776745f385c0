"""A provision or a reading as one text in our words, with what stands in the paragraphs that are cited.

>>> in_full("qld s127(1)(a)")
'A roll does not count: when a die leaves the table, or both do;'
"""

from houseway.cite import Cite
from houseway.rulebook.library import find, reading


def in_full(text: str | Cite) -> str:
    """The paragraph that is cited with what it stands in; all of them, where the whole provision is."""
    cited = str(text)
    if cited.startswith("reading "):
        return reading(cited).reads
    held = find(cited)[0]
    path = cited[len(held.cite.text) :].strip("()").replace(")(", ".")
    bears = [held.paragraphs[key] for key in held.paragraphs if _on_the_way(key, path)]
    return " ".join(filter(None, (held.does, *bears)))


def _on_the_way(key: str, path: str) -> bool:
    """Does a paragraph lead to the one that is cited, or stand in it?"""
    return not path or f"{path}.".startswith(f"{key}.") or key.startswith(f"{path}.")
