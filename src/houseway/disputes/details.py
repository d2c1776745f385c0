"""The details of a report: what is given, what somebody's words say, and else the ordinary."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Final

from houseway.errors import BadInput, quoted
from houseway.play.acts import Details, Field, Fields
from houseway.play.codec import read_details
from houseway.play.driver import ordinary_details
from houseway.rulebook.entries import Entry
from houseway.rulebook.search import fits

NUMBERS: Final = {"one": 1, "two": 2, "both": 2, "three": 3, "four": 4, "five": 5, "2": 2, "3": 3, "4": 4, "5": 5}
MANY: Final = 40
USUAL_WORDS: Final = "as reported"


def details_of(ways: Sequence[Fields], words: str, given: Details) -> dict[str, Any]:
    """Of the way that the words tell of, or the first, which has all that is given."""
    for way in sorted(ways, key=lambda way: not _tells(ways, words) & words_in([way])):
        if {field.name for field in way} >= given.keys():
            found = {f.name: _read(f, given[f.name]) for f in way if f.name in given}
            for field in [f for f in way if f.name not in given and not f.optional]:
                found[field.name] = _chosen(field.given(found), words)  # some go with what was chosen before
            return found
    known = ", ".join(sorted({field.name for way in ways for field in way})) or "none"
    raise BadInput(f"{quoted(list(given))} is no detail of it; known: {known}")


def _read(field: Field, given: Any) -> Any:
    """A detail as it is written, in the type that the table takes: `5` is five dollars, one card, or number five."""
    if not isinstance(given, str):
        return given
    if field.kind == "money":
        return read_details({field.name: given}, (field,))[field.name]
    if field.kind == "choices":
        return [_among(field, each.strip()) for each in given.split(",")]
    if field.kind == "yes":
        return {"yes": True, "true": True, "no": False, "false": False}.get(given.lower(), given)
    if field.kind == "whole" and given.isdecimal():
        return int(given)
    return _among(field, given) if field.kind == "choice" else given


def _among(field: Field, text: str) -> Any:
    return next((each for each in field.choices if str(each) == text), text)


def words_in(ways: Iterable[Fields]) -> frozenset[str]:
    """All the words that may be chosen in them."""
    fields = [field for way in ways for field in way if not field.by]
    return frozenset(each for field in fields for each in field.choices if isinstance(each, str))


def _tells(ways: Sequence[Fields], words: str) -> frozenset[str]:
    """What of it the words tell of, where there are several ways."""
    among = sorted(words_in(ways)) if len(ways) > 1 else []
    return frozenset((nearest(among, words),)) if 1 < len(among) < MANY else frozenset()


def _chosen(field: Field, words: str) -> Any:
    """Of several causes, the one that the words tell of; of several things, as many as they say."""
    if field.kind == "text":
        return words or USUAL_WORDS
    if field.kind == "choices":
        said = next((NUMBERS[word] for word in words.lower().split() if word in NUMBERS), 0)
        several = said if len(set(field.choices)) < MANY else 0  # not of the cards that may come
        return list(field.choices[: min(max(several, field.least, 1), field.most or len(field.choices))])
    told = [each for each in field.choices if isinstance(each, str)] if field.kind == "choice" and not field.by else []
    if not field.choices and field.kind != "money":
        raise BadInput(f"say the {field.name} of it: --with {field.name}=…")
    return (nearest(told, words) if len(told) > 1 else "") or ordinary_details((field,))[field.name]


def nearest(told: Sequence[str], words: str) -> str:
    """The one that words tell of; none, where they tell of none."""
    return _nearest(tuple(told), words)


@cache
def _nearest(told: tuple[str, ...], words: str) -> str:
    scores = fits([Entry("", each, (), each) for each in told], words) if words else [0.0] * len(told)
    best = max(range(len(told)), key=lambda at: scores[at])
    return told[best] if scores[best] > 0 else ""
