"""The individual exceptions (Division 13): four tiles that are set as the text says, before anything else."""

from collections.abc import Collection
from typing import Final, NamedTuple, TypeAlias

from houseway.equipment.tiles import LABEL
from houseway.games.pai_gow.arithmetic import is_pair
from houseway.games.pai_gow.house_way.ways import Rule, Setting, TileSetting, Two, labels

Labels: TypeAlias = Collection[str]

ANY: Final = frozenset(LABEL)
SIX: Final = ("high 6", "low 6")  # a 3/6 tile is not a 6 (reading H22), unless a row says so
SEVEN: Final = ("high 7", "low 7")
TEN: Final = ("high 10", "low 10")


class Individual(NamedTuple):
    """Two tiles for one hand and two for the other, each one of the labels that stand there."""

    one: tuple[Labels, Labels]
    other: tuple[Labels, Labels]
    rule: Rule
    without_pair: bool = False


_FOUR_WITH_5: Final = Rule(
    ("qld s443(5)", "reading H13"), "with a 3, 4, 5 and no pair, the 9 of the 4 and the 5, the high 4 before the low"
)

EXCEPTIONS: Final = (
    Individual(
        (SEVEN, ("high 10",)),
        (("high 8",), ("11",)),
        Rule(("qld s443(2)",), "with a 7, high 8, high 10 and 11, play 7 and 9"),
    ),
    Individual(
        (("high 4",), ("low 8",)),
        (("high 8",), (*SIX, *SEVEN)),
        Rule(("qld s443(3)", "reading H11"), "with a high 4, both 8s and a 6 or 7, the high 8 is on the high hand"),
    ),
    Individual(
        (("5",), ("2", "12")),
        (("3/6",), (*SIX, "3/6")),
        Rule(("qld s443(4)", "reading H14"), "with a 3, 5, 6 and a 2 or 12, 7 and 9 and not 8 and 8"),
    ),
    Individual((("high 4",), ("5",)), (("3/6",), ANY), _FOUR_WITH_5, without_pair=True),
    Individual((("low 4",), ("5",)), (("3/6",), ANY), _FOUR_WITH_5, without_pair=True),
    Individual(
        (("high 8",), ("9",)),
        (("low 8",), TEN),
        Rule(("qld s443(6)", "reading H12"), "with both 8s, a 9 and a 10, the high 8 is on the low hand"),
    ),
)


def exception(ways: list[TileSetting]) -> Setting | None:
    """The setting of an individual exception, where the tiles are one."""
    pair = any(is_pair(way.high_rank) for way in ways)
    for row in EXCEPTIONS:
        for way in ways:
            if _fits(row, way) and not (row.without_pair and pair):
                return way.by(row.rule)
    return None


def _fits(row: Individual, way: TileSetting) -> bool:
    """Are these the two hands of the row, one way round or the other?"""
    return (_is(way.low, row.one) and _is(way.high, row.other)) or (_is(way.low, row.other) and _is(way.high, row.one))


def _is(hand: Two, wanted: tuple[Labels, Labels]) -> bool:
    (one, other), (first, second) = labels(hand), wanted
    return (one in first and other in second) or (one in second and other in first)
