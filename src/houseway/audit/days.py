"""The gaming days that are asked about."""

from datetime import date
from typing import TYPE_CHECKING, Final, NamedTuple

from houseway.errors import BadInput, quoted

if TYPE_CHECKING:
    from houseway.audit.log import LoggedRound


class DaySpan(NamedTuple):
    """The gaming days that are asked about, both included; without an end, all that there are."""

    first: date | None = None
    last: date | None = None

    def hold(self, day: date | None) -> bool:
        if day is None:
            return self == EVERY_DAY
        return (self.first is None or self.first <= day) and (self.last is None or day <= self.last)

    def hold_round(self, logged: "LoggedRound") -> bool:
        return self == EVERY_DAY or self.hold(logged.day)


EVERY_DAY: Final = DaySpan()


def days_asked(day: str | None, first: str | None, last: str | None) -> DaySpan:
    if day is not None and (first is not None or last is not None):
        raise BadInput("--day is one gaming day; --from and --to are several: one way at a time")
    asked = DaySpan(_day("--day", day) or _day("--from", first), _day("--day", day) or _day("--to", last))
    if asked.first is not None and asked.last is not None and asked.first > asked.last:
        raise BadInput(f"--from: {asked.first} comes after --to, {asked.last}")
    return asked


def _day(option: str, text: str | None) -> date | None:
    try:
        return None if text is None else date.fromisoformat(text)
    except ValueError:
        raise BadInput(f"{option}: {quoted(text or '')} is no day; write one like 2004-08-01") from None
