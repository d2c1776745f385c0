"""Keno days: 24 hours that the operator fixes, or another period that an inspector has approved (qld s210)."""

from dataclasses import dataclass
from datetime import date, datetime, timedelta
from typing import Final

from houseway.errors import BadInput, Ground, Refused

USUAL: Final = timedelta(hours=24)


@dataclass(frozen=True, slots=True)
class KenoDay:
    opens: datetime
    closes: datetime

    @property
    def date(self) -> date:
        """The day by which the 28 days are counted."""
        return self.opens.date()

    def check(self, at: datetime) -> None:
        if not self.opens <= at < self.closes:
            why = f"the keno day runs from {self.opens:%Y-%m-%d %H:%M} to {self.closes:%Y-%m-%d %H:%M}"
            raise Refused("qld s210", why, ground=Ground.WHEN, instead="begin a keno day")


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


def check_zone(at: datetime) -> None:
    if at.tzinfo is not None:
        raise BadInput(f"{at.isoformat()}: moments are in the casino's own time, without a zone")
