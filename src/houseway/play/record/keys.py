"""Which keys of a table were looked at: whatever sets a game up from a record need not list those that it knows.

A key that nobody asked for is not known. One that was asked for is, whatever its value, a default included.
"""

from collections.abc import Iterator
from typing import Any

from houseway.errors import BadInput

UNTOLD = object()
"""A key was asked for that has no default."""


class CountedKeys(dict[str, Any]):
    """Plain data that notes what is asked of it; tables within it do the same."""

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__({name: _wrapped(each) for name, each in data.items()})
        self.asked: dict[str, Any] = {}  # by whoever took it: each key, and what it is where it is left out

    def unknown(self) -> Iterator[tuple[str, ...]]:
        """The way to each key that nobody asked for."""
        for name, each in dict.items(self):
            if name not in self.asked:
                yield (name,)
            elif isinstance(each, CountedKeys):
                yield from ((name, *path) for path in each.unknown())

    def get(self, name: str, default: Any = None) -> Any:
        self.asked[name] = default
        found = super().get(name, default)
        if isinstance(found, list | dict) and isinstance(default, str | int):
            raise BadInput(f"'{name}' is one thing, not several")
        return found

    def __getitem__(self, name: str) -> Any:
        self.asked.setdefault(name, UNTOLD)
        return super().__getitem__(name)

    def __contains__(self, name: object) -> bool:
        self.asked.setdefault(str(name), UNTOLD)
        return super().__contains__(name)

    # Whoever goes over all of it knows what to do with each

    def _all(self) -> None:
        for name in dict.keys(self):
            self.asked.setdefault(name, UNTOLD)

    def __iter__(self) -> Iterator[str]:
        self._all()
        return super().__iter__()

    def keys(self) -> Any:
        self._all()
        return super().keys()

    def items(self) -> Any:
        self._all()
        return super().items()

    def values(self) -> Any:
        self._all()
        return super().values()


def _wrapped(value: Any) -> Any:
    if isinstance(value, dict):
        return CountedKeys(value)
    return [_wrapped(each) for each in value] if isinstance(value, list) else value
