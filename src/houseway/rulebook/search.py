"""What of the law answers somebody's words: what decides the events that they tell of, and what speaks of the same.

The text that is searched: headings, what provisions do, readings, terms, and what can be reported at a table.

>>> search("a card lay face up in the shoe", game="blackjack", rules="qld")[0].cite
'qld s51'
"""

import re
import sqlite3
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import replace
from functools import cache, lru_cache
from itertools import islice
from math import log
from typing import Final

from houseway.cite import cite
from houseway.errors import BadInput, quoted
from houseway.rulebook.entries import Found, SearchEntry, entries_of
from houseway.rulebook.events import events_in
from houseway.rulebook.folder import law_folder
from houseway.rulebook.full_text import in_full
from houseway.rulebook.instruments import Moment
from houseway.rulebook.library import find
from houseway.rulebook.sentences import terms
from houseway.rulebook.understanding import LikelyEvent, heard

COLUMNS: Final = {"heading": 4.0, "reported": 8.0, "does": 3.0, "readings": 1.0}
"""What is searched of an entry, and how much a word found there counts."""
TEXT_COUNTS: Final = 1.0  # the best by its text, beside an event that is certain: the fewer words, the more
TERMS_COUNT: Final = 3.0
GENERAL_COUNTS: Final = 0.3  # of the general part what decides no such event, beside what the game's own part has
GENERAL_PART: Final = frozenset(f"qld s{number}" for number in (2, 4, 5, 6, 9))
MEANT: Final = 0.9  # of all that tells of a section: from there on it is one subsection that is meant
BESIDES: Final = 0.5  # a provision that bears on an event, beside the one before it
IS_CALLED_SO: Final = 4  # what the words are the name of, beside what only speaks of it
STOP_WORDS: Final = frozenset(
    re.findall(
        r"\w+",
        "a an and are as at be been but by can did do does for from had has have he her him his how i if in instead "
        "into is it its me my no not of off on only or our out over said she so somebody someone that the their them "
        "then there they this to up want wanted was we were what when which while who will with you your",
    )
)
WORD: Final = re.compile(r"[0-9a-z]+(?:['’-][0-9a-z]+)*")
WHOSE: Final = re.compile(r"\b(?:her|their|my|your)\b")  # what people call things does not depend on whose they are


def search(
    words: str,
    game: str | None = None,
    when: Moment | None = None,
    rules: str | None = None,
    most: int = 10,
    *,
    deciding: bool = False,
) -> list[Found]:
    """The entries that fit best, best first; of one game and one State, as the law stood at a moment, where asked.

    `deciding`: only what decides something that happens at a table.
    """
    index = text_index(game, when, rules, deciding)
    entries, scores = index.entries, index.fits(words)
    most_text = (max(scores, default=0.0) or 1.0) * len({*terms(words), words})
    by_text = [
        (each, TEXT_COUNTS * _weighs(each) * fit / most_text) for each, fit in zip(entries, scores, strict=True) if fit
    ]
    by_event = list(_decided(entries, heard(words, game, rules, when), rules))
    return list(islice(_best(by_event, by_text), most))


def _weighs(entry: SearchEntry) -> float:
    """What the general part decides counts less, a word that is asked for by its name more."""
    return (GENERAL_COUNTS if entry.section in GENERAL_PART else 1.0) if entry.decides else TERMS_COUNT


def _decided(
    entries: Sequence[SearchEntry], told: Sequence[LikelyEvent], rules: str | None
) -> Iterator[tuple[SearchEntry, float]]:
    """The provisions of the events that the words may be about, as far as they are looked at."""
    held = {each.cite: each for each in reversed(entries) if each.decides}
    shares: dict[str, float] = {}
    for event, likely in told:
        near = events_in(event.game).near.get(event.name, ())
        for rank, text in enumerate(text for text in event.decides or near if rules is None or text.startswith(rules)):
            shares[text] = shares.get(text, 0.0) + likely * BESIDES**rank
    for text, share in shares.items():
        entry = next((held[step] for step in _steps(text) if step in held), None)
        if entry is not None:
            yield entry if entry.cite == text else replace(entry, cite=text), share


def _steps(text: str) -> tuple[str, ...]:
    return cite(text).steps


def _best(
    by_event: Sequence[tuple[SearchEntry, float]], by_text: Sequence[tuple[SearchEntry, float]]
) -> Iterator[Found]:
    """Best first, and each section once: with the subsection that is meant, or whole, where several may be."""
    sections: dict[tuple[str, str], dict[SearchEntry, float]] = {}
    for each, score in (*by_event, *by_text):
        key = (each.section, "") if each.decides else (each.cite, each.heading)  # a word that is defined stands alone
        held = sections.setdefault(key, {})
        held[each] = held.get(each, 0.0) + score
    for (section, _), held in sorted(sections.items(), key=lambda item: -sum(item[1].values())):
        total, best = sum(held.values()), max(held, key=lambda each: held[each])
        yield (best if held[best] >= MEANT * total else _whole(section, best)).found(total)


def _whole(section: str, best: SearchEntry) -> SearchEntry:
    """A section with all that stands in it."""
    inside = [(each.cite.text.removeprefix(section), in_full(each.cite)) for each in find(section)]
    return replace(best, cite=section, says=" ".join(" ".join(filter(None, each)) for each in inside))


def _named(entry: SearchEntry, group: Sequence[str]) -> int:
    """A word that is defined is known by its name; the heading of a section stands over all that is in it."""
    return IS_CALLED_SO if not entry.decides and entry.heading.lower() in group else 1


# What people say, and what the law says


@cache
def peoples_words() -> Mapping[str, tuple[str, ...]]:
    """What people call things, and the words that the law has for them."""
    held = tomllib.loads((law_folder() / "words.toml").read_text("utf-8"))["words"]
    return {said: tuple(meant) for said, meant in held.items()}


def _meant(phrase: str) -> tuple[str, ...]:
    """The words as they were said, and those of the law for them."""
    return (phrase, *peoples_words().get(WHOSE.sub("his", phrase), ()))


def _groups(text: str) -> Iterator[tuple[str, ...]]:
    """Each thing that is asked about, in the words that may stand for it; of known phrases the longest goes first."""
    said = WORD.findall(text.lower().replace("’", "'"))
    longest = max(len(phrase.split()) for phrase in peoples_words())
    at = 0
    while at < len(said):
        for length in range(longest, 0, -1):
            meant = _meant(" ".join(said[at : at + length]))
            if length <= len(said) - at and len(meant) > 1:
                yield meant
                break
        else:
            length = 1
            if said[at] not in STOP_WORDS:
                yield (said[at],)
        at += length


def _runs(text: str) -> Iterator[str]:
    """Two and three words that stand together as they were said, two of them at least with a meaning of their own."""
    said = WORD.findall(text.lower().replace("’", "'"))
    for length in (2, 3):
        for at in range(len(said) - length + 1):
            run = said[at : at + length]
            if sum(word not in STOP_WORDS for word in run) > 1:
                yield " ".join(run)


# The index


class TextIndex:
    """The words of some entries, in memory: of the whole law it takes a few hundredths of a second to make."""

    def __init__(self, entries: Sequence[SearchEntry]) -> None:
        self.entries = entries
        self._held = sqlite3.connect(":memory:", check_same_thread=False)  # threads only read it
        columns = ", ".join(COLUMNS)
        self._held.execute(f"create virtual table law using fts5({columns}, tokenize = 'porter unicode61')")
        rows = ([getattr(each, column) for column in COLUMNS] for each in entries)
        self._held.executemany(f"insert into law values ({', '.join('?' * len(COLUMNS))})", rows)

    def fits(self, words: str) -> list[float]:
        """How well each entry fits the words; nought, where it does not."""
        groups = list(_groups(words))
        if not groups:
            raise BadInput(f"{quoted(words)} has no word to look for; say what happened in a few words")
        entries = self.entries
        scores, met, asked = [0.0] * len(entries), [0.0] * len(entries), 0.0
        for group in groups:
            matches = list(self._matches(group))
            tells = log(1 + len(entries) / len(matches)) if matches else 0.0  # the rarer, the more
            asked += tells
            for at, score in matches:
                scores[at] += score * _named(entries[at], group)
                met[at] += tells
        for phrase in _runs(words):
            for at, score in self._matches([each for each in _meant(phrase) if " " in each]):
                scores[at] += score * _named(entries[at], (phrase,)) * len(phrase.split()) / 2
        return [
            each.counts * score * (found / asked) ** 2 if found else 0.0
            for each, score, found in zip(entries, scores, met, strict=True)
        ]

    def _matches(self, group: Sequence[str]) -> Iterator[tuple[int, float]]:
        phrases = " OR ".join(f'"{phrase}"' for phrase in group)
        weights = ", ".join(map(str, COLUMNS.values()))
        found = self._held.execute(f"select rowid, -bm25(law, {weights}) from law where law match ?", (phrases,))
        for row, score in found:
            yield row - 1, score

    def close(self) -> None:
        self._held.close()

    __del__ = close


@lru_cache(maxsize=32)
def text_index(game: str | None, when: Moment | None, rules: str | None, deciding: bool = False) -> TextIndex:
    """Of the law of one game and one State at a moment, where asked."""
    return TextIndex([each for each in entries_of(game, when, rules) if each.decides or not deciding])


def fits(entries: Sequence[SearchEntry], words: str) -> list[float]:
    """How well each of these fits the words; nought, where it does not."""
    with closing(TextIndex(entries)) as index:
        return index.fits(words)
