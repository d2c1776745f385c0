"""The lounge by the clock: when its next game is drawn, and when its next keno day begins.

Nothing is kept here that was not done at the lounge, so a restart goes on where it was.
"""

from collections.abc import Mapping
from datetime import datetime, timedelta
from typing import Any, Final, NamedTuple

from houseway.errors import BadInput, quoted
from houseway.keno import KenoSystem

MOST: Final = 24 * 60 * 60  # seconds
EMPTY: Final = 12  # games in a row that are drawn though nobody has a ticket: an empty house does not fill the disk
DAY, DRAWN = "begin day", "draw"  # as they are done at the lounge


class Hours(NamedTuple):
    """So many seconds; the law has no number for them. Without any, the lounge's own people draw."""

    draws: int = 0  # from the first ticket of a game to its draw
    quiet: int = 0  # from its opening, where nobody has a ticket

    @property
    def by_the_clock(self) -> bool:
        """Does the house do what the people of a lounge do?"""
        return self.draws > 0


def hours_of(details: Mapping[str, Any]) -> Hours:
    """What was set; both, or nought for a lounge that people draw at."""
    for name, each in details.items():
        if name not in Hours._fields:
            raise BadInput(f"a lounge has no hours called {quoted(name)}; it has {', '.join(Hours._fields)}")
        if type(each) is not int or not 0 <= each <= MOST:
            raise BadInput(f"{name}: a whole number of seconds from 0 to {MOST}")
    found = Hours(**details)
    return found if found.quiet else found._replace(quiet=found.draws)


def next_draw(system: KenoSystem, hours: Hours) -> datetime | None:
    """When the game that is open is drawn; not known where people do that, or where it waits for a first ticket."""
    if not hours.by_the_clock or system.opened is None:
        return None
    first = next(iter(system.sold.get(system.game, {}).values()), None)
    if first is not None:
        return max(system.opened, first.issued) + timedelta(seconds=hours.draws)
    if system.game - system.wagered > EMPTY:
        return None
    return system.opened + timedelta(seconds=hours.quiet)


def due(system: KenoSystem, hours: Hours, now: datetime) -> tuple[str, datetime] | None:
    """What the lounge does next by itself, and when: a draw, or a keno day begins."""
    if not hours.by_the_clock:
        return None
    day = system.day
    if day is None:
        return DAY, now
    if now < day.closes:
        at = next_draw(system, hours)
        return (DAY, day.closes) if at is None else (DRAWN, min(at, day.closes))
    in_time = system.opened is not None and system.opened < day.closes
    waits = system.closed or system.said_on_tickets or (in_time and system.sold.get(system.game))
    return (DRAWN if waits else DAY), now
