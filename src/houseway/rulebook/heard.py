"""Which events somebody's words may be about: how likely each is, by the sentences in which people tell of it.

A term tells the more of an event the oftener it is said of it than of the others; words that mean nearly the same
count in part. What all terms tell is added up, as likelihoods multiply, and turned into shares that add up to one
(docs/desk.md tells how this was chosen and measured).
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import exp, log, log1p
from typing import Final, NamedTuple

from houseway.rulebook.events import GENERAL, Event, event_files, events_in
from houseway.rulebook.near import is_known, near
from houseway.rulebook.said import counted_terms, mended, terms

SMOOTH: Final = 100.0  # terms as all events have them that are counted to each beside its own
NEARLY: Final = 0.3  # what a word that means nearly the same counts beside the one that was said
SAME: Final = 4.0  # what it tells that the very same was said of an event
LIKELIEST: Final = 10  # events of which the sentences are looked at one by one
SHARP: Final = 2.0  # how much of a difference makes one likelier than another


class Heard(NamedTuple):
    """An event, and how likely it is that the words are about it, beside the others."""

    event: Event
    likely: float


class Told(NamedTuple):
    """A term, with the words that stand for it and how much each counts, and what is to be held of it in all."""

    words: tuple[tuple[str, float], ...]
    counts: float


@dataclass(frozen=True, slots=True)
class Index:
    """Events, with how often each term is said of each."""

    events: Sequence[Event]
    said: Mapping[str, Mapping[int, int]]  # of which events, by their place, and how often
    sizes: Sequence[int]
    total: int

    def fits(self, words: str) -> list[float]:
        """How much likelier the words are said of each event than of any; nothing, where no word is known."""
        told = list(self._told(words))
        whole = sum(each.counts for each in told)
        found = [whole * log(SMOOTH / (size + SMOOTH)) for size in self.sizes]
        for words_, counts in told:
            often: dict[int, float] = {}
            for word, share in words_:
                for at, times in self.said[word].items():
                    often[at] = often.get(at, 0.0) + share * times
            usual = SMOOTH * sum(often.values()) / self.total
            for at, so_often in often.items():
                found[at] += counts * log1p(so_often / usual)
        found = [SHARP * fit / whole**0.5 for fit in found] if told else []
        for at in sorted(range(len(found)), key=lambda at: -found[at])[:LIKELIEST]:
            found[at] += SAME * _is_said(words, self.events[at])
        return found

    def _told(self, words: str) -> Iterator[Told]:
        for term in dict.fromkeys(terms(words)):
            word = term if term in self.said or is_known(term) else mended(term, self.said)
            is_said = word in self.said
            alike = [(one, how) for one, how in near(word) if one in self.said]
            if is_said:
                yield Told(((word, 1.0), *((one, NEARLY * how) for one, how in alike)), 1.0)
            elif alike:
                yield Told(tuple(alike), max(how for _, how in alike))


def heard(words: str, game: str | None = None, rules: str | None = None) -> list[Heard]:
    """The events of a game and of any table, or of all games, the likeliest first; none, where no word is known."""
    index = index_of(game, rules)
    fits = index.fits(words)
    best = max(fits, default=0.0)
    weights = [exp(fit - best) for fit in fits]
    total = sum(weights)
    found = [Heard(event, weight / total) for event, weight in zip(index.events, weights, strict=False)]
    return sorted(found, key=lambda each: -each.likely)


@cache
def index_of(game: str | None, rules: str | None) -> Index:
    """Of the events of a game and of any table, or of every game; of one State, where asked."""
    return _index([each for name in ((game, GENERAL) if game else event_files()) for each in candidates(name, rules)])


def candidates(name: str, rules: str | None = None) -> list[Event]:
    """What a file has, silent topics among it; what only another State has is left out."""
    held = events_in(name)
    return [*(each for each in held.events if not rules or _is_of(each, rules)), *held.silent]


def _is_of(event: Event, rules: str) -> bool:
    return event.game == GENERAL or any(text.startswith(rules) for text in event.decides)


def _is_said(words: str, event: Event) -> bool:
    """Is the very same said of an event, as far as terms go?"""
    said = set(terms(words))
    return any(said == set(terms(sentence)) for sentence in event.said)


def _index(events: Sequence[Event]) -> Index:
    said: dict[str, dict[int, int]] = {}
    sizes = []
    for at, event in enumerate(events):
        counted = counted_terms("\n".join((event.name, *event.said)))
        sizes.append(counted.total())
        for term, times in counted.items():
            said.setdefault(term, {})[at] = times
    return Index(events, said, sizes, sum(sizes))
