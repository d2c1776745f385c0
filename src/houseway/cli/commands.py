"""Where a command is added: the `houseway` command itself, or one that has others under it."""

from typing import Any, Protocol


class Commands(Protocol):
    def add_parser(self, name: str, **said: Any) -> Any: ...
