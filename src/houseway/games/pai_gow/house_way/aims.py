"""Where no pair and no 12 or 2 decides: the aims of s439, then s442, then the guide of s438 (reading H1).

Each row keeps the ways that follow it, or all of them where none does; the row that leaves one has decided.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from houseway.games.pai_gow.arithmetic import CHONG_RANKING_3, of_points
from houseway.games.pai_gow.house_way.high_tiles import apart, in_place, in_place_up_to_7
from houseway.games.pai_gow.house_way.sizes import biggest_with_smallest, two_small_tiles
from houseway.games.pai_gow.house_way.ways import Rule, Setting, TileSetting

Keep: TypeAlias = Callable[[list[TileSetting]], list[TileSetting]]

SEVEN: Final = of_points(7)


def low_reaches(ways: list[TileSetting]) -> list[TileSetting]:
    return [way for way in ways if way.low_rank >= CHONG_RANKING_3]


def high_reaches(ways: list[TileSetting]) -> list[TileSetting]:
    return [way for way in ways if way.high_rank >= SEVEN]


def neither_reaches(ways: list[TileSetting]) -> list[TileSetting]:
    return [] if low_reaches(ways) or high_reaches(ways) else _highest(ways)


def low_never_reaches(ways: list[TileSetting]) -> list[TileSetting]:
    return [] if low_reaches(ways) else _highest(ways)


def _highest(ways: list[TileSetting]) -> list[TileSetting]:
    best = max(way.high_rank for way in ways)
    return [way for way in ways if way.high_rank == best]


def high_never_reaches(ways: list[TileSetting]) -> list[TileSetting]:
    low = low_reaches(ways)
    return _least_apart(low) if low and not high_reaches(ways) else []


def never_together(ways: list[TileSetting]) -> list[TileSetting]:
    low = low_reaches(ways)
    return [] if high_reaches(low) else low


def _least_apart(ways: list[TileSetting]) -> list[TileSetting]:
    least = min(way.difference for way in ways)
    return [way for way in ways if way.difference == least]


def not_worse_in_both(ways: list[TileSetting]) -> list[TileSetting]:
    return [way for way in ways if not any(_as_good(other, way) for other in ways if other is not way)]


def _as_good(other: TileSetting, way: TileSetting) -> bool:
    return other.low_rank >= way.low_rank and other.high_rank >= way.high_rank


def last(ways: list[TileSetting]) -> list[TileSetting]:
    return [min(ways, key=lambda way: (way.difference, -way.low_rank))]


AIMS: Final[tuple[tuple[Keep, Rule], ...]] = (
    (
        neither_reaches,
        Rule(
            ("qld s439(2)", "qld s439(3)", "reading H6"),
            "no low hand of chong ranking 3 and no high hand of 7: the best high hand",
        ),
    ),
    (low_never_reaches, Rule(("qld s439(2)",), "no low hand of chong ranking 3: the best high hand")),
    (
        high_never_reaches,
        Rule(
            ("qld s439(3)", "reading H7"),
            "no high hand of 7: the smallest difference, with chong ranking 3 or better below",
        ),
    ),
    (
        never_together,
        Rule(("qld s439(2)", "reading H20"), "the one low hand of chong ranking 3, which goes with no 7 above"),
    ),
    (
        high_never_reaches,
        Rule(
            ("qld s439(3)", "reading H20"),
            "chong ranking 3 below, which goes with no 7 above, and the smallest difference",
        ),
    ),
    (low_reaches, Rule(("qld s439(2)",), "the one low hand of chong ranking 3 or better")),
    (high_reaches, Rule(("qld s439(3)",), "chong ranking 3 or better below, and the one high hand of 7 or better")),
    (in_place_up_to_7, Rule(("qld s442(1)", "reading H10"), "a high hand of 7 or less: the highest tile is low")),
    (in_place, Rule(("qld s442(2)", "reading H10"), "a high hand of 8 or 9: the highest tile is on it")),
    (apart, Rule(("qld s442(3)", "reading H10"), "no two tiles of high 6 and above on the same hand")),
    (not_worse_in_both, Rule(("qld s438", "reading H21"), "the other is no better in either hand")),
    (
        two_small_tiles,
        Rule(("qld s438(c)", "reading H26"), "two small tiles that make 7, 8 or 9, with no ten to take off"),
    ),
    (biggest_with_smallest, Rule(("qld s438(d)", "reading H17", "reading H21"), "the biggest tile with the smallest")),
    (last, Rule(("qld s439(3)", "reading H20"), "nothing else tells them apart: the smallest difference")),
)


def by_the_aims(ways: list[TileSetting]) -> Setting:
    """The setting that the rows leave, with the row that left it."""
    for keep, rule in AIMS:
        ways = keep(ways) or ways
        if len(ways) == 1:
            return ways[0].by(rule)
    raise AssertionError(f"the last row leaves one of {ways}")
