"""Places of one wager that are alike stand in one row, in a summary and on paper."""

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any, Final, NamedTuple

OWN: Final = ("selection", "cites", "caveats")


class Alike(NamedTuple):
    """The first of them, and which places they are."""

    first: Any
    where: str


def alike(wagers: Iterable[Any]) -> Iterator[Alike]:
    for _, same in groupby(wagers, lambda each: {name: value for name, value in each.items() if name not in OWN}):
        first, *others = same
        yield Alike(first, f"{first['selection']} to {others[-1]['selection']}" if others else first["selection"])
