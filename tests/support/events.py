"""What happened in a round, by kind."""

from typing import Any

from houseway.play.events import Came, Done
from houseway.play.round import Round

__all__ = ["came", "done"]


def done(round_: Round[Any]) -> list[Done]:
    """What people did, and what they were refused."""
    return [event for event in round_.events if isinstance(event, Done)]


def came(round_: Round[Any]) -> list[Came]:
    """What devices gave."""
    return [event for event in round_.events if isinstance(event, Came)]
