"""Which events somebody's words may be about: how likely each is, by the sentences in which people tell of it.

A term tells the more of an event the oftener it is said of it than of the others of the game. The sum over all terms,
as likelihoods multiply, is turned into shares that add up to one; how sharply was set so that a share is what it says
(docs/desk.md tells how that was measured).
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import exp, log
from typing import Final, NamedTuple

from houseway.rulebook.events import GENERAL, Event, event_files, events_in
from houseway.rulebook.said import terms

SMOOTH: Final = 100.0  # terms of the whole that are counted to each event beside its own
SHARP: Final = 1.0  # how much a unit of fit tells


class Heard(NamedTuple):
    """An event, and how likely it is that the words are about it, beside the others."""

    event: Event
    likely: float


@dataclass(frozen=True, slots=True)
class Index:
    """Events, with how often each term is said of each."""

    events: Sequence[Event]
    counts: Sequence[Mapping[str, int]]
    sizes: Sequence[int]
    shares: Mapping[str, float]  # of a term among all that is said

    def fits(self, words: str) -> list[float]:
        """How much likelier the words are said of each event than of any."""
        said = [(term, self.shares[term]) for term in terms(words) if term in self.shares]
        length = max(len(said), 1) ** 0.5
        return [
            sum(log((counts.get(term, 0) + SMOOTH * share) / ((size + SMOOTH) * share)) for term, share in said)
            / length
            for counts, size in zip(self.counts, self.sizes, strict=True)
        ]

    def knows(self, words: str) -> bool:
        return any(term in self.shares for term in terms(words))


def heard(words: str, game: str | None = None, rules: str | None = None) -> list[Heard]:
    """The events of a game and of any table, or of all games, the likeliest first; none, where no word is known."""
    index = index_of(game, rules)
    if not index.knows(words):
        return []
    fits = index.fits(words)
    best = max(fits)
    weights = [exp(SHARP * (fit - best)) for fit in fits]
    total = sum(weights)
    found = [Heard(event, weight / total) for event, weight in zip(index.events, weights, strict=True)]
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


def _index(events: Sequence[Event]) -> Index:
    counts = [_counted(event) for event in events]
    whole: Counter[str] = Counter()
    for each in counts:
        whole.update(each)
    total = whole.total()
    return Index(
        events, counts, [each.total() for each in counts], {term: times / total for term, times in whole.items()}
    )


@cache
def _counted(event: Event) -> Counter[str]:
    return Counter(term for sentence in (event.name, *event.said) for term in terms(sentence))
