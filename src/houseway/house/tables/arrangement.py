"""How a table goes on by itself: its pace, and the bots that play there.

Both are events of the table's own chain, and every round begins with them, so that whoever runs the table knows them.
"""

from collections.abc import Mapping

from houseway.store.events import BotComes, Event, PaceSet, RoundBegins
from houseway.store.pace import USUAL, Pace


class Arranged:
    """As the table's events have it."""

    def __init__(self) -> None:
        self.pace: Pace = USUAL
        self.bots: dict[str, str] = {}  # the strategy of each, by name

    def take(self, event: Event) -> None:
        """As an event says."""
        match event:
            case RoundBegins(pace=Pace() as pace, bots=Mapping() as bots):
                self.pace, self.bots = pace, dict(bots)
            case PaceSet(pace=pace):
                self.pace = pace
            case BotComes(person=name, strategy=strategy):
                self.bots[name] = strategy
