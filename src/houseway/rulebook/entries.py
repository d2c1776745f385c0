"""What can be found in the law: provisions, readings, words that are defined, and what is searched of each."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from houseway.errors import BadInput, quoted
from houseway.rulebook.full_text import in_full
from houseway.rulebook.instruments import Moment
from houseway.rulebook.library import library, names_in
from houseway.rulebook.provisions import Provision
from houseway.rulebook.reports import reported
from houseway.rulebook.rulesets import JURISDICTIONS, games_of, in_force

READING_COUNTS: Final = 0.5  # beside a provision
TERM_COUNTS: Final = 2.0  # a word that is asked for by itself
ABOUT_TOURNAMENTS: Final = "qld part 3"


@dataclass(frozen=True, slots=True)
class Found:
    """One answer: a provision, a reading or a word of the dictionary, and how well it fits."""

    cite: str
    heading: str
    games: tuple[str, ...]
    says: str
    score: float


@dataclass(frozen=True, slots=True)
class SearchEntry:
    """What can be found, by the columns that are searched."""

    cite: str
    heading: str
    games: tuple[str, ...]
    says: str
    reported: str = ""
    does: str = ""
    readings: str = ""
    counts: float = 1.0  # what it weighs beside the others
    decides: bool = True  # something that happens at a table: no word that is defined, nothing on tournaments

    @property
    def section(self) -> str:
        return self.cite.partition("(")[0]

    def found(self, score: float) -> Found:
        says = (in_full(self.cite) if self.decides else "") or self.says
        return Found(self.cite, self.heading, self.games, says, round(score, 3))


@cache
def entries_of(game: str | None, when: Moment | None, rules: str | None) -> list[SearchEntry]:
    law = library()
    provisions = list(_provisions(game, when, rules))
    cites = {each.cite.text for each in provisions}
    bearing = {id: each for id, each in law.readings.items() if _bears(each.bears_on, cites)}
    entries = [entry for each in provisions for entry in (_of_provision(each), *_defined_in(each))]
    entries += [
        SearchEntry(
            f"reading {id}", f"on {', '.join(each.bears_on)}", (), each.reads, does=each.reads, counts=READING_COUNTS
        )
        for id, each in bearing.items()
    ]
    if rules in (None, "qld"):
        entries += [
            SearchEntry(each.cite, each.term, (), each.means, does=each.means, counts=TERM_COUNTS, decides=False)
            for each in law.terms.values()
        ]
    return entries


def _provisions(game: str | None, when: Moment | None, rules: str | None) -> Iterable[Provision]:
    """Those in force, of the States that have such a text."""
    asked = [rules] if rules else [each for each in JURISDICTIONS if game is None or game in games_of(each)]
    if not asked:
        there = ", ".join(sorted({each for state in JURISDICTIONS for each in games_of(state)}))
        raise BadInput(f"no game {quoted(game)}; there are {there}")
    for state in asked:
        yield from in_force(state, when, game)


def _bears(on: Sequence[str], cites: set[str]) -> bool:
    return all(text in cites or text.rsplit("(", 1)[0] in cites for text in on)


def _of_provision(each: Provision) -> SearchEntry:
    return SearchEntry(
        each.cite.text,
        each.heading,
        _games_of(each),
        each.does or each.heading,
        " ; ".join(reported().get(each.cite.text, ())),
        " ".join((each.does, *each.paragraphs.values())),
        " ".join(_read_as().get(each.cite.text, ())),
        decides=each.part != ABOUT_TOURNAMENTS,
    )


@cache
def _read_as() -> Mapping[str, list[str]]:
    """How each provision is read, by the readings that bear on it or on a part of it."""
    found: dict[str, list[str]] = {}
    for reading in library().readings.values():
        for provision in dict.fromkeys(name for text in reading.bears_on for name in names_in(text)):
            found.setdefault(provision, []).append(reading.reads)
    return found


def _defined_in(each: Provision) -> Iterator[SearchEntry]:
    """The words that a provision defines, one by one."""
    for term, means in each.terms.items():
        yield SearchEntry(each.cite.text, term, _games_of(each), means, does=means, counts=TERM_COUNTS, decides=False)


def _games_of(each: Provision) -> tuple[str, ...]:
    part = library().parts.get(each.part)
    return part.games if part else ()
