"""Keno days: 24 hours that the operator fixes, or another period that an inspector has approved (qld s210)."""

import datetime as dt
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import wraps
from typing import Concatenate, Final, ParamSpec, Protocol, TypeVar

from houseway.errors import BadInput, Ground, Refused

USUAL: Final = timedelta(hours=24)


@dataclass(frozen=True, slots=True)
class KenoDay:
    opens: datetime
    closes: datetime

    @property
    def date(self) -> dt.date:
        """The day by which the 28 days are counted."""
        return self.opens.date()

    def date_at(self, at: datetime) -> dt.date:
        """That of this day or, after it and while no other is on, as if one came after another (reading KN13)."""
        return self.date if at < self.closes else (at - (at - self.opens) % USUAL).date()

    def check(self, at: datetime) -> None:
        if not self.opens <= at < self.closes:
            why = f"the keno day runs from {self.opens:%Y-%m-%d %H:%M} to {self.closes:%Y-%m-%d %H:%M}"
            raise Refused("qld s210", why, ground=Ground.WHEN, instead="begin a keno day")


def begun(day: KenoDay | None) -> KenoDay:
    """The one that is on, or was the last."""
    if day is None:
        raise Refused("qld s210", "no keno day has begun", ground=Ground.WHEN, instead="begin a keno day")
    return day


def day_from(at: datetime, before: KenoDay | None, lasts: timedelta = USUAL, *, approved: bool = False) -> KenoDay:
    """The day that begins now; it does not begin before the last one is over."""
    check_zone(at)
    if lasts != USUAL and not (approved and lasts > timedelta(0)):
        why = "a keno day has 24 hours, unless an inspector approves another period"
        raise Refused("qld s210", why, ground=Ground.WHEN)
    if before is not None and at < before.closes:
        why = f"the keno day before ends at {before.closes:%Y-%m-%d %H:%M}"
        raise Refused("qld s210", why, ground=Ground.WHEN)
    return KenoDay(at, at + lasts)


class Timed(Protocol):
    now: datetime | None  # when something was done last


S = TypeVar("S", bound=Timed)
P = ParamSpec("P")
R = TypeVar("R")


def in_time(
    operation: Callable[Concatenate[S, datetime, P], R],
) -> Callable[Concatenate[S, datetime, P], R]:
    """Time goes on with what is done, and never backwards; what is refused leaves the clock as it was."""

    @wraps(operation)
    def done(self: S, at: datetime, /, *args: P.args, **kwargs: P.kwargs) -> R:
        check_zone(at)
        if self.now is not None and at < self.now:
            raise BadInput(f"{at} is before {self.now}: moments do not go backwards")
        found = operation(self, at, *args, **kwargs)
        self.now = at
        return found

    return done


def check_zone(at: datetime) -> None:
    if at.tzinfo is not None:
        raise BadInput(f"{at.isoformat()}: moments are in the casino's own time, without a zone")
