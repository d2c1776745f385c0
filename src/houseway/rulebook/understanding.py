"""Which events somebody's words may be about: how likely each is, by the sentences in which people tell of it.

A term tells the more of an event the oftener it is said of it than of the others; words that mean nearly the same
count in part. What all terms tell is added up, as likelihoods multiply; the sentences of the likeliest events that are
most like the words count besides. The sums become shares that add up to one (docs/desk.md: how it was measured).
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from heapq import nlargest
from math import exp, log, log1p, sqrt
from typing import Final, NamedTuple, TypeVar

from houseway.cite import cite
from houseway.errors import NotHeld
from houseway.rulebook.events import GENERAL, Event, event_files
from houseway.rulebook.game_words import named_in, without_names
from houseway.rulebook.instruments import Moment
from houseway.rulebook.near_words import is_known, near
from houseway.rulebook.rulesets import games_of, in_force
from houseway.rulebook.sentence_terms import events_held, said_terms
from houseway.rulebook.sentences import mended, terms

SMOOTH: Final = 100.0  # terms as all events have them that are counted to each beside its own
SMOOTH_GAMES: Final = 2000.0  # the same, where games are told apart
NEARLY: Final = 0.2  # what a word that means nearly the same counts beside the one that was said
SHARP: Final = 2.0  # how much of a difference makes one likelier than another
GAME_TELLS: Final = 0.5  # what the words tell of the game, where none is named, beside what they tell of the event
NAMED: Final = 5.0  # what it tells of the game, where none is given, that the words name it
ALIKE: Final = 10.0  # what it tells that an event has sentences just like the words
SAME: Final = 4.0  # and that the very same was said of it
LIKELIEST: Final = 40  # events of which the sentences are looked at one by one
MOST_ALIKE: Final = 3  # of those, how many count
OF_ANY_TABLE: Final = 1.0  # how much less likely, at a table, is what any table has
UNKNOWN: Final = 3.0  # what a word weighs in a sentence that is said of no event

Key = TypeVar("Key")


class LikelyEvent(NamedTuple):
    """An event, and how likely it is that the words are about it, beside the others."""

    event: Event
    likely: float


class TermWeight(NamedTuple):
    """A term, with the words that stand for it and how much each counts, and what is to be held of it in all."""

    words: tuple[tuple[str, float], ...]
    counts: float


@dataclass(frozen=True, slots=True)
class EventIndex:
    """The events that may be meant, by their place in the index of all."""

    events: Mapping[int, Event]
    of_one_game: bool
    sizes: Mapping[int, int]
    sentences: int
    occurrences: dict[str, Mapping[int, int]] = field(default_factory=dict)
    _tell: dict[str, float] = field(default_factory=dict)

    def said(self, term: str) -> Mapping[int, int]:
        """Of which of these events it is said, and how often."""
        if term not in said_terms().said:
            return {}  # and is not kept: anybody may say anything
        if term not in self.occurrences:
            places = iter(said_terms().said[term])
            self.occurrences[term] = {at: times for at, times in zip(places, places, strict=True) if at in self.sizes}
        return self.occurrences[term]

    def fits(self, words: str, named: str | None = None) -> dict[int, float]:
        """How much likelier the words are said of each event than of any; nothing, where no word is known.

        `named`: the game that they name besides.
        """
        told = list(self._told(words))
        often = [(each.counts, self._often(each)) for each in told]
        found = _likelihoods(often, self.sizes, SMOOTH)
        self._tell_games(found, often, named)
        weighs, whole = self._weighed(words, told)
        for at in nlargest(LIKELIEST, found, key=found.__getitem__):
            found[at] += self._alike(set(terms(words)), self.events[at], weighs, whole)
        return found

    def _told(self, words: str) -> Iterator[TermWeight]:
        for term in dict.fromkeys(terms(words)):
            word = term if self.said(term) or is_known(term) else mended(term, said_terms().said)
            alike = [(one, how) for one, how in near(word) if self.said(one)]
            if self.said(word):
                yield TermWeight(((word, 1.0), *((one, NEARLY * how) for one, how in alike)), 1.0)
            elif alike:
                yield TermWeight(tuple(alike), max(how for _, how in alike))

    def _often(self, told: TermWeight) -> dict[int, float]:
        often: dict[int, float] = {}
        for word, share in told.words:
            for at, times in self.said(word).items():
                often[at] = often.get(at, 0.0) + share * times
        return often

    def _tell_games(
        self, found: dict[int, float], often: Sequence[tuple[float, Mapping[int, float]]], named: str | None
    ) -> None:
        """What any table has is less likely at a table; without one, all that is said of a game tells of it."""
        if self.of_one_game:
            for at in found:
                found[at] -= OF_ANY_TABLE * (self.events[at].game == GENERAL)
            return
        games = {at: event.game for at, event in self.events.items()}
        by_game = [(counts, _summed((games[at], times) for at, times in each.items())) for counts, each in often]
        sizes = _summed((games[at], size) for at, size in self.sizes.items())
        tell = _likelihoods(by_game, sizes, SMOOTH_GAMES)
        for at in found:
            found[at] += GAME_TELLS * tell[games[at]] + NAMED * (games[at] == named)

    # Sentences like the words

    def _weighed(self, words: str, told: Sequence[TermWeight]) -> tuple[dict[str, float], float]:
        """What each term weighs when the words are compared with a sentence, and what they weigh in all."""
        weighs: dict[str, float] = {}
        for each in told:
            for word, share in each.words:
                weighs[word] = max(weighs.get(word, 0.0), share * self._tells(word))
        said = [self._tells(term) if self.said(term) else UNKNOWN for term in dict.fromkeys(terms(words))]
        return weighs, sqrt(sum(each * each for each in said))

    def _tells(self, term: str) -> float:
        """The rarer a term is, the more."""
        if term not in self._tell:
            self._tell[term] = max(log(self.sentences / sum(self.said(term).values())), 0.1)
        return self._tell[term]

    def _alike(self, words: set[str], event: Event, weighs: Mapping[str, float], whole: float) -> float:
        likest: list[float] = []
        for sentence in (event.name, *event.said):
            held = _terms_of(sentence)
            tells = {term: self._tells(term) for term in held}
            shared = sum(weighs.get(term, 0.0) * tell for term, tell in tells.items())
            likest.append(shared / (whole * sqrt(sum(tell * tell for tell in tells.values())) or 1.0))
        same = any(words == _terms_of(sentence) for sentence in event.said)
        return ALIKE * sum(nlargest(MOST_ALIKE, likest)) / MOST_ALIKE + SAME * same


def _likelihoods(
    often: Sequence[tuple[float, Mapping[Key, float]]], sizes: Mapping[Key, float], smooth: float
) -> dict[Key, float]:
    """By how often each term, and what it counts, is said of each; nothing, where none is."""
    whole, total = sum(counts for counts, _ in often), sum(sizes.values())
    if not whole:
        return {}
    found = {key: whole * log(smooth / (size + smooth)) for key, size in sizes.items()}
    for counts, each in often:
        usual = smooth * sum(each.values()) / total
        for key, so_often in each.items():
            found[key] += counts * log1p(so_often / usual)
    return {key: SHARP * fit / sqrt(whole) for key, fit in found.items()}


def _summed(pairs: Iterable[tuple[str, float]]) -> dict[str, float]:
    found: dict[str, float] = {}
    for key, value in pairs:
        found[key] = found.get(key, 0.0) + value
    return found


@cache
def _terms_of(sentence: str) -> frozenset[str]:
    return frozenset(terms(sentence))


def heard(words: str, game: str | None = None, rules: str | None = None, on: Moment | None = None) -> list[LikelyEvent]:
    """The events of a game and of any table, or of all games, the likeliest first; none, where no word is known."""
    return list(_heard(words, game, rules, on))


@lru_cache(maxsize=16)  # a desk that asks back hears the same words several times
def _heard(words: str, game: str | None, rules: str | None, on: Moment | None) -> tuple[LikelyEvent, ...]:
    index = index_of(game, rules, on)
    named = _played(named_in(words).game, rules)
    fits = index.fits(without_names(words, game or named), named)
    best = max(fits.values(), default=0.0)
    weights = {at: exp(fit - best) for at, fit in fits.items()}
    total = sum(weights.values())
    found = [LikelyEvent(index.events[at], weight / total) for at, weight in weights.items()]
    return tuple(sorted(found, key=lambda each: -each.likely))


def _played(game: str | None, rules: str | None) -> str | None:
    """A game that is named, where that State has it."""
    return game if game is not None and (rules is None or game in games_of(rules)) else None


@cache
def index_of(game: str | None, rules: str | None, on: Moment | None = None) -> EventIndex:
    """Of the events of a game and of any table, or of every game; of one State and one day, where asked."""
    names = (game, GENERAL) if game else event_files()
    held = said_terms()
    may_be = (each for name in names for each in candidates(name, rules, on) if game not in each.unless)
    events = {held.events[each.game, each.name]: each for each in may_be}
    sizes = {at: held.sizes[at] for at in events}
    return EventIndex(events, game is not None, sizes, sum(held.sentences[at] for at in events))


def candidates(name: str, rules: str | None = None, on: Moment | None = None) -> list[Event]:
    """What a file has, silent topics among it; what only another State has, or another day had, is left out."""
    held = [each for each in events_held(name) if each.is_silent or not rules or _is_of(each, rules)]
    return held if on is None else [each for each in held if each.is_silent or _is_in_force(each, rules, on)]


def _is_of(event: Event, rules: str) -> bool:
    return event.game == GENERAL or any(text.startswith(rules) for text in event.decides)


def _is_in_force(event: Event, rules: str | None, on: Moment) -> bool:
    held = [text for text in event.decides if rules is None or text.startswith(rules)]
    return any(not _in_force(text.partition(" ")[0], on).isdisjoint(cite(text).steps) for text in held)


@cache
def _in_force(state: str, on: Moment) -> frozenset[str]:
    """The provisions of a State that were in force; none, where no text of that day is held."""
    try:
        return frozenset(each.cite.text for each in in_force(state, on))
    except NotHeld:
        return frozenset()
