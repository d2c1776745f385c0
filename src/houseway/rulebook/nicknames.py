"""What people call the wagers of a game, besides what the law calls them: `law/called.toml`."""

import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from houseway.rulebook.folder import law_folder


class Nicknames(NamedTuple):
    """The wager that an example is told of, and other names of wagers by the law's name."""

    example: str = ""
    names: Mapping[str, tuple[str, ...]] = {}
    main: bool = False  # is that the wager which everybody makes, and which is meant where none is named?


@cache
def called(game: str) -> Nicknames:
    """What the wagers of a game are called; nothing, where nobody wagers on a layout."""
    held = _file().get(game, {})
    names = {wager: tuple(names) for wager, names in held.items() if wager not in ("example", "main")}
    return Nicknames(str(held.get("example", "")), names, bool(held.get("main")))


@cache
def _file() -> dict[str, dict[str, Any]]:
    return tomllib.loads((law_folder() / "called.toml").read_text("utf-8"))
