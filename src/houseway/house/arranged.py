"""How a table goes on by itself: its pace, and the bots that play there.

Both are events of the table's own chain, and every round begins with them, so that whoever runs the table knows them.
"""

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from houseway.house.pace import USUAL, Pace
from houseway.play.codec import Data


class Arranged:
    """As the table's events have it."""

    def __init__(self) -> None:
        self.pace: Pace = USUAL
        self.bots: dict[str, str] = {}  # the strategy of each, by name

    def as_data(self) -> Data:
        """What the beginning of a round tells of it."""
        return {"pace": asdict(self.pace), "bots": dict(self.bots)}

    def take(self, body: Mapping[str, Any]) -> None:
        """As an event says."""
        match body:
            case {"house": "round", "pace": pace, "bots": bots}:
                self.pace, self.bots = Pace(**pace), dict(bots)
            case {"house": "pace", "pace": pace}:
                self.pace = Pace(**pace)
            case {"house": "bot", "person": name, "strategy": strategy}:
                self.bots[name] = strategy
