"""The guide's last two lines (s438(c) and (d)): small tiles, and the biggest with the smallest."""

from houseway.equipment.tiles import PAIR, POINTS, Tile
from houseway.games.pai_gow.arithmetic import GEE_JUN, points, rank
from houseway.games.pai_gow.house_way.ways import Two, Way


def size(tile: Tile) -> int:
    """How big a tile is: all its pips, and 6 for a 3/6 tile (readings H17, H21)."""
    return 6 if PAIR[tile] == GEE_JUN else POINTS[tile]


def small_tiles(ways: list[Way]) -> list[Way]:
    """The ways in which two small tiles make 7, 8 or 9."""
    return [way for way in ways if _small(way.low) or _small(way.high)]


def _small(hand: Two) -> bool:
    """Small tiles make their points without a digit to discard; a 3/6 tile is a 3 or a 6 (reading H15)."""
    least = sum(3 if PAIR[tile] == GEE_JUN else POINTS[tile] for tile in hand)
    return 7 <= points(rank(*hand)) <= 9 and least < 10


def biggest_with_smallest(ways: list[Way]) -> list[Way]:
    """The ways in which the biggest tile is with the smallest."""
    sizes = [size(tile) for tile in (*ways[0].low, *ways[0].high)]
    ends = {min(sizes), max(sizes)}
    return [way for way in ways if ends in ({size(tile) for tile in hand} for hand in (way.low, way.high))]
