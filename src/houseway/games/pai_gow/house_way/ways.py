"""The three ways in which four tiles make two hands, and what a rule says that chose one of them."""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from houseway.equipment.tiles import LABEL, Tile
from houseway.games.pai_gow.arithmetic import points, rank

Two: TypeAlias = tuple[Tile, Tile]


class Rule(NamedTuple):
    """A rule of the house way: the provisions and readings that it rests on, and what it does."""

    cites: tuple[str, ...]
    says: str

    def __str__(self) -> str:
        return f"{', '.join(self.cites)}: {self.says}"


class Setting(NamedTuple):
    """Four tiles set the house way, and the rule that decided it."""

    low: Two
    high: Two
    rule: Rule


class TileSetting(NamedTuple):
    """One way to set four tiles, with the rank of each hand; the better one is the high hand (reading H16)."""

    low: Two
    high: Two
    low_rank: int
    high_rank: int

    @property
    def difference(self) -> int:
        """How many points the high hand is above the low hand."""
        return points(self.high_rank) - points(self.low_rank)

    def by(self, rule: Rule) -> Setting:
        return Setting(self.low, self.high, rule)


def ways(tiles: Sequence[Tile]) -> list[TileSetting]:
    """The ways to set four tiles, each once: ways whose hands rank alike are one, with the better single tiles low."""
    one, two, three, four = sorted(tiles)
    found: dict[tuple[int, int], TileSetting] = {}
    for hands in (((one, two), (three, four)), ((one, three), (two, four)), ((one, four), (two, three))):
        way = way_of(*hands)
        found[way.low_rank, way.high_rank] = min(way, found.get((way.low_rank, way.high_rank), way))
    return list(found.values())


def way_of(one: Two, other: Two) -> TileSetting:
    """Two hands of two tiles: the better one is high (reading H16)."""
    first, second = rank(*one), rank(*other)
    return TileSetting(one, other, first, second) if first <= second else TileSetting(other, one, second, first)


def labels(hand: Two) -> tuple[str, str]:
    """What the two tiles of a hand are called: `12`, `high 8`, `3/6`."""
    return LABEL[hand[0]], LABEL[hand[1]]
