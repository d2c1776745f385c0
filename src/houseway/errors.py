"""One tree of errors.

    HousewayError
    ├── Refused        a person tried what is not permitted: the provision, and what may be done
    ├── BadInput       what was typed or read is wrong: says where, and what is allowed there
    │   └── BadRecord  a recorded round that cannot be read, with the line
    ├── NotHeld        the rulebook does not hold the text that was asked for
    └── NotInstalled   what was asked for needs an extra of the package, and says which

Two more live beside the values they guard: `cite.BadCite` and `money.BadMoney` (both `ValueError`), and
`money.Inexact`. An `AssertionError` is a bug of ours, never a person's mistake.
"""

from collections.abc import Iterable
from difflib import get_close_matches
from enum import IntEnum
from importlib.util import find_spec
from typing import Final

from houseway.cite import Cite, cite
from houseway.quotation import printable as printable
from houseway.quotation import quoted as quoted


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


EXTRAS: Final = {
    "cli": ("rich",),
    "simulate": ("numba", "numpy"),
    "print": ("fontTools", "pydyf", "segno"),
    "school": ("fsrs",),
    "floor": (
        "alembic", "argon2", "confusable_homoglyphs", "cryptography", "fastapi", "orjson", "prometheus_client",
        "sqlalchemy", "uvicorn", "websockets",
    ),
    "postgresql": ("psycopg",),
    "plots": ("matplotlib",),
    "audit": ("polars",),
    "cluster": ("distributed",),
    "gpu": ("numba_cuda",),
}  # fmt: skip
"""What each extra of `pip install houseway[…]` brings, by the names under which it is imported."""


class NotInstalled(HousewayError):
    """What was asked for needs what an extra brings."""

    def __init__(self, extra: str, lacking: Iterable[str]) -> None:
        super().__init__(f"this needs {', '.join(lacking)}: pip install 'houseway[{extra}]'")


def require(extra: str) -> None:
    """Stands before whatever is imported of an extra, so that whoever lacks it is told which."""
    if lacking := [name for name in EXTRAS[extra] if find_spec(name) is None]:
        raise NotInstalled(extra, lacking)


def did_you_mean(text: str, among: Iterable[str]) -> str:
    """`; did you mean roulette?`, or nothing where nothing there is like what was said."""
    near = get_close_matches(text, sorted(among), n=1, cutoff=0.6)
    return f"; did you mean {near[0]}?" if near else ""
