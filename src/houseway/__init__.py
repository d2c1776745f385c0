"""Houseway: casino table games, run the way their rules say. `houseway.table` is the way in."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from houseway.front import OpenTable

__version__ = "0.1.0"


def table(game: str, players: Mapping[str, int | str] | None = None, **how: Any) -> "OpenTable":
    """A table of a game with its staff and these players, chips in dollars (see `houseway.front.table`)."""
    from houseway import front  # a command that needs no table does not wait for it

    return front.table(game, players, **how)
