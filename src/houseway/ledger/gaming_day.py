"""The gaming day: to which one a moment belongs, and when it ends."""

from datetime import date, datetime, time, timedelta
from typing import Final

BEGINS: Final = timedelta(hours=6)


def gaming_day(at: datetime) -> date:
    """The day that a moment belongs to: the house's begins at six in the morning."""
    return (at - BEGINS).date()


def day_ends(day: date) -> datetime:
    """When a gaming day is over, and the next begins."""
    return datetime.combine(day, time()) + timedelta(days=1) + BEGINS
