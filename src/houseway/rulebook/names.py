"""What a test's name names: `test_s167_3_c_spinner_loses` is `qld s167(3)(c)`.

A section begins with `s` and its number, a Victorian rule stands as `vic_25_1999_r9_2`, a reading as
`reading_b4`. The parts that follow are taken for as long as they lead to something that exists, so that the *a*
of `test_s22_a_player_enters` is a word. Capitals may be written small, as in functions: `test_s65a_3_a_...`.
"""

import re
from collections.abc import Iterator

from houseway.rulebook.library import Library, library
from houseway.rulebook.provisions import Provision

_SECTION = re.compile(r"s(\d+)([A-Za-z]{0,2})")
_NUMBER = re.compile(r"\d+[A-Za-z]?")
_LABEL = re.compile(r"[A-Za-z]|[ivx]{2,5}")
_WORDS = ("a", "i")  # these single letters are words too


def names_of(test_name: str, law: Library | None = None) -> tuple[str, ...]:
    """The citations in a test's name or id, in its order; one that leads nowhere is given as written."""
    law = law or library()
    tokens = [token for token in re.split(r"[^0-9A-Za-z]+", test_name) if token]
    return tuple(dict.fromkeys(_named(tokens, law)))


def _named(tokens: list[str], law: Library) -> Iterator[str]:
    for at, token in enumerate(tokens):
        rest = tokens[at + 1 :]
        if tokens[at - 1 : at] == ["reading"]:
            continue  # `reading S2` is no section
        if section := _SECTION.fullmatch(token):
            yield _onward(f"qld s{section[1]}{section[2].upper()}", rest, law)
        elif token == "vic" and len(rest) > 1 and rest[0].isdigit() and re.fullmatch(r"\d{4}", rest[1]):
            yield _notice(f"vic {rest[0]}/{rest[1]}", rest[2:], law)
        elif token == "reading" and rest and re.fullmatch(r"[A-Za-z]{1,2}\d+", rest[0]):
            yield f"reading {rest[0].upper()}"


def _notice(notice: str, rest: list[str], law: Library) -> str:
    if len(rest) > 1 and rest[0] == "appendix" and rest[1].isdigit():
        return f"{notice} appendix {rest[1]}"
    if not rest or not re.fullmatch(r"r\d+", rest[0]):
        return notice
    rule, rest = f"{notice} {rest[0]}", rest[1:]
    while rest and rest[0].isdigit() and _there(f"{rule}.{rest[0]}", law):
        rule, rest = f"{rule}.{rest[0]}", rest[1:]
    if rest and rest[0].isdigit() and rule in law.groups:
        return f"{rule}.{rest[0]}"  # it has no words of its own, so one of its sub-rules is meant
    return _onward(rule, rest, law)


def _there(text: str, law: Library) -> bool:
    return text in law.provisions or text in law.groups


def _onward(text: str, rest: list[str], law: Library) -> str:
    """Into subsections and paragraphs, greedily; a step that was surely meant and does not exist is kept."""
    for token in rest:
        step = _step(text, token, law)
        if step is None:
            return f"{text}({token})" if _astray(text, token, law) else text
        text = step
    return text


def _step(text: str, token: str, law: Library) -> str | None:
    if not (_NUMBER.fullmatch(token) or _LABEL.fullmatch(token)):
        return None
    for spelt in dict.fromkeys((token, token.upper(), token.lower())):
        deeper = f"{text}({spelt})"
        provision, path = _provision(deeper, law)
        if _there(deeper, law) or (provision is not None and provision.has(path)):
            return deeper
    return None


def _provision(text: str, law: Library) -> tuple[Provision | None, str]:
    """The provision that a citation stands in, and the paragraph of it."""
    path: list[str] = []
    while text not in law.provisions and text.endswith(")"):
        text, _, step = text[:-1].rpartition("(")
        path.insert(0, step)
    return law.provisions.get(text), ".".join(path)


def _astray(text: str, token: str, law: Library) -> bool:
    """A number after a section that has subsections, or a letter that is no word, where none such exists."""
    if text in law.groups and text.startswith("qld"):
        return _NUMBER.fullmatch(token) is not None
    provision, path = _provision(text, law)
    letter = len(token) == 1 and token.isalpha() and token not in _WORDS
    return provision is not None and provision.held and bool(provision.paragraphs) and letter and not path
