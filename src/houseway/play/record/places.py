"""On which line of a TOML text each value stands. `tomllib` does not tell, and a record's errors must.

The text has been read by `tomllib` before, so this only has to follow what is known to be well formed.
"""

import re
import tomllib
from collections.abc import Iterator
from typing import Any, Final, NamedTuple, TypeAlias

Path: TypeAlias = tuple[str | int, ...]

_TOKEN: Final = re.compile(
    r'"""(?:[^"\\]|\\.|"(?!""))*"{3,5}'
    r"|'''(?:[^']|'(?!''))*'{3,5}"
    r'|"(?:[^"\\\n]|\\.)*"'
    r"|'[^'\n]*'"
    r"|\#[^\n]*"
    r"|\n|[\[\]{}=,]"
    r"""|[^\s\[\]{}=,"'\#]+""",
    re.DOTALL,
)


class Token(NamedTuple):
    text: str
    at: int
    line: int


class Places(dict[Path, int]):
    """The line of each value, by the keys and indices that lead to it."""

    def line(self, *path: str | int) -> int | None:
        """The line of a value, or of the nearest thing that holds it; the first line stands for the whole text."""
        while path and path not in self:
            path = path[:-1]
        return self.get(path, 1 if self else None)


def find_places(text: str) -> Places:
    """The line of every header, key and element of a list that stands at a key."""
    text = text.replace("\r\n", "\n")
    places, rounds = Places(), dict[Path, int]()
    header: Path = ()
    tokens = _tokens(text)
    for first in tokens:
        if first.text == "\n" or first.text.startswith("#"):
            continue
        if first.text == "[":
            header = _header(text, first, tokens, rounds)
            for depth in range(1, len(header) + 1):
                places.setdefault(header[:depth], first.line)
        else:
            end = next(token for token in tokens if token.text == "=")
            path = header + _path(text[first.at : end.at] + "= 0")
            for depth in range(len(header) + 1, len(path) + 1):
                places.setdefault(path[:depth], first.line)
            _elements(path, tokens, places)
    return places


def _tokens(text: str) -> Iterator[Token]:
    line = 1
    for found in _TOKEN.finditer(text):
        yield Token(found[0], found.start(), line)
        line += found[0].count("\n")


def _header(text: str, first: Token, tokens: Iterator[Token], counts: dict[Path, int]) -> Path:
    """The path that a header opens; `[[round]]` opens the next round each time."""
    end = next((token for token in tokens if token.text == "\n" or token.text.startswith("#")), None)
    opened = text[first.at : end.at if end else len(text)]
    while end is not None and end.text != "\n":  # a comment beside it
        end = next(tokens, None)
    names = _path(opened)
    if opened.startswith("[["):
        counts[names] = counts.get(names, -1) + 1
    found: Path = ()
    for depth in range(1, len(names) + 1):
        found += (names[depth - 1],)
        if names[:depth] in counts:
            found += (counts[names[:depth]],)
    return found


def _path(text: str) -> tuple[str, ...]:
    """The names in a header or a key."""
    names: list[str] = []
    data: Any = tomllib.loads(text)
    while data and isinstance(data, dict):
        name, data = next(iter(data.items()))
        names.append(name)
        data = data[0] if isinstance(data, list) else data
    return tuple(names)


def _elements(path: Path, tokens: Iterator[Token], places: Places) -> None:
    """Go over the value of a key, up to the end of its line, and note the elements of a list."""
    depth, index, fresh, listed = 0, 0, False, None
    for token in tokens:
        if token.text == "\n" and not depth:
            return
        if token.text == "\n" or token.text.startswith("#"):
            continue
        listed = token.text == "[" if listed is None else listed
        if fresh and token.text != "]":
            places[(*path, index)] = token.line
        fresh = False
        depth += (token.text in ("[", "{")) - (token.text in ("]", "}"))
        if listed and depth == 1 and token.text in ("[", ","):
            index, fresh = index + (token.text == ","), True
