"""The one way to show what somebody wrote: in plain quotation marks, never as Python would write it."""

from collections.abc import Iterable
from enum import Enum
from typing import Final

LONGEST: Final = 100  # of a line that tells what is wrong


def printable(text: str) -> str:
    """The text with a mark in place of what no terminal should be sent."""
    return "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in text)


def quoted(value: object) -> str:
    """What somebody wrote, in quotation marks and without anything that cannot be printed; other values in words."""
    if isinstance(value, Enum):
        value = value.value
    if isinstance(value, str):
        return f"'{printable(value if len(value) <= LONGEST else value[:LONGEST] + '…')}'"
    if isinstance(value, list | tuple | set | frozenset):
        return ", ".join(map(quoted, value)) or "nothing"
    if value is None or isinstance(value, dict):
        return "nothing" if not value else "a table"
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def some(names: Iterable[str], most: int) -> str:
    """The first of them, and how many more there are."""
    found = list(names)
    more = f" and {len(found) - most} more" if len(found) > most else ""
    return ", ".join(found[:most]) + more or "none"
