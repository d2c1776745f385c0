"""How fast a table goes on that the house deals itself: in seconds, set table by table."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from datetime import timedelta
from typing import Final

from houseway.errors import BadInput, quoted

MOST: Final = 24 * 60 * 60  # seconds


@dataclass(frozen=True, slots=True)
class Pace:
    """So many seconds; the law has no number for any of them."""

    wagers: int = 20  # from the first wager to the close
    again: int = 8  # where wagers were open before in the same round: while the ball runs
    decides: int = 30  # for a player's decision: a reasonable period (qld s64)
    bots: int = 1  # between what bots do
    quiet: int = 300  # before bots begin a round, where nobody else is at the table

    def seconds(self, what: str) -> timedelta:
        return timedelta(seconds=getattr(self, what))

    def with_changes(self, changes: Mapping[str, int]) -> "Pace":
        """Another pace; refused where something is not known, or is no number of seconds."""
        known = asdict(self)
        for name, each in changes.items():
            if name not in known:
                raise BadInput(f"a table has no pace called {quoted(name)}; it has {', '.join(known)}")
            if type(each) is not int or not 0 <= each <= MOST:
                raise BadInput(f"{name}: a pace is a whole number of seconds from 0 to {MOST}")
        return replace(self, **changes)


USUAL: Final = Pace()
