"""High ranking tiles (s442): on which hand the highest tile goes, and that two of them are kept apart."""

from houseway.equipment.tiles import PAIR
from houseway.games.pai_gow.arithmetic import CHONG, of_points
from houseway.games.pai_gow.house_way.ways import TileSetting, Two


def in_place(ways: list[TileSetting]) -> list[TileSetting]:
    """The ways whose highest tile is where subsections (1) and (2) want it for their own high hand (reading H23)."""
    return [way for way in ways if _on_low(way) == _seven_or_less(way)]


def in_place_up_to_7(ways: list[TileSetting]) -> list[TileSetting]:
    """The same, where only subsection (1) is followed."""
    kept = in_place(ways)
    return kept if all(map(_seven_or_less, kept)) else []


def _seven_or_less(way: TileSetting) -> bool:
    return way.high_rank < of_points(8)


def _on_low(way: TileSetting) -> bool:
    """Is the highest tile on the low hand? Tiles are numbered from the highest."""
    return min(way.low) < min(way.high)


def apart(ways: list[TileSetting]) -> list[TileSetting]:
    """The ways without two high ranking tiles on one hand."""
    return [way for way in ways if not _both_high(way.low) and not _both_high(way.high)]


def _both_high(hand: Two) -> bool:
    """Are both tiles high 6 or above (reading H10)?"""
    return all(PAIR[tile] <= CHONG for tile in hand)
