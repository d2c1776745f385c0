"""What a provision says, in our own words, by which instrument, and how it is read where that is unclear."""

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
    return " ".join(filter(None, (first.does or first.heading, first.paragraphs.get(paragraph, ""))))


@cache
def instrument(under: Cite) -> str:
    """What it stands in, as it is in force; a reading stands in none."""
    return "" if under.is_reading else instrument_of(find(under)[0]).title


def reading(under: Cite) -> str:
    """Why it is read so, where it is a reading."""
    return f"{_reading(under).reads} Because: {_reading(under).because}" if under.is_reading else ""


def _reading(under: Cite) -> Reading:
    return library().readings[under.text.removeprefix("reading ")]
