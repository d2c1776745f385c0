"""The details of a report: what is given, what somebody's words say, and else the ordinary, which is made up."""

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from houseway.disputes.slots import Slots
from houseway.equipment.cards import FULL_DECK, NAME, pretty
from houseway.errors import BadInput, quoted
from houseway.money import in_dollars
from houseway.play.acts import Details, Field, Fields
from houseway.play.codec import read_details
from houseway.play.driver import ordinary_details
from houseway.rulebook.entries import SearchEntry
from houseway.rulebook.search import fits

MANY: Final = 40
USUAL_WORDS: Final = "as reported"
COUNTS: Final = frozenset(("dice", "die", "coins", "cards", "tiles", "times"))
LIMITS: Final = {"minimum": "least", "maximum": "most", "most": "most"}
WAGERS_SELECTION: Final = frozenset(("selection", "from_selection"))


class Filled(NamedTuple):
    """The details of a report, and which of them nobody has said."""

    details: dict[str, Any]
    assumed: tuple[str, ...] = ()


def details_of(ways: Sequence[Fields], told: Slots, given: Details) -> Filled:
    """Of the way that the words tell of, or the first, which has all that is given."""
    for way in sorted(ways, key=lambda way: (not _takes(way, given), not _tells(ways, told.words) & words_in([way]))):
        if {field.name for field in way} >= given.keys():
            return _filled(way, told, given)
    known = ", ".join(sorted({field.name for way in ways for field in way})) or "none"
    raise BadInput(f"{quoted(list(given))} is no detail of it; known: {known}")


def _takes(way: Fields, given: Details) -> bool:
    """Does it take each choice that is given?"""
    chosen = [field for field in way if field.kind == "choice" and not field.by and field.name in given]
    return all(_read(field, given[field.name]) in field.choices for field in chosen)


def _filled(way: Fields, told: Slots, given: Details) -> Filled:
    found = {field.name: _read(field, given[field.name]) for field in way if field.name in given}
    assumed = list[str]()
    for field in [each for each in way if each.name not in given and not each.optional]:
        open_ = field.given(found)  # some go with what was chosen before
        said = _said(open_, told)
        found[field.name] = _so_many(open_, _ordinary(open_, told.words), told) if said is None else said
        if said is None and _is_made_up(open_):
            assumed.append(
                f"{field.name.replace('_', ' ')}: {_shown(open_, found[field.name])} {_example(found[field.name])}"
            )
    return Filled(found, tuple(assumed))


def _example(value: Any) -> str:
    return "are examples" if isinstance(value, list | tuple) and len(value) > 1 else "is an example"


def _is_made_up(field: Field) -> bool:
    """Where there was something to choose from; and what came by chance, though it alone came."""
    if field.kind in ("money", "card"):
        return True
    by_chance = any(isinstance(each, int) or each in NAME for each in field.choices)
    return by_chance or len(set(map(str, field.choices))) > max(1, field.least)


def _shown(field: Field, value: Any) -> str:
    if isinstance(value, list | tuple):
        return ", ".join(_shown(field, each) for each in value)
    if field.kind == "money":
        return in_dollars(value)
    if field.kind == "card":
        return pretty(value)
    return pretty(NAME.index(value)) if value in NAME else str(value)


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


# What the words say


def _said(field: Field, told: Slots) -> Any:
    """What of the sentence is this detail; None, where it says nothing of it."""
    if field.kind == "text":
        return told.words or None
    if field.kind == "money":
        return _amount(field, told)
    if field.kind == "card":
        return next((card for each in told.cards for card in FULL_DECK if each.fits(card)), None)
    if field.kind == "choices":
        return _several(field, told)
    return _one(field, told) if field.kind == "choice" else None


def _amount(field: Field, told: Slots) -> int | None:
    said: int | None = getattr(told, LIMITS.get(field.name, "stake"))
    fits_ = said is not None and field.least <= said <= field.most and not (said - field.least) % field.step
    return said if fits_ else None


def _several(field: Field, told: Slots) -> list[Any] | None:
    """The cards that are named; else as many as are said, where they are not all the cards that may come."""
    if (cards := _cards(field, told)) and len(cards) >= field.least:
        return cards[: field.most or None]
    several = told.many if len(set(field.choices)) < MANY else 0
    if several < max(field.least, 1):
        return None
    return list(field.choices[: min(several, field.most or len(field.choices))])


def _cards(field: Field, told: Slots) -> list[Any]:
    left, found = list(field.choices), list[Any]()
    for said in told.cards:
        name = next((each for each in left if each in NAME and said.fits(NAME.index(str(each)))), None)
        if name is not None:
            left.remove(name)
            found.append(name)
    return found


def _one(field: Field, told: Slots) -> Any:
    for said in (*_of_a_wager(field, told), *_cards(field, told)[:1], *_numbered(field, told)):
        if said in field.choices:
            return said
    words = [each for each in field.choices if isinstance(each, str)]
    literal = [each for each in words if re.search(rf"(?<![\w-]){re.escape(each.lower())}(?![\w-])", told.words)]
    if literal:
        return max(literal, key=len)
    causes = [each for each in words if not each[-1].isdigit() and each not in NAME]
    return (nearest(causes, told.words) or None) if 1 < len(causes) < MANY and not field.by else None


def _of_a_wager(field: Field, told: Slots) -> Iterable[str]:
    for each in reversed(told.wagers) if field.name.startswith("to") else told.wagers:
        if field.name in WAGERS_SELECTION:
            yield each.selection
        else:
            yield each.wager


def _numbered(field: Field, told: Slots) -> Iterable[Any]:
    """`box 3` of those who sit there; how many; or a thing by its number."""
    kinds = {str(each).rpartition(" ")[0] for each in field.choices if isinstance(each, str)}
    for _, number in told.places:
        yield from (f"{kind} {number}" for kind in kinds if kind)
    if field.name in COUNTS and told.many:
        yield told.many
    named = told.number(field.name, "number")
    if named is not None:
        yield named


def _ordinary(field: Field, words: str) -> Any:
    if field.kind == "text":
        return words or USUAL_WORDS
    if not field.choices and field.kind not in ("money", "card"):
        raise BadInput(f"say the {field.name} of it: --with {field.name}=…")
    return ordinary_details((field,))[field.name]


def _so_many(field: Field, ordinary: Any, told: Slots) -> Any:
    """As many cards or tiles as were said, though nobody said which."""
    if field.kind != "choices" or field.name not in COUNTS or told.many <= len(ordinary):
        return ordinary
    return list(field.choices[: min(told.many, field.most or told.many)])


def nearest(told: Sequence[str], words: str) -> str:
    """The one that words tell of; none, where they tell of none."""
    return _nearest(tuple(told), words)


@lru_cache(maxsize=1024)  # what anybody says
def _nearest(told: tuple[str, ...], words: str) -> str:
    scores = fits([SearchEntry("", each, (), each) for each in told], words) if words else [0.0] * len(told)
    best = max(range(len(told)), key=lambda at: scores[at])
    return told[best] if scores[best] > 0 else ""
