"""How a table goes on by itself: its pace, the bots that play there, and how a live one is recorded.

All are events of the table's own chain, and every round begins with them, so that whoever runs the table knows them.
"""

from collections.abc import Mapping

from houseway.store.events import BotComes, Event, PaceSet, RoundBegins
from houseway.store.pace import USUAL, Pace
from houseway.store.recording import AS_USUAL, Recording, RecordingSet


class Arranged:
    """As the table's events have it."""

    def __init__(self) -> None:
        self.pace: Pace = USUAL
        self.recording: Recording = AS_USUAL
        self.bots: dict[str, str] = {}  # the strategy of each, by name

    def take(self, event: Event) -> None:
        """As an event says."""
        match event:
            case RoundBegins(pace=Pace() as pace, bots=Mapping() as bots, recording=recording):
                self.pace, self.bots, self.recording = pace, dict(bots), recording or AS_USUAL
            case RecordingSet(manner=manner, devices=devices):
                self.recording = Recording(manner, dict(devices))
            case PaceSet(pace=pace):
                self.pace = pace
            case BotComes(person=name, strategy=strategy):
                self.bots[name] = strategy
