"""A canonical writer of the TOML that a record uses: the same data always gives the same text, one line an event."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import date, datetime
from functools import lru_cache
from typing import Any, Final, TypeAlias

from houseway.errors import BadInput, quoted

Data: TypeAlias = dict[str, Any]

_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
_ESCAPED: Final = re.compile(r'[\x00-\x1f\x7f"\\]')
_HALVES: Final = re.compile("[\ud800-\udfff]")
_SHORT: Final = {"\b": "\\b", "\t": "\\t", "\n": "\\n", "\f": "\\f", "\r": "\\r", '"': '\\"', "\\": "\\\\"}


@lru_cache(maxsize=4096)  # the same words come in every record
def string(text: str) -> str:
    """A basic string: control characters escaped, everything else as it is."""
    if text.isprintable() and '"' not in text and "\\" not in text:
        return f'"{text}"'
    if _HALVES.search(text):
        raise BadInput(f"{quoted(text)} cannot be written: it holds half a character")
    return '"' + _ESCAPED.sub(lambda found: _SHORT.get(found[0]) or f"\\u{ord(found[0]):04X}", text) + '"'


@lru_cache(maxsize=4096)
def key(name: str) -> str:
    """A key, in quotes only where it needs them."""
    return name if _BARE.fullmatch(name) else string(name)


def _list(data: Sequence[Any]) -> str:
    return f"[{', '.join([string(each) if type(each) is str else value(each) for each in data])}]"


def table(data: Mapping[str, Any]) -> str:
    """A table on one line."""
    said = [string(each) if type(each) is str else value(each) for each in data.values()]
    return _shape(tuple(data)) % tuple(said)


@lru_cache(maxsize=4096)  # few kinds of tables are written, each with the same keys
def _shape(names: tuple[str, ...]) -> str:
    """A table with these keys, its values to be put in."""
    said = [key(name).replace("%", "%%") + " = %s" for name in names]
    return f"{{{', '.join(said)}}}"


_WRITTEN: Final[Mapping[type, Callable[[Any], str]]] = {
    str: string,
    dict: table,
    Mapping: table,
    list: _list,
    tuple: _list,
    bool: lambda data: "true" if data else "false",
    int: str,
    date: date.isoformat,
    datetime: datetime.isoformat,
}


def value(data: object) -> str:
    """A value on one line."""
    written = _WRITTEN.get(type(data)) or _written_as(data)
    return written(data)


def _written_as(data: object) -> Callable[[Any], str]:
    """How something is written that is of no kind itself, but of one that is derived from it."""
    for kind, written in _WRITTEN.items():
        if isinstance(data, kind):
            return written
    raise BadInput(f"{quoted(data)} cannot be written in a record")


def _are_tables(rows: list[Any]) -> bool:
    return {*map(type, rows)} == {dict} or all(isinstance(row, Mapping) for row in rows)


def section(header: str, data: Mapping[str, Any]) -> str:
    """A header and a line for each key; a list of tables has a line for each of them."""
    lines = [header] if header else []
    for name, each in data.items():
        if isinstance(each, list) and each and _are_tables(each):
            lines.append(rows(name, map(table, each)))
        else:
            lines.append(f"{key(name)} = {string(each) if type(each) is str else value(each)}")
    return "\n".join(lines) + "\n"


def rows(name: str, written: Iterable[str]) -> str:
    """A list of tables that are written already, a line for each of them."""
    lines = "".join([f"  {row},\n" for row in written])
    return f"{key(name)} = [\n{lines}]" if lines else f"{key(name)} = []"
