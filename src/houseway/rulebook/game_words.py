"""The game and the State that somebody's words name, and the words without those names: `law/words.toml`.

>>> named_in("one die stood on its edge, pai gow at Crown")
Named(game='pai-gow', rules='vic')
>>> without_names("one die stood on its edge, pai gow at Crown", "pai-gow")
'one die stood on its edge,'
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple

from houseway.rulebook.folder import law_folder


class Named(NamedTuple):
    """The one game and the one State that are named; nothing, where none is, or several are."""

    game: str | None
    rules: str | None


class _Name(NamedTuple):
    """What a name stands for, and whether it tells of nothing else."""

    game: str = ""
    rules: str = ""
    alone: bool = True


def named_in(words: str) -> Named:
    """Which game and which State the words name."""
    found = [name for _, name in _names_in(words)]
    return Named(_only({each.game for each in found}), _only({each.rules for each in found}))


def without_names(words: str, game: str | None) -> str:
    """What is left besides the names of that game and of places; all of it, where that is nothing."""
    left, at = [], 0
    for place, name in _names_in(words):
        if name.alone and name.game in (game, ""):
            left.append(words[at : place.start()])
            at = place.end()
    bare = " ".join(" ".join((*left, words[at:])).split())
    return bare if re.search(r"\w", bare) else words


def _only(found: set[str]) -> str | None:
    held = found - {""}
    return held.pop() if len(held) == 1 else None


def _names_in(words: str) -> Iterator[tuple[re.Match[str], _Name]]:
    for place in _pattern().finditer(words):
        yield place, _names()[_spoken(place[0])]


def _spoken(text: str) -> str:
    return " ".join(re.split(r"[\s-]+", text.lower())) if text.lower() not in _names() else text.lower()


@cache
def _pattern() -> re.Pattern[str]:
    """Any of the names, the longest first; where one has a space, a hyphen may stand as well."""
    names = sorted(_names(), key=lambda name: -len(name))
    spoken = (r"[\s-]+".join(map(re.escape, name.split())) for name in names)
    return re.compile(rf"(?<![\w-])(?:{'|'.join(spoken)})(?![\w-])", re.IGNORECASE)


@cache
def _names() -> Mapping[str, _Name]:
    held = tomllib.loads((law_folder() / "words.toml").read_text("utf-8"))
    names = {name: _Name(rules=rules) for rules, names in held["places"].items() for name in names}
    for game, called in held["games"].items():
        names |= {name: _Name(game, alone=True) for name in called.get("names", ())}
        names |= {name: _Name(game, alone=False) for name in called.get("words", ())}
    return names
