"""A canonical writer of the TOML that a record uses: the same data always gives the same text, one line an event."""

import re
from collections.abc import Mapping
from datetime import date
from functools import lru_cache
from typing import Any, Final, TypeAlias

from houseway.errors import BadInput, quoted

Data: TypeAlias = dict[str, Any]

_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
_ESCAPED: Final = re.compile(r'[\x00-\x1f\x7f"\\]')
_HALVES: Final = re.compile("[\ud800-\udfff]")
_SHORT: Final = {"\b": "\\b", "\t": "\\t", "\n": "\\n", "\f": "\\f", "\r": "\\r", '"': '\\"', "\\": "\\\\"}
_LISTS: Final = (list, tuple)
_TABLES: Final = (dict, Mapping)  # most are a dict, which is known sooner


@lru_cache(maxsize=4096)  # the same words come in every record
def string(text: str) -> str:
    """A basic string: control characters escaped, everything else as it is."""
    if _HALVES.search(text):
        raise BadInput(f"{quoted(text)} cannot be written: it holds half a character")
    return '"' + _ESCAPED.sub(lambda found: _SHORT.get(found[0]) or f"\\u{ord(found[0]):04X}", text) + '"'


@lru_cache(maxsize=4096)
def key(name: str) -> str:
    """A key, in quotes only where it needs them."""
    return name if _BARE.fullmatch(name) else string(name)


def value(data: object) -> str:
    """A value on one line."""
    if isinstance(data, str):
        return string(data)
    if isinstance(data, bool):
        return "true" if data else "false"
    if isinstance(data, int):
        return str(data)
    if isinstance(data, _TABLES):
        return "{" + ", ".join([f"{key(name)} = {value(each)}" for name, each in data.items()]) + "}"
    if isinstance(data, date):  # or a moment
        return data.isoformat()
    if isinstance(data, _LISTS):
        return "[" + ", ".join(map(value, data)) + "]"
    raise BadInput(f"{quoted(data)} cannot be written in a record")


def section(header: str, data: Mapping[str, Any]) -> str:
    """A header and a line for each key; a list of tables has a line for each of them."""
    lines = [header] if header else []
    for name, each in data.items():
        if isinstance(each, list) and each and all([isinstance(row, _TABLES) for row in each]):
            lines += [f"{key(name)} = [", *[f"  {value(row)}," for row in each], "]"]
        else:
            lines.append(f"{key(name)} = {value(each)}")
    return "\n".join(lines) + "\n"
