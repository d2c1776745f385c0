"""What a provision says, in our own words, by which instrument, and how it is read where that is unclear."""

from collections.abc import Iterator, Mapping
from functools import cache

from houseway.cite import Cite
from houseway.rulebook.instruments import instrument_of
from houseway.rulebook.library import find, library
from houseway.rulebook.provisions import Reading
from houseway.why.reason import Reason


@cache
def provided(under: Cite, day: str) -> Reason:
    """A node for a provision or a reading alone: what its words say."""
    read, said = reading(under), says(under)
    return Reason(said, provision=under, says=said, as_at=day, instrument=instrument(under), reading=read)


@cache
def says(under: Cite) -> str:
    """Its own words; of a paragraph, those of the paragraph after those that lead to it."""
    if under.is_reading:
        return _reading(under).reads
    [first, *more] = find(under)
    if more:
        return first.heading
    paragraph = under.text[len(first.cite.text) :].strip("()").replace(")(", ".")
    return " ".join(_whole(first.does or first.heading, paragraph, first.paragraphs))


def _whole(leads: str, paragraph: str, paragraphs: Mapping[str, str]) -> Iterator[str]:
    """Words that lead to a list come with what they lead to: the paragraph that is meant, or all; none is cut off."""
    item = paragraphs.get(paragraph, "")
    last = item or leads
    yield from filter(None, (leads, item if last.endswith(":") else _ended(item)))
    if last.endswith(":"):
        below = [key for key in paragraphs if not paragraph or key.startswith(f"{paragraph}.")]
        yield from (_listed(key, paragraphs) for key in below[:-1])
        yield from (_ended(paragraphs[key]) for key in below[-1:])


def _listed(key: str, paragraphs: Mapping[str, str]) -> str:
    """One of a list; what leads to a list of its own stays open."""
    item = paragraphs[key]
    leads = any(each.startswith(f"{key}.") for each in paragraphs)
    return item if leads or item.endswith((";", "; and", "; or")) else f"{item.rstrip('.,')};"


def _ended(item: str) -> str:
    """One of a list, told as the end of a sentence."""
    bare = item.removesuffix(" and").removesuffix(" or").rstrip(";,. ")
    return f"{bare}." if bare else ""


@cache
def instrument(under: Cite) -> str:
    """What it stands in, as it is in force; a reading stands in none."""
    return "" if under.is_reading else instrument_of(find(under)[0]).title


def reading(under: Cite) -> str:
    """Why it is read so, where it is a reading."""
    return f"{_reading(under).reads} Because: {_reading(under).because}" if under.is_reading else ""


def _reading(under: Cite) -> Reading:
    return library().readings[under.text.removeprefix("reading ")]
