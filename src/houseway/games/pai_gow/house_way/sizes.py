"""The guide's last lines: two small tiles that make enough (s438(c)), the biggest tile with the smallest (s438(d))."""

from houseway.equipment.tiles import PAIR, POINTS, Tile
from houseway.games.pai_gow.arithmetic import GEE_JUN
from houseway.games.pai_gow.house_way.ways import TileSetting, Two


def size(tile: Tile) -> int:
    """How big a tile is: all its pips, and 6 for a 3/6 tile (readings H17, H21)."""
    return 6 if PAIR[tile] == GEE_JUN else POINTS[tile]


def two_small_tiles(ways: list[TileSetting]) -> list[TileSetting]:
    """The ways with a hand of two tiles whose pips make 7, 8 or 9 as they stand (reading H26)."""
    return [way for way in ways if _small(way.low) or _small(way.high)]


def _small(hand: Two) -> bool:
    return any(one + other in (7, 8, 9) for one in _shows(hand[0]) for other in _shows(hand[1]))


def _shows(tile: Tile) -> tuple[int, ...]:
    """What a tile can count, the tens included (reading H15)."""
    return (3, 6) if PAIR[tile] == GEE_JUN else (POINTS[tile],)


def biggest_with_smallest(ways: list[TileSetting]) -> list[TileSetting]:
    """The ways in which the biggest tile is with the smallest."""
    sizes = [size(tile) for tile in (*ways[0].low, *ways[0].high)]
    ends = {min(sizes), max(sizes)}
    return [way for way in ways if ends in ({size(tile) for tile in hand} for hand in (way.low, way.high))]
