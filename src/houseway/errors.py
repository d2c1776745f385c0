"""One tree of errors.

    HousewayError
    ├── Refused        a person tried what is not permitted: the provision, and what may be done
    ├── BadInput       what was typed or read is wrong: says where, and what is allowed there
    │   └── BadRecord  a recorded round that cannot be read, with the line
    └── NotHeld        the rulebook does not hold the text that was asked for

Two more live beside the values they guard: `cite.BadCite` and `money.BadMoney` (both `ValueError`), and
`money.Inexact`. An `AssertionError` is a bug of ours, never a person's mistake.
"""

from collections.abc import Iterable
from difflib import get_close_matches
from enum import IntEnum

from houseway.cite import Cite, cite
from houseway.quoting import printable as printable
from houseway.quoting import quoted as quoted


class HousewayError(Exception):
    """The root of what Houseway raises for people to read."""


class Ground(IntEnum):
    """Why something is refused, in the order in which it is looked at: one mistake always gets one answer."""

    WHO = 1  # this person may not do it at all
    WHEN = 2  # not now
    WHAT = 3  # no such wager, selection or act
    AMOUNT = 4  # under the minimum, over the maximum, off the increment
    MEANS = 5  # the chips do not cover it, or may not be used


class Refused(HousewayError):
    """What was tried is not permitted, and nothing has changed."""

    def __init__(self, under: str | Cite, why: str, *, ground: Ground = Ground.WHAT, instead: str = "") -> None:
        self.under = cite(under) if isinstance(under, str) else under
        self.why = why
        self.ground = ground
        self.instead = instead
        super().__init__(f"{why} ({self.under})" + (f"; {instead}" if instead else ""))


class BadInput(HousewayError):
    """The input is wrong; the message says where and what is allowed."""


class BadRecord(BadInput):
    """A record that cannot be read or replayed, with the line at fault; a table that must not open is `refused`."""

    def __init__(self, why: str, *, line: int | None = None, file: str = "", refused: Refused | None = None) -> None:
        self.why, self.line, self.file, self.refused = why, line, file, refused
        where = ":".join(str(x) for x in (file, line) if x)
        super().__init__(f"{where}: {why}" if where else why)


class NotHeld(HousewayError):
    """The seeds of the rulebook do not hold this text, and Houseway does not guess."""


def did_you_mean(text: str, among: Iterable[str]) -> str:
    """`; did you mean roulette?`, or nothing where nothing there is like what was said."""
    near = get_close_matches(text, sorted(among), n=1, cutoff=0.6)
    return f"; did you mean {near[0]}?" if near else ""
