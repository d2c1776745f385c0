"""The guide's last line (s438(d)): the biggest tile with the smallest."""

from houseway.equipment.tiles import PAIR, POINTS, Tile
from houseway.games.pai_gow.arithmetic import GEE_JUN
from houseway.games.pai_gow.house_way.ways import Way


def size(tile: Tile) -> int:
    """How big a tile is: all its pips, and 6 for a 3/6 tile (readings H17, H21)."""
    return 6 if PAIR[tile] == GEE_JUN else POINTS[tile]


def biggest_with_smallest(ways: list[Way]) -> list[Way]:
    """The ways in which the biggest tile is with the smallest."""
    sizes = [size(tile) for tile in (*ways[0].low, *ways[0].high)]
    ends = {min(sizes), max(sizes)}
    return [way for way in ways if ends in ({size(tile) for tile in hand} for hand in (way.low, way.high))]
