"""On which line of a TOML text each value stands. `tomllib` does not tell, and a record's errors must.

The text has been read by `tomllib` before, so this only has to follow what is known to be well formed.
"""

import re
import tomllib
from bisect import bisect_left
from typing import Any, Final, TypeAlias

Path: TypeAlias = tuple[str | int, ...]

_BLANK: Final = re.compile(r"(?:\s|#[^\n]*)*")
_TEXT: Final = re.compile(
    r'"""(?:[^"\\]|\\.|"(?!""))*"{3,5}' r"|'''(?:[^']|'(?!''))*'{3,5}" r'|"(?:[^"\\\n]|\\.)*"' r"|'[^'\n]*'",
    re.DOTALL,
)
_KEY: Final = re.compile(r"""(?:"(?:[^"\\\n]|\\.)*"|'[^'\n]*'|[^="'\]\n])+""")
_PLAIN: Final = re.compile(r"[ \t]*[A-Za-z0-9_-]+[ \t]*")
_BARE: Final = re.compile(r"[^\n,\]}#]+")  # a number, a date, true or false


class Places(dict[Path, int]):
    """The line of each value, by the keys and indices that lead to it."""

    def line(self, *path: str | int) -> int | None:
        """The line of a value, or of the nearest thing that holds it; the first line stands for the whole text."""
        while path and path not in self:
            path = path[:-1]
        return self.get(path)


def find_places(text: str) -> Places:
    """The line of every header, key and element of a list."""
    return _Finder(text.replace("\r\n", "\n")).found()


class _Finder:
    """Goes over a text once, from its first line to its last."""

    def __init__(self, text: str) -> None:
        self.text, self.at = text, 0
        self.ends = [found.start() for found in re.finditer("\n", text)]
        self.places = Places({(): 1})
        self.last: dict[Path, int] = {}  # of each list of tables that headers make, the index that was opened last

    def found(self) -> Places:
        header: Path = ()
        while self._peek():
            if self._peek() == "[":
                header = self._header()
            else:
                self._pair(header)
        return self.places

    def _peek(self) -> str:
        """The next character that is neither blank nor in a comment."""
        self._take(_BLANK)
        return self.text[self.at : self.at + 1]

    def _take(self, pattern: re.Pattern[str]) -> str:
        found = pattern.match(self.text, self.at)
        assert found is not None, f"this is no TOML: {self.text[self.at : self.at + 20]!r}"
        self.at = found.end()
        return found[0]

    def _note(self, path: Path, length: int, at: int) -> None:
        """The last so many steps to a value stand here, unless they stood somewhere before."""
        line = bisect_left(self.ends, at) + 1
        for end in range(len(path) - length + 1, len(path) + 1):
            self.places.setdefault(path[:end], line)

    def _header(self) -> Path:
        """The path that a header opens; `[[round]]` opens the next round each time."""
        opened, several = self.at, self.text.startswith("[[", self.at)
        self.at += 1 + several
        *above, name = _names(self._take(_KEY))
        path: Path = ()
        for step in above:
            path += (step,)
            path += (self.last[path],) if path in self.last else ()
        path += (name,)
        if several:
            self.last[path] = self.last.get(path, -1) + 1
            path += (self.last[path],)
        self.at += 1 + several
        self._note(path, len(path), opened)
        return path

    def _pair(self, within: Path) -> None:
        start = self.at
        names = _names(self._take(_KEY))
        self.at += 1  # the sign between them
        path = (*within, *names)
        self._note(path, len(names), start)
        self._value(path)

    def _value(self, path: Path) -> None:
        opens = self._peek()
        if opens == "[":
            self.at += 1
            index = 0
            while self._peek() != "]":
                self._note((*path, index), 1, self.at)
                self._value((*path, index))
                index += 1
                self._skip_comma()
            self.at += 1
        elif opens == "{":
            self.at += 1
            while self._peek() != "}":
                self._pair(path)
                self._skip_comma()
            self.at += 1
        else:
            self._take(_TEXT if opens in "\"'" else _BARE)

    def _skip_comma(self) -> None:
        if self._peek() == ",":
            self.at += 1


def _names(key: str) -> list[str]:
    """The names in a key or a header, in quotes or not."""
    if _PLAIN.fullmatch(key):
        return [key.strip()]
    names: list[str] = []
    data: Any = tomllib.loads(f"{key} = 0")
    while isinstance(data, dict):
        ((name, data),) = data.items()
        names.append(name)
    return names
