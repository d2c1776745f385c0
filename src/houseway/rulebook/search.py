"""Full-text search over the law: headings, what provisions do, readings, terms, and what can be reported at a table.

>>> search("exposed card", game="blackjack", rules="qld")[0].cite
'qld s51'
"""

import re
import sqlite3
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from functools import cache
from math import log
from typing import Final

from houseway.errors import BadInput, quoted
from houseway.rulebook.entries import Entry, Found, entries_of
from houseway.rulebook.folder import law_folder
from houseway.rulebook.instruments import Moment

COLUMNS: Final = {"heading": 4.0, "reported": 8.0, "does": 3.0, "readings": 1.0}
"""What is searched of an entry, and how much a word found there counts."""
AGAIN_COUNTS: Final = 0.6  # what stands in the section of a better answer, beside others
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
    entries = [each for each in entries_of(game, when, rules) if each.decides or not deciding]
    return list(_best(entries, fits(entries, words), most))


def fits(entries: Sequence[Entry], words: str) -> list[float]:
    """How well each of these fits the words; nought, where it does not."""
    groups = list(_groups(words))
    if not groups:
        raise BadInput(f"{quoted(words)} has no word to look for; say what happened in a few words")
    scores, met, asked = [0.0] * len(entries), [0.0] * len(entries), 0.0
    with closing(_index(entries)) as index:
        for group in groups:
            matches = list(_matches(index, group))
            tells = log(1 + len(entries) / len(matches)) if matches else 0.0  # the rarer, the more
            asked += tells
            for at, score in matches:
                scores[at] += score * _named(entries[at], group)
                met[at] += tells
        for phrase in _runs(words):
            for at, score in _matches(index, (phrase,)):
                scores[at] += score * _named(entries[at], (phrase,)) * len(phrase.split()) / 2
    return [
        each.counts * score * (found / asked) ** 2 if found else 0.0
        for each, score, found in zip(entries, scores, met, strict=True)
    ]


def _named(entry: Entry, group: Sequence[str]) -> int:
    """A word that is defined is known by its name; the heading of a section stands over all that is in it."""
    return IS_CALLED_SO if not entry.decides and entry.heading.lower() in group else 1


def _best(entries: Sequence[Entry], fits: list[float], most: int) -> Iterator[Found]:
    """Best first; what stands in a section that has answered already comes after others that fit nearly as well."""
    left = {at for at, fit in enumerate(fits) if fit > 0}
    while left and most:
        best = max(left, key=lambda at: (fits[at], -at))
        yield entries[best].found(fits[best])
        left.remove(best)
        most -= 1
        for at in left:
            if entries[at].section == entries[best].section:
                fits[at] *= AGAIN_COUNTS


# What people say, and what the law says


@cache
def peoples_words() -> Mapping[str, tuple[str, ...]]:
    """What people call things, and the words that the law has for them."""
    held = tomllib.loads((law_folder() / "words.toml").read_text("utf-8"))["words"]
    return {said: tuple(meant) for said, meant in held.items()}


def _groups(text: str) -> Iterator[tuple[str, ...]]:
    """Each thing that is asked about, in the words that may stand for it; of known phrases the longest goes first."""
    said = WORD.findall(text.lower().replace("’", "'"))
    known = peoples_words()
    at = 0
    while at < len(said):
        for length in (4, 3, 2, 1):
            phrase = " ".join(said[at : at + length])
            if length <= len(said) - at and phrase in known:
                yield (phrase, *known[phrase])
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


def _index(entries: Sequence[Entry]) -> sqlite3.Connection:
    """An index in memory: the whole law takes a few hundredths of a second."""
    made = sqlite3.connect(":memory:")
    columns = ", ".join(COLUMNS)
    made.execute(f"create virtual table law using fts5({columns}, tokenize = 'porter unicode61')")
    rows = ([getattr(each, column) for column in COLUMNS] for each in entries)
    made.executemany(f"insert into law values ({', '.join('?' * len(COLUMNS))})", rows)
    return made


def _matches(index: sqlite3.Connection, group: Sequence[str]) -> Iterator[tuple[int, float]]:
    phrases = " OR ".join(f'"{phrase}"' for phrase in group)
    weights = ", ".join(map(str, COLUMNS.values()))
    for row, score in index.execute(f"select rowid, -bm25(law, {weights}) from law where law match ?", (phrases,)):
        yield row - 1, score
