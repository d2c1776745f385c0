"""The best setting of pai gow's hands, read from the chart that is kept, which `houseway.odds` has worked out.

A row for each kind of four tiles that is better set otherwise than the house way: the low hand of a player, and that of
a player who banks; `house way` where that is best. The two tiles of a pair rank alike, and one stands for the other.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple, TypeAlias

from houseway.equipment.tiles import PAIR, tile

Kind: TypeAlias = tuple[int, ...]
"""The pairs that tiles belong to, the highest first."""

CHART: Final = files(__package__) / "chart.tsv"
HOUSE_WAY: Final = "house way"


class Lows(NamedTuple):
    """The low hand of a player, and of a player who banks; None: the house way."""

    player: Kind | None
    bank: Kind | None


def kind(tiles: Iterable[str]) -> Kind:
    return tuple(sorted(PAIR[tile(name)] for name in tiles))


@cache
def chart() -> Mapping[Kind, Lows]:
    rows = (line.split("\t") for line in CHART.read_text(encoding="utf-8").splitlines()[1:])
    return {kind(tiles.split()): Lows(*map(_low, lows)) for tiles, *lows in rows}


def _low(text: str) -> Kind | None:
    return None if text == HOUSE_WAY else kind(text.split())


def low_hand(tiles: Iterable[str], ways: Iterable[str], *, banks: bool) -> str | None:
    """Of the low hands that four tiles can be set with, the best; None where that is the house way."""
    found = chart().get(kind(tiles))
    best = found and (found.bank if banks else found.player)
    return next(way for way in ways if kind(way.split()) == best) if best else None
