"""A keno system for tests: opened, sold at, drawn, and the next day."""

from collections.abc import Iterable
from datetime import datetime, timedelta
from typing import Any

import pytest

from houseway.cite import cite
from houseway.equipment.chance import Scripted
from houseway.errors import Refused
from houseway.games.keno.entry import Entry
from houseway.games.keno.ticket import Ticket
from houseway.keno import KenoSettings, KenoSystem, Terminal

__all__ = [
    "FIRST",
    "NONE_OF_THEM",
    "OPENING",
    "SELF_SERVICE",
    "WRITER",
    "at",
    "drawn",
    "next_day",
    "opened",
    "refused",
    "sold",
    "spots",
]

OPENING = datetime(1998, 9, 4, 6)


WRITER = Terminal(3, "w7")


SELF_SERVICE = Terminal(9)


FIRST = tuple(range(1, 21))


NONE_OF_THEM = tuple(range(61, 81))


def opened(settings: KenoSettings | None = None) -> KenoSystem:
    system = KenoSystem(settings)
    system.begin_day(OPENING)
    return system


def at(minutes: int = 0, *, days: int = 0) -> datetime:
    return OPENING + timedelta(days=days, minutes=minutes)


def spots(*numbers: int, stake: int = 100, games: int = 1, jackpot: bool = False) -> Entry:
    return Entry((numbers,), stake, games, jackpot)


def sold(system: KenoSystem, *numbers: int, when: datetime = OPENING, **more: Any) -> Ticket:
    return system.sell(when, WRITER, spots(*(numbers or (1, 2, 3)), **more))


def drawn(system: KenoSystem, numbers: Iterable[int] = FIRST, when: datetime | None = None) -> None:
    when = when or system.now or OPENING
    system.close_game(when)
    system.draw(when, Scripted(numbers))
    assert system.books.total() == 0


def refused(under: str) -> "pytest.RaisesExc[Refused]":
    return pytest.raises(Refused, check=lambda wrong: wrong.under == cite(under))


def next_day(system: KenoSystem, days: int) -> None:
    """The keno day so many days after the first begins."""
    system.begin_day(at(days=days))
