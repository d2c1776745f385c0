"""What time it is: the machine's own, or a clock that a test holds and moves on."""

from datetime import datetime, timedelta
from typing import Final, Protocol

NOW: Final = "now"
"""The detail of an act that says when it is done; nobody but the house fills it in."""


class Clock(Protocol):
    """Tells the casino's own time, without a zone, as a record writes it."""

    def now(self) -> datetime:
        """This moment, in whole seconds."""


class SystemClock:
    """The machine's time."""

    def now(self) -> datetime:
        return datetime.now().replace(microsecond=0)


class HeldClock:
    """Stands still until it is moved on."""

    def __init__(self, at: datetime) -> None:
        self.at = at

    def now(self) -> datetime:
        return self.at

    def move_on(self, by: timedelta) -> None:
        self.at += by
